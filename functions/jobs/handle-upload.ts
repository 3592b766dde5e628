import type { removeObjects } from '#functions/adapters/upload-storage.ts'
import { countMetric, logger } from '#functions/core/logger.ts'
import type { getUploadById, judgeUpload, UploadPurpose, UploadRecord } from '#functions/data/uploads.ts'
import { FileRefused } from './file-refused.ts'

type Deps = {
  getUploadById: typeof getUploadById
  judgeUpload: typeof judgeUpload
  removeObjects: typeof removeObjects
}

// Whole, since runbooks ask the log for them.
const refused: Record<UploadPurpose, string> = {
  photo: 'photo refused',
  video: 'video refused',
  document: 'document refused',
}

/**
 * Does a job's work on an uploaded file that has not been judged yet, and refuses and erases the file where the work throws
 * `FileRefused`. The same event twice changes nothing.
 */
export const handleUpload = async (
  purpose: UploadPurpose,
  uploadId: string,
  deps: Deps,
  work: (upload: UploadRecord) => Promise<unknown>,
): Promise<void> => {
  const upload = await deps.getUploadById(uploadId)
  if (upload?.state === 'READY') return
  // Sent when it was no longer wanted: its address was good for some minutes more.
  if (upload?.state !== 'ISSUED') return deps.removeObjects(purpose, uploadId)
  try {
    await work(upload)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const { refusal, videoRefusal } = error
    const isJudged = await deps.judgeUpload(uploadId, { state: 'REFUSED', refusal, videoRefusal })
    // Another delivery of the event was faster, and found nothing wrong: its files are in use.
    if (!isJudged && (await deps.getUploadById(uploadId))?.state === 'READY') return
    await deps.removeObjects(purpose, uploadId)
    countMetric('UploadsRefused')
    logger.info(refused[purpose], { uploadId, refusal: videoRefusal ?? refusal })
  }
}
