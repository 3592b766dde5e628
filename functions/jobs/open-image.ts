import sharp, { type Sharp } from 'sharp'
import { FileRefused } from '#functions/jobs/file-refused.ts'
import { limits } from '#shared/constants/limits.ts'

// What libvips keeps of earlier pictures helps no later one, and the memory is worth more.
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
