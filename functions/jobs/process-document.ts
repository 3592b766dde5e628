import { basename } from 'node:path'
import type { S3Event } from 'aws-lambda'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { logger } from '#functions/core/logger.ts'
import { getUploadById, judgeUpload } from '#functions/data/uploads.ts'
import { sniffContentType } from '#functions/jobs/sniff-content-type.ts'

const live = { readRaw, removeObjects, getUploadById, judgeUpload }

/** Checks that a document is what it was declared to be. The same event twice changes nothing. */
export const processDocument = async (documentId: string, deps = live): Promise<void> => {
  const upload = await deps.getUploadById(documentId)
  if (!upload || upload.state !== 'ISSUED') return
  const raw = await deps.readRaw('document', documentId)
  if (sniffContentType(raw) === upload.contentType && raw.length === upload.contentLength) {
    await deps.judgeUpload(documentId, { state: 'READY', picture: null })
    return
  }
  const refusal = raw.length === upload.contentLength ? 'NOT_A_DOCUMENT' : 'WRONG_SIZE'
  await deps.judgeUpload(documentId, { state: 'REFUSED', refusal })
  await deps.removeObjects('document', documentId)
  logger.info('document refused', { uploadId: documentId, refusal })
}

/** S3 → Lambda: one or more new objects under `documents/`. */
export const handler = async (event: S3Event): Promise<void> => {
  for (const { s3 } of event.Records) await processDocument(basename(decodeURIComponent(s3.object.key)))
}
