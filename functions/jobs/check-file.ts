import sharp, { type Sharp } from 'sharp'
import { FileRefused } from './file-refused.ts'
import { limits } from '#shared/constants/limits.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0))

/** The content type that the first bytes of a file say, of those we accept; undefined for anything else. */
export const sniffContentType = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(bytes, ascii('%PDF-'))) return 'application/pdf'
  return undefined
}

// The entry of EXIF's first directory that leads to the position, in either order of bytes; and what XMP calls it.
const positions = ['8825000400000001', '2588040001000000'].map((hex) => Buffer.from(hex, 'hex'))
const writtenPositions = /GPSL(?:at|ong)itude/

/** Whether a picture says where it was taken. */
export const tellsPlace = async (image: Sharp): Promise<boolean> => {
  const { exif, xmp } = await image.metadata()
  return (
    positions.some((entry) => exif?.includes(entry) ?? false) ||
    writtenPositions.test(xmp?.toString('latin1') ?? '')
  )
}

// The cache of libvips helps no later picture, and the memory is worth more.
sharp.cache(false)
// The formats of a photo are encoded side by side; threads within each would take memory and gain nothing on two processors.
sharp.concurrency(1)

/**
 * A picture that can be decoded from its first row to its last without being held in memory, and how EXIF says it lies. Only
 * its header has been read.
 * @throws FileRefused when it has no readable header or more than 40 megapixels
 */
export const openImage = async (raw: Buffer): Promise<{ image: Sharp; orientation: number }> => {
  const image = sharp(raw, {
    limitInputPixels: limits.photoPixels,
    failOn: 'truncated',
    sequentialRead: true,
  })
  try {
    const { width, height, orientation = 1 } = await image.metadata()
    if (width * height > limits.photoPixels) throw new FileRefused('TOO_MANY_PIXELS')
    return { image, orientation }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new FileRefused(isLarge ? 'TOO_MANY_PIXELS' : 'DAMAGED', error)
  }
}
