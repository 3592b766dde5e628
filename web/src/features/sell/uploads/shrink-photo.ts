import { limits } from '#shared/constants/limits.ts'

// The site shows at most 1920 pixels; 4000 leaves room for the server to crop and for denser screens.
const longestSide = 4000
// Below this a photo cannot be wider than 4000 pixels in practice, so it need not be decoded to find out.
const worthALook = 2_000_000
const quality = 0.88

type Size = { width: number; height: number }

/** The size at which a photo is sent: the same, or its longest side brought down to 4000 pixels. */
export const sentSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const draw = (bitmap: ImageBitmap): Promise<Blob> => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  // JPEG has no transparency; without this a clear background would become black.
  if (context) context.fillStyle = '#fff'
  context?.fillRect(0, 0, bitmap.width, bitmap.height)
  context?.drawImage(bitmap, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** A photo made small enough to send, or the file itself when it is or when this browser cannot decode it. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  if (file.size < worthALook) return file
  let bitmap: ImageBitmap | undefined
  try {
    bitmap = await createImageBitmap(file)
    const { width, height } = sentSize(bitmap)
    if (width === bitmap.width && file.size <= limits.photoBytes) return file
    const small = await createImageBitmap(bitmap, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    bitmap.close()
    bitmap = small
    return await draw(small)
  } catch {
    // The server says what is wrong with a file that only it can read.
    return file
  } finally {
    bitmap?.close()
  }
}
