import sharp, { type Sharp } from 'sharp'
import { openImage, sniffContentType } from './check-file.ts'
import { FileRefused } from './file-refused.ts'
import type { Picture } from '#functions/data/uploads.ts'
import { type PhotoFormat, photoFormats, type PhotoWidth, photoWidths } from '#shared/constants/photos.ts'

// EXIF's orientations 1 to 8: how far to turn clockwise, and whether the picture is mirrored first.
const turns = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
] as const

/** Whether EXIF says that a picture lies on its side, so that its width is what the eye sees as its height. */
const isOnItsSide = (orientation: number): boolean => orientation >= 5

/**
 * Turns decoded pixels upright as EXIF says. sharp's own `autoOrient` would hold the whole picture in memory where it must
 * read it in another order than it was stored; turned after it was made smaller, it is small.
 */
const upright = (image: Sharp, orientation: number): Sharp => {
  const [degrees, isMirrored] = turns[orientation - 1] ?? turns[0]
  return (isMirrored ? image.flop() : image).rotate(degrees)
}

/** The width and height in pixels of the picture that is hashed. */
export const hashedSide = 32

const frequencies = 8

// Below this, half of the hash is rounding noise: a single colour, a gradient, a horizon. The darkest of the demo's pictures
// has 176, all others more than 500.
const dull = 100

/** `waves[u][x]`: the u-th cosine at pixel x. */
const waves = Array.from({ length: frequencies }, (_, u) =>
  Array.from({ length: hashedSide }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * hashedSide))),
)

const sum = (count: number, term: (index: number) => number): number => {
  let total = 0
  for (let index = 0; index < count; index++) total += term(index)
  return total
}

/** The lowest frequencies of the picture, 8 × 8, row by row; the first is its brightness. */
const spectrum = (grey: Uint8Array): number[] => {
  const rows = Array.from({ length: hashedSide }, (_, y) =>
    waves.map((wave) => sum(hashedSide, (x) => (grey[y * hashedSide + x] ?? 0) * (wave[x] ?? 0))),
  )
  return waves.flatMap((wave) =>
    waves.map((_, u) => sum(hashedSide, (y) => (rows[y]?.[u] ?? 0) * (wave[y] ?? 0))),
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * 64-bit hash of a greyscale picture of 32 × 32 pixels, as 16 hex digits, or null when the picture shows too little to be told
 * from others. Each bit tells whether one of the picture's low frequencies is stronger than the median of all, which survives
 * recompression, resizing, light changes and a narrow crop. A difference hash (brighter than the right neighbour?) was tried
 * on the demo's pictures: resized copies were up to 12 bits away from their originals where these are 2, and different cars
 * 3 where these are 6; and since here half the bits are always set, no part of the hash is the same for every sky.
 * https://www.hackerfactor.com/blog/index.php?/archives/432-Looks-Like-It.html
 */
export const perceptualHash = (grey: Uint8Array): string | null => {
  const [, ...strengths] = spectrum(grey)
  if (median(strengths.map(Math.abs)) < dull) return null
  const middle = median(strengths)
  // The brightness says nothing about the motif: its bit is never set.
  const bits = ['0', ...strengths.map((strength) => (strength > middle ? '1' : '0'))].join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

type Store = (width: PhotoWidth, format: PhotoFormat, bytes: Buffer) => Promise<void>

// Chosen by eye on the demo's pictures at card size. AVIF's effort 1 takes half of effort 2's time for 2 % more bytes, and
// for fewer where there is grain.
const encoders: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
}

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const toPixels = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

const fromPixels = ({ data, raw }: Pixels): Sharp => sharp(data, { raw })

const encode = async (image: Sharp): Promise<[PhotoFormat, Buffer][]> => {
  const pixels = await toPixels(image)
  // The formats side by side: AVIF alone takes as long as the other two together.
  return Promise.all(
    photoFormats.map(async (format): Promise<[PhotoFormat, Buffer]> => {
      const bytes = await encoders[format](fromPixels(pixels)).toBuffer()
      return [format, bytes]
    }),
  )
}

const widest = Math.max(...photoWidths)
// A screenshot of a chat is taller than any phone; beyond this it would be encoded for minutes, or not at all by WebP.
const tallest = 2 * widest

/** The photo as it was stored, upright and at most as large as the largest size that is served. */
const readSmall = async (raw: Buffer): Promise<Pixels> => {
  // Checked by content, not by the declared type; and the decoders of other formats never see a stranger's file.
  if (!sniffContentType(raw)?.startsWith('image/')) throw new FileRefused('NOT_AN_IMAGE')
  const { image, orientation } = await openImage(raw)
  const [width, height] = isOnItsSide(orientation) ? [tallest, widest] : [widest, tallest]
  try {
    const small = await toPixels(
      image
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .resize({ width, height, fit: 'inside', withoutEnlargement: true }),
    )
    return await toPixels(upright(fromPixels(small), orientation))
  } catch (error) {
    throw new FileRefused('DAMAGED', error)
  }
}

/**
 * Decodes a photo, turns it upright, and hands every size and format to `store`. Re-encoding drops EXIF, GPS, colour
 * profiles and anything hidden behind the picture. A small photo is stored under every width all the same, never enlarged.
 * @throws FileRefused when the bytes are no JPEG, PNG or WebP, are damaged, or hold more than 40 megapixels
 */
export const developPhoto = async (raw: Buffer, store: Store): Promise<Picture> => {
  const photo = await readSmall(raw)
  const { width: full, height } = photo.raw

  // A photo smaller than a width is not enlarged; it is then the same file as the width before, encoded once.
  let encoded: { width: number; files: [PhotoFormat, Buffer][] } | undefined
  for (const width of photoWidths) {
    const target = Math.min(width, full)
    if (encoded?.width !== target)
      encoded = { width: target, files: await encode(fromPixels(photo).resize({ width: target })) }
    await Promise.all(encoded.files.map(([format, bytes]) => store(width, format, bytes)))
  }

  // Bounded in height too: twenty wide, a sliver would be longer than WebP can hold.
  const tiny = await fromPixels(photo)
    .resize({ width: 20, height: 40, fit: 'inside', withoutEnlargement: true })
    .blur(1)
    .webp({ quality: 30 })
    .toBuffer()
  const square = fromPixels(photo).greyscale().resize(hashedSide, hashedSide, { fit: 'fill' })
  return {
    width: full,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    hash: perceptualHash((await toPixels(square)).data),
    hasThumbnail: true,
  }
}
