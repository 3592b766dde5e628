import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { qrPath, quietZone } from './qr-path.ts'

const scan = async ({ side, path }: ReturnType<typeof qrPath>) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 6}" height="${side * 6}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

it.each([
  'https://sayara.example/cars/gmc-sierra-elevation-2023-rgxsjhpw',
  `https://sayara.example/cars/${'long-'.repeat(20)}x`,
])('is read as the address that it was made of: %s', async (address) => {
  expect(await scan(qrPath(address))).toBe(address)
})

it('has its quiet zone inside', () => {
  const { path } = qrPath('https://sayara.example')
  const starts = [...path.matchAll(/M(\d+) (\d+)/g)]
  expect(Math.min(...starts.map(([, x]) => Number(x)))).toBe(quietZone)
  expect(Math.min(...starts.map(([, , y]) => Number(y)))).toBe(quietZone)
})
