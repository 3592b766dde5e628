import type { Size } from './check-file.ts'

// The site shows at most 1920 pixels; the rest is room for denser screens and for the server to crop.
const longestSide = 2560
const quality = 0.85

/**
 * Redraws a photo as a JPEG: upright as its Exif says, rotated clockwise by quarter turns, at most 2560 pixels, white where
 * it was clear. Nothing else of the file is left in it. Rejects when this browser cannot decode it.
 */
export const redraw = async (photo: Blob, quarters: number): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const size = drawnSize(bitmap, quarters)
    const canvas = createCanvas(size)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.setTransform(...rotationMatrix(size, quarters))
    const unrotated = drawnSize(bitmap, 0)
    context.drawImage(bitmap, 0, 0, unrotated.width, unrotated.height)
    // Before encoding, which would hold both at once.
    bitmap.close()
    return await encode(canvas)
  } finally {
    bitmap.close()
  }
}

/** The picture that a video shows at this moment, as a JPEG. */
export const drawFrame = (video: HTMLVideoElement): Promise<Blob> => {
  const size = drawnSize({ width: video.videoWidth, height: video.videoHeight }, 0)
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height)
  return encode(canvas)
}

const createCanvas = ({ width, height }: Size): OffscreenCanvas | HTMLCanvasElement => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

const encode = (canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> => {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  )
}

/** The size at which a photo is drawn: upright after its rotation, its longest side at most 2560 pixels, never enlarged. */
export const drawnSize = ({ width, height }: Size, quarters: number): Size => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const drawn = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return quarters % 2 === 0 ? drawn : { width: drawn.height, height: drawn.width }
}

/** True when a photo of this size is sent as large as it is. */
export const isSmallEnough = ({ width, height }: Size): boolean => Math.max(width, height) <= longestSide

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Transforms a canvas of `drawnSize` so that the photo, drawn over its unrotated size, fills it. */
export const rotationMatrix = ({ width, height }: Size, quarters: number): Matrix => {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [0, 1, -1, 0, width, 0]
    case 2:
      return [-1, 0, 0, -1, width, height]
    case 3:
      return [0, -1, 1, 0, 0, height]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}
