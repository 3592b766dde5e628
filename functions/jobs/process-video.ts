import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { putVideo } from '#functions/adapters/photo-storage.ts'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { getUploadById, judgeUpload, type UploadRecord } from '#functions/data/uploads.ts'
import { checkVideo } from './check-video.ts'
import { FileRefused } from './file-refused.ts'
import { handleUpload } from './handle-upload.ts'

const live = { readRaw, putVideo, removeObjects, getUploadById, judgeUpload, checkVideo }

const publish = async ({ id, contentLength }: UploadRecord, deps: typeof live): Promise<void> => {
  const raw = await deps.readRaw('video', id)
  if (raw.length !== contentLength) throw new FileRefused('WRONG_SIZE')
  const { bytes, film } = await deps.checkVideo(raw)
  await deps.putVideo(id, film.contentType, bytes)
  const isJudged = await deps.judgeUpload(id, { state: 'READY', picture: null, film })
  // Ready already: another delivery of the event was faster.
  if (isJudged || (await deps.getUploadById(id))?.state === 'READY') return
  // Erased, or about to be, while it was checked: nobody will ever name these files again.
  await deps.removeObjects('video', id)
}

/** Checks one uploaded video and publishes it without what the device wrote about place and owner. The same event twice changes nothing. */
const processVideo = (uploadId: string, deps = live): Promise<void> =>
  handleUpload('video', uploadId, deps, (upload) => publish(upload, deps))

/** S3 → Lambda: one or more new objects under `videos/`. A thrown error makes S3's queue deliver the event again. */
export const handler = jobHandler('processVideo', (event: S3Event) =>
  forEachObject(event, (name) => processVideo(name)),
)
