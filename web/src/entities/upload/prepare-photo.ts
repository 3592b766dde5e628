import { limits } from '#shared/constants/limits.ts'
import { isPhotoType } from './check-file.ts'
import { lookAtFile } from './look-at-file.ts'
import { redrawElsewhere } from './redraw-elsewhere.ts'
import { isSmallEnough, type Turns } from './turn-geometry.ts'
import { UploadError } from './upload-error.ts'

// Drawing a photo anew costs quality; a light one is worth more as it is.
const lightBytes = 1_500_000

const isGoodAsItIs = async (photo: Blob): Promise<boolean> => {
  if (photo.type !== 'image/jpeg' || photo.size > lightBytes) return false
  const { pixels } = await lookAtFile(photo)
  return pixels !== undefined && isSmallEnough(pixels)
}

type Deps = { redraw: typeof redrawElsewhere }

/** The photo as it is sent: turned, and small enough. Throws UploadError with DAMAGED or PHOTO_SIZE. */
export const preparePhoto = async (
  photo: Blob,
  turns: Turns,
  { redraw }: Deps = { redraw: redrawElsewhere },
): Promise<Blob> => {
  const isTurned = turns % 4 !== 0
  if (!isTurned && (await isGoodAsItIs(photo))) return photo
  let drawn: Blob
  try {
    drawn = await redraw(photo, turns)
  } catch {
    if (isTurned || !isPhotoType(photo.type)) throw new UploadError('DAMAGED')
    // Not every decoder knows every file: the server's has the last word.
    drawn = photo
  }
  if (drawn.size > limits.photoBytes) throw new UploadError('PHOTO_SIZE')
  return drawn
}
