import sharp from 'sharp'
import { expect, it } from 'vitest'

import { kindOf, sizeOf } from './inspect-file.ts'

const blank = sharp({ create: { width: 321, height: 123, channels: 4, background: '#8a153880' } })
const sizeIn = (bytes: Uint8Array) => sizeOf(bytes, kindOf(bytes))

it.each([
  ['a JPEG', () => blank.clone().jpeg()],
  [
    'a progressive JPEG with Exif',
    () =>
      blank
        .clone()
        .withExif({ IFD0: { Make: 'x'.repeat(5000) } })
        .jpeg({ progressive: true }),
  ],
  ['a PNG', () => blank.clone().png()],
  ['a lossy WebP with alpha', () => blank.clone().webp()],
  ['a lossy WebP', () => blank.clone().removeAlpha().webp()],
  ['a lossless WebP', () => blank.clone().webp({ lossless: true })],
])('reads the size of %s', async (_, make) => {
  expect(sizeIn(await make().toBuffer())).toEqual({ width: 321, height: 123 })
})

it('does not stumble over what ends early', async () => {
  const whole = await blank.clone().jpeg().toBuffer()
  for (let length = 3; length < 40; length += 1) expect(sizeIn(whole.subarray(0, length))).toBeUndefined()
  expect(
    sizeIn(Uint8Array.of(0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)),
  ).toBeUndefined()
})
