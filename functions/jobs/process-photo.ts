import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { putPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { linkSamePhotos } from '#functions/commands/same-photos.ts'
import { deletePhotoHashWrites } from '#functions/data/photo-hashes.ts'
import { transact } from '#functions/data/transact.ts'
import { getUploadById, judgeUpload, keepPicture, type UploadRecord } from '#functions/data/uploads.ts'
import { developPhoto } from './develop-photo.ts'
import { handleUpload } from './handle-upload.ts'

const live = {
  readRaw,
  putPhotoVariant,
  removeObjects,
  getUploadById,
  keepPicture,
  linkSamePhotos,
  judgeUpload,
  transact,
  developPhoto,
}

const develop = async ({ id, ownerId }: UploadRecord, deps: typeof live): Promise<void> => {
  const raw = await deps.readRaw('photo', id)
  const picture = await deps.developPhoto(raw, (width, format, bytes) =>
    deps.putPhotoVariant(id, width, format, bytes),
  )
  const { hash } = picture
  const isKept = await deps.keepPicture(id, picture)
  // Before the photo is ready: a listing that uses it then knows which others have the same.
  if (isKept && hash) await deps.linkSamePhotos({ id, ownerId, hash })
  const isJudged = await deps.judgeUpload(id, { state: 'READY', picture })
  // Ready already: another delivery of the event was faster.
  if (isJudged || (await deps.getUploadById(id))?.state === 'READY') return
  // Erased, or about to be, while it was developed: nobody will ever name these files again.
  await deps.removeObjects('photo', id)
  if (isKept && hash) await deps.transact(deletePhotoHashWrites(id, hash))
}

/** Turns one uploaded photo into everything the site serves. The same event twice changes nothing. */
export const processPhoto = (uploadId: string, deps = live): Promise<void> =>
  handleUpload('photo', uploadId, deps, (upload) => develop(upload, deps))

/** S3 → Lambda: one or more new objects under `photos/`. A thrown error makes S3's queue deliver the event again. */
export const handler = jobHandler('processPhoto', (event: S3Event) =>
  forEachObject(event, (name) => processPhoto(name)),
)
