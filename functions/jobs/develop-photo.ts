import sharp, { type Sharp } from 'sharp'
import { FileRefused } from '#functions/jobs/file-refused.ts'
import { openImage } from '#functions/jobs/open-image.ts'
import { hashedSide, perceptualHash } from '#functions/jobs/perceptual-hash.ts'
import { sniffContentType } from '#functions/jobs/sniff-content-type.ts'
import { isOnItsSide, upright } from '#functions/jobs/upright.ts'
import type { Picture } from '#functions/data/uploads.ts'
import { photoFormats, photoWidths, type PhotoFormat, type PhotoWidth } from '#shared/constants/photos.ts'

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
  // What the bytes say, not what was declared; and the decoders of other formats never see a stranger's file.
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
    for (const [format, bytes] of encoded.files) await store(width, format, bytes)
  }

  const tiny = await fromPixels(photo).resize({ width: 20 }).blur(1).webp({ quality: 30 }).toBuffer()
  const square = fromPixels(photo).greyscale().resize(hashedSide, hashedSide, { fit: 'fill' })
  return {
    width: full,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    hash: perceptualHash((await toPixels(square)).data),
  }
}
