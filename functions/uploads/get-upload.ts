import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { getUpload as route } from '#shared/api/uploads.ts'
import { documentUrl } from '#shared/schemas/upload.ts'
import { photoUrl } from '#shared/constants/photos.ts'
const live = { getUploadById }

/** Returns the progress of the caller's own upload. */
export const getUpload = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const upload = await deps.getUploadById(params.id)
  if (!upload || upload.ownerId !== actor.id) throw new AppError('UPLOAD_NOT_FOUND')
  const url = upload.purpose === 'photo' ? photoUrl(upload.id) : documentUrl(upload.id)
  return { id: upload.id, url, state: upload.state, refusal: upload.refusal }
}

export const handler = routeHandler(route, getUpload)
