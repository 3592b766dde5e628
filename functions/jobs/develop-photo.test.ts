import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { developPhoto, hashedSide, perceptualHash } from './develop-photo.ts'
import { drawScene } from '#functions/testing/uploads.ts'
import { FileRefused } from './file-refused.ts'
import { photoFormats, photoWidths } from '#shared/constants/photos.ts'

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

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })

const develop = async (raw: Buffer) => {
  const files = new Map<string, Buffer>()
  const picture = await developPhoto(
    raw,
    async (width, format, bytes) => void files.set(`${width}.${format}`, bytes),
  )
  return { files, picture }
}

const refusalOf = async (raw: Buffer) => {
  try {
    await develop(raw)
    return 'accepted'
  } catch (error) {
    return error instanceof FileRefused ? error.refusal : 'another error'
  }
}

describe('developPhoto', () => {
  it('makes every width in every format and never enlarges', async () => {
    const { files, picture } = await develop(await grey(1000, 750).jpeg().toBuffer())
    expect([...files.keys()].toSorted()).toEqual(
      photoWidths.flatMap((width) => photoFormats.map((format) => `${width}.${format}`)).toSorted(),
    )
    expect(picture).toMatchObject({ width: 1000, height: 750, hash: null })
    expect((await sharp(files.get('1920.webp')).metadata()).width).toBe(1000)
    expect((await sharp(files.get('320.avif')).metadata()).width).toBe(320)
    expect(picture.placeholder.length).toBeLessThan(700)
  })

  it('drops EXIF with its GPS position, and turns the picture upright', async () => {
    const raw = await grey(400, 300)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { files, picture } = await develop(raw)
    expect(picture).toMatchObject({ width: 300, height: 400 })
    for (const [name, bytes] of files) {
      expect((await sharp(bytes).metadata()).exif, name).toBeUndefined()
    }
  })

  it('turns and mirrors as EXIF says, as other programs do', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const raw = await drawScene(3, 300, 200).png().withMetadata({ orientation }).toBuffer()
      const { files, picture } = await develop(raw)
      const { data, info } = await sharp(raw).autoOrient().raw().toBuffer({ resolveWithObject: true })
      expect([picture.width, picture.height], `${orientation}`).toEqual([info.width, info.height])
      const ours = await sharp(files.get('320.webp')).raw().toBuffer()
      const off = ours.reduce((sum, value, at) => sum + Math.abs(value - (data[at] ?? 0)), 0) / ours.length
      expect(off, `${orientation}`).toBeLessThan(6)
    }
  })

  it('makes a very tall picture smaller than an encoder would refuse', async () => {
    const { files, picture } = await develop(await grey(1200, 20_000).png().toBuffer())
    expect(picture).toMatchObject({ width: 230, height: 3840 })
    expect((await sharp(files.get('1920.webp')).metadata()).height).toBe(3840)
  })

  it('takes a sliver, of which nothing is longer than an encoder takes', async () => {
    const { files, picture } = await develop(await grey(10, 20_000).png().toBuffer())
    expect(picture).toMatchObject({ width: 2, height: 3840 })
    expect(files.size).toBe(photoWidths.length * photoFormats.length)
    const tiny = Buffer.from(picture.placeholder.slice(picture.placeholder.indexOf(',') + 1), 'base64')
    expect((await sharp(tiny).metadata()).height).toBe(40)
  })

  it('tells refusals apart', async () => {
    const jpeg = await grey(800, 600).jpeg().toBuffer()
    expect(
      await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toBe('NOT_AN_IMAGE')
    expect(await refusalOf(Buffer.from('<html>'))).toBe('NOT_AN_IMAGE')
    expect(await refusalOf(Buffer.alloc(0))).toBe('NOT_AN_IMAGE')
    expect(await refusalOf(await grey(9, 9).gif().toBuffer())).toBe('NOT_AN_IMAGE')
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toBe('DAMAGED')
    expect(await refusalOf(await grey(8000, 6000).png().toBuffer())).toBe('TOO_MANY_PIXELS')
  })
})
