import sharp from 'sharp'
const names = process.argv.slice(3)
const out = process.argv[2]
const parts = []
for (const n of names) {
  const [f, w = 0] = n.split('@')
  const m = await sharp(`/tmp/b-${f}.png`).metadata()
  const H = 1600
  const k = Math.min(Number(w) || 1, Math.ceil(m.height / H))
  for (let i = 0; i < k; i++) {
    const h = Math.min(H, m.height - i * H)
    parts.push({
      buf: await sharp(`/tmp/b-${f}.png`)
        .extract({ left: 0, top: i * H, width: m.width, height: h })
        .png()
        .toBuffer(),
      w: m.width,
    })
  }
}
let x = 0
const comp = parts.map((p) => {
  const c = { input: p.buf, left: x, top: 0 }
  x += p.w + 10
  return c
})
await sharp({ create: { width: x, height: 1600, channels: 3, background: '#888' } })
  .composite(comp)
  .png()
  .toFile(out)
