import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { getUpload as route } from '#shared/api/uploads.ts'
import { documentUrl } from '#shared/schemas/upload.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { videoUrl } from '#shared/constants/videos.ts'

const addresses = { photo: photoUrl, document: documentUrl, video: videoUrl }

const live = { getUploadById }

/** Returns the progress of the caller's own upload. */
export const getUpload = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const upload = await deps.getUploadById(params.id)
  if (!upload || upload.ownerId !== actor.id) throw new AppError('UPLOAD_NOT_FOUND')
  const { id, state, refusal, videoRefusal } = upload
  return { id, url: addresses[upload.purpose](id), state, refusal, ...(videoRefusal && { videoRefusal }) }
}

export const handler = routeHandler(route, getUpload)
