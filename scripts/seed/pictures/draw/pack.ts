// Collects what was rendered: files and manifest. Arguments: none.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
const root = '.data/drawn/pics',
  out = new URL('../', import.meta.url).pathname
const jobs = [
  ...JSON.parse(readFileSync('.data/drawn/jobs.json', 'utf8')),
  ...JSON.parse(readFileSync('.data/drawn/shared.json', 'utf8')),
]
const wheels: Record<string, string> = JSON.parse(readFileSync('.data/drawn/wheels.json', 'utf8'))
const plural = (f: string) => {
  const [a, b] = f.split('/')
  const to = ({ inside: 'interiors', engine: 'engines', wheel: 'wheels' } as any)[a!]
  return to ? `${to}/${b}` : `cars/${f}`
}
const names: [string, string, string][] = jobs.map((j) => [j.file, plural(j.file), j.short])
for (const d of readdirSync(`${root}/dealer`))
  if (!d.startsWith('fuwairit'))
    names.push([`dealer/${d}`, `dealers/${d}`, d.endsWith('logo') ? 'front' : 'front'])
for (const d of ['cars', 'interiors', 'engines', 'wheels', 'dealers'])
  rmSync(join(out, d), { recursive: true, force: true })
const pictures: Record<string, unknown> = {}
let bytes = 0,
  files = 0
const usedWheels = new Set(Object.values(wheels).map((w) => `wheels/${w}`))
for (const [from, to, short] of names.toSorted((a, b) => (a[1] < b[1] ? -1 : 1))) {
  const dir = join(root, from)
  if (!existsSync(join(dir, 'record.json'))) continue
  if (to.startsWith('wheels/') && !usedWheels.has(to)) continue
  const record = JSON.parse(readFileSync(join(dir, 'record.json'), 'utf8'))
  const there = (format: string) =>
    readdirSync(dir)
      .filter((f) => f.endsWith(`.${format}`))
      .map((f) => Number(f.split('.')[0]))
      .filter((n) => n > 0)
      .toSorted((a, b) => a - b)
  const cover = short === 'front'
  const keep: Record<string, number[]> = {
    avif: there('avif'),
    webp: there('webp').filter((w) => w >= 400 && w < 700),
    jpeg: there('jpeg').filter((w) => (cover ? w >= 400 && w < 700 : w === 320)),
  }
  for (const f of ['webp', 'jpeg']) if (keep[f]!.length === 0) keep[f] = there(f).slice(-1)
  mkdirSync(join(out, dirname(to)), { recursive: true })
  for (const [format, widths] of Object.entries(keep))
    for (const w of widths) {
      copyFileSync(join(dir, `${w}.${format}`), join(out, `${to}.${w}.${format}`))
      bytes += readFileSync(join(dir, `${w}.${format}`)).length
      files++
    }
  pictures[to] = { ...record, files: keep }
}
const lines = Object.entries(pictures).map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
writeFileSync(
  join(out, 'manifest.json'),
  `{\n  "wheels": ${JSON.stringify(wheels)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`,
)
console.log(Object.keys(pictures).length, 'pictures', files, 'files', (bytes / 1e6).toFixed(1), 'MB')
