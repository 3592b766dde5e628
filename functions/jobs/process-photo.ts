import { basename } from 'node:path'
import type { S3Event } from 'aws-lambda'
import { putPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { logger } from '#functions/core/logger.ts'
import { getUploadById, judgeUpload } from '#functions/data/uploads.ts'
import { developPhoto, PhotoRefused } from '#functions/jobs/develop-photo.ts'

const live = { readRaw, putPhotoVariant, removeObjects, getUploadById, judgeUpload, developPhoto }

/** Turns one uploaded photo into everything the site serves. The same event twice changes nothing. */
export const processPhoto = async (uploadId: string, deps = live): Promise<void> => {
  const upload = await deps.getUploadById(uploadId)
  if (!upload || upload.state !== 'ISSUED') return
  try {
    const raw = await deps.readRaw('photo', uploadId)
    const picture = await deps.developPhoto(raw, (width, format, bytes) =>
      deps.putPhotoVariant(uploadId, width, format, bytes),
    )
    const isJudged = await deps.judgeUpload(uploadId, { state: 'READY', picture })
    // Swept while it was developed: nobody will ever name these files again.
    if (!isJudged && !(await deps.getUploadById(uploadId))) await deps.removeObjects('photo', uploadId)
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error
    await deps.judgeUpload(uploadId, { state: 'REFUSED', refusal: error.refusal })
    await deps.removeObjects('photo', uploadId)
    logger.info('photo refused', { uploadId, refusal: error.refusal })
  }
}

/** S3 → Lambda: one or more new objects under `photos/`. A thrown error makes S3's queue deliver the event again. */
export const handler = async (event: S3Event): Promise<void> => {
  for (const { s3 } of event.Records) await processPhoto(basename(decodeURIComponent(s3.object.key)))
}
