import { basename } from 'node:path'
import * as z from 'zod/mini'
import type { Refusal } from '#shared/schemas/upload.ts'
import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { readRaw, removeObjects } from '#functions/adapters/upload-storage.ts'
import { countMetric, logger } from '#functions/core/logger.ts'
import { sha256 } from '#functions/core/hash.ts'
import { getUploadById, judgeUpload, refuseUpload, type UploadRecord } from '#functions/data/uploads.ts'
import { checkPdf } from './check-pdf.ts'
import { openImage, sniffContentType, tellsPlace } from './check-file.ts'
import { asRefused, FileRefused, isPolyglot } from './file-refused.ts'
import { handleUpload } from './handle-upload.ts'

/**
 * GuardDuty's event about a file that it has scanned, as far as we read it: the rest of the event is free to change.
 * https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
const scanResult = z.object({
  detail: z.object({
    s3ObjectDetails: z.object({ objectKey: z.string() }),
    scanResultDetails: z.optional(z.object({ scanResultStatus: z.optional(z.string()) })),
  }),
})
export type ScanResult = z.input<typeof scanResult>

// GuardDuty's words for all is well, and for the worst.
const clean = 'NO_THREATS_FOUND'
const infected = 'THREATS_FOUND'

/**
 * The document that a scan was about, and why it is refused; null when nothing was found. Any result but a clean one refuses
 * it: files that GuardDuty skips, cannot read or failed on, and result values that are new to us.
 * @throws Error for an event that names no file
 */
export const readScanResult = (event: ScanResult): { documentId: string; refusal: Refusal | null } => {
  const { s3ObjectDetails, scanResultDetails } = scanResult.parse(event).detail
  const status = scanResultDetails?.scanResultStatus
  const documentId = basename(s3ObjectDetails.objectKey)
  if (status === clean) return { documentId, refusal: null }
  return { documentId, refusal: status === infected ? 'UNSAFE' : 'UNCHECKED' }
}

const live = { readRaw, removeObjects, getUploadById, judgeUpload, refuseUpload, checkPdf }

type Found = Pick<UploadRecord, 'tellsPlace'>

/** Decodes all of a picture and keeps nothing of it: an admin's browser must be able to show it, and not choke on it. */
const checkImage = async (raw: Buffer): Promise<Found> => {
  if (isPolyglot(raw.toString('latin1'))) throw new FileRefused('NOT_A_DOCUMENT')
  const { image } = await openImage(raw)
  try {
    await image.resize({ width: 320, height: 320, fit: 'inside' }).raw().toBuffer()
    return (await tellsPlace(image)) ? { tellsPlace: true } : {}
  } catch (error) {
    throw new FileRefused('DAMAGED', error)
  }
}

/** @throws FileRefused when the file is not of the declared kind, or not safe to open */
const check = async (
  raw: Buffer,
  { contentType, contentLength }: UploadRecord,
  deps: typeof live,
): Promise<Found> => {
  if (raw.length !== contentLength) throw new FileRefused('WRONG_SIZE')
  if (sniffContentType(raw) !== contentType) throw new FileRefused('NOT_A_DOCUMENT')
  if (contentType !== 'application/pdf') return checkImage(raw)
  try {
    deps.checkPdf(raw)
    return {}
  } catch (error) {
    throw asRefused(error)
  }
}

/** Checks that a document can be shown and does nothing else. The same event twice changes nothing. */
export const processDocument = (documentId: string, deps = live): Promise<void> =>
  handleUpload('document', documentId, deps, async (upload) => {
    const raw = await deps.readRaw('document', documentId)
    const found = await check(raw, upload, deps)
    await deps.judgeUpload(documentId, { state: 'READY', picture: null, sha256: sha256(raw), ...found })
  })

/**
 * Handles the result of the malware scan: a clean file goes on to our own checks, any other is refused and deleted. A repeated
 * event changes nothing, and two that contradict each other end in the refusal, whichever comes first.
 */
const receiveScan = async (event: ScanResult, deps = live): Promise<void> => {
  const { documentId, refusal } = readScanResult(event)
  if (!refusal) return processDocument(documentId, deps)
  const isNew = await deps.refuseUpload(documentId, refusal)
  // Also the second time: the first may have ended between the two.
  await deps.removeObjects('document', documentId)
  if (!isNew) return
  countMetric(refusal === 'UNSAFE' ? 'ThreatsFound' : 'UploadsRefused')
  logger.info('document refused', { uploadId: documentId, refusal })
}

/**
 * S3 → Lambda: one or more new objects under `documents/`. Where documents are scanned, GuardDuty's result comes instead; S3
 * itself then denies reading an object without a result, so an arrival alone could not make anything ready.
 */
export const handler = jobHandler('processDocument', (event: S3Event | ScanResult) =>
  'Records' in event ? forEachObject(event, (name) => processDocument(name)) : receiveScan(event),
)
