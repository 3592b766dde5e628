import { drawnSize, turnMatrix, type Turns } from './turn-geometry.ts'

const quality = 0.85

const canvasOf = (width: number, height: number): OffscreenCanvas | HTMLCanvasElement => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

const encode = (canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> => {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  )
}

/**
 * A photo drawn anew as a JPEG: upright as its Exif says, turned, at most 2560 pixels, white where it was clear. Nothing
 * else of the file is left in it. Rejects when this browser cannot decode it.
 */
export const redraw = async (photo: Blob, turns: Turns): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const size = drawnSize(bitmap, turns)
    const canvas = canvasOf(size.width, size.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.setTransform(...turnMatrix(size, turns))
    const unturned = drawnSize(bitmap, 0)
    context.drawImage(bitmap, 0, 0, unturned.width, unturned.height)
    // Before encoding, which would hold both at once.
    bitmap.close()
    return await encode(canvas)
  } finally {
    bitmap.close()
  }
}
