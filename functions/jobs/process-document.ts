import type { S3Event } from 'aws-lambda'
import { forEachObject } from '#functions/jobs/for-each-object.ts'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { logger } from '#functions/core/logger.ts'
import { sha256 } from '#functions/core/sha256.ts'
import { getUploadById, judgeUpload, type UploadRecord } from '#functions/data/uploads.ts'
import { checkPdf } from '#functions/jobs/check-pdf.ts'
import { FileRefused } from '#functions/jobs/file-refused.ts'
import { openImage } from '#functions/jobs/open-image.ts'
import { sniffContentType } from '#functions/jobs/sniff-content-type.ts'

const live = { readRaw, removeObjects, getUploadById, judgeUpload }

/** Decodes all of a picture and keeps nothing of it: an admin's browser must be able to show it, and not choke on it. */
const checkImage = async (raw: Buffer): Promise<void> => {
  const { image } = await openImage(raw)
  try {
    await image.resize({ width: 320, height: 320, fit: 'inside' }).raw().toBuffer()
  } catch (error) {
    throw new FileRefused('DAMAGED', error)
  }
}

/** @throws FileRefused when the file is not what it was announced as, or should not be opened by anybody */
const check = async (raw: Buffer, { contentType, contentLength }: UploadRecord): Promise<void> => {
  if (raw.length !== contentLength) throw new FileRefused('WRONG_SIZE')
  if (sniffContentType(raw) !== contentType) throw new FileRefused('NOT_A_DOCUMENT')
  if (contentType === 'application/pdf') checkPdf(raw)
  else await checkImage(raw)
}

/** Checks that a document can be shown and does nothing else. The same event twice changes nothing. */
export const processDocument = async (documentId: string, deps = live): Promise<void> => {
  const upload = await deps.getUploadById(documentId)
  if (!upload || upload.state !== 'ISSUED') return
  const raw = await deps.readRaw('document', documentId)
  try {
    await check(raw, upload)
    await deps.judgeUpload(documentId, { state: 'READY', picture: null, sha256: sha256(raw) })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await deps.judgeUpload(documentId, { state: 'REFUSED', refusal: error.refusal })
    await deps.removeObjects('document', documentId)
    logger.info('document refused', { uploadId: documentId, refusal: error.refusal })
  }
}

/** S3 → Lambda: one or more new objects under `documents/`. */
export const handler = (event: S3Event): Promise<void> =>
  forEachObject(event, (name) => processDocument(name))
