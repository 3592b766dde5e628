import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hashedSide, perceptualHash } from '#functions/jobs/perceptual-hash.ts'
import { drawScene } from '#functions/testing/uploads.ts'

const hashOf = async (file: Buffer): Promise<string | null> =>
  perceptualHash(
    await sharp(file).greyscale().resize(hashedSide, hashedSide, { fit: 'fill' }).raw().toBuffer(),
  )

const bitsBetween = (one: string | null, other: string | null): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

it('is nearly the same for copies of a photo, and far from that of others', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const photo = await drawScene(seed, 800, 600).jpeg({ quality: 90 }).toBuffer()
    const other = await drawScene(seed + 100, 800, 600)
      .jpeg()
      .toBuffer()
    const hash = await hashOf(photo)
    const copies = {
      recompressed: sharp(photo).jpeg({ quality: 40 }),
      smaller: sharp(photo).resize(400).webp({ quality: 60 }),
      brighter: sharp(photo).modulate({ brightness: 1.1 }).jpeg(),
      trimmed: sharp(photo).extract({ left: 4, top: 3, width: 792, height: 594 }).jpeg(),
    }
    for (const [name, copy] of Object.entries(copies))
      expect(bitsBetween(hash, await hashOf(await copy.toBuffer())), `${name} ${seed}`).toBeLessThanOrEqual(4)
    expect(bitsBetween(hash, await hashOf(other)), `other ${seed}`).toBeGreaterThan(12)
  }
})

it('is none for what shows nothing of its own', async () => {
  const drawn = (svg: string) =>
    hashOf(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${svg}</svg>`))
  const plain = '<rect width="480" height="360" fill="#7a1f2b"/>'
  expect(await drawn(plain)).toBeNull()
  expect(await drawn(`${plain}<rect width="480" height="150" fill="#acf"/>`)).toBeNull()
})
