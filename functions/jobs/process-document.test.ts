import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import type { UploadRecord } from '#functions/data/uploads.ts'
import { pdf } from '#functions/testing/uploads.ts'
import { processDocument, readScanResult, type ScanResult } from './process-document.ts'

const about = (detail: Partial<ScanResult['detail']>): ScanResult => ({
  detail: { s3ObjectDetails: { objectKey: 'documents/doc_1' }, ...detail },
})
const saying = (scanResultStatus: string) => about({ scanResultDetails: { scanResultStatus } })

it('lets a document pass for one word alone', () => {
  expect(readScanResult(saying('NO_THREATS_FOUND'))).toEqual({ documentId: 'doc_1', refusal: null })
})

it.each([
  ['THREATS_FOUND', 'UNSAFE'],
  ['UNSUPPORTED', 'UNCHECKED'],
  ['ACCESS_DENIED', 'UNCHECKED'],
  ['FAILED', 'UNCHECKED'],
  ['no_threats_found', 'UNCHECKED'],
  ['NO_THREATS_FOUND_YET', 'UNCHECKED'],
  ['', 'UNCHECKED'],
])('refuses it for %s', (status, refusal) => {
  expect(readScanResult(saying(status))).toEqual({ documentId: 'doc_1', refusal })
})

it('refuses it when nothing is said at all', () => {
  expect(readScanResult(about({})).refusal).toBe('UNCHECKED')
  expect(readScanResult(about({ scanResultDetails: {} })).refusal).toBe('UNCHECKED')
})

it('fails for an event about no file, so that somebody looks at it', () => {
  expect(() => readScanResult({ detail: {} } as ScanResult)).toThrow()
})

/** The upload of a PDF, and everything that the job does with it. */
const aDocument = (checkPdf: () => void) => {
  const raw = Buffer.from(pdf().bytes)
  const upload = { state: 'ISSUED', contentType: 'application/pdf', contentLength: raw.length }
  const judged: unknown[] = []
  const deps = {
    checkPdf,
    getUploadById: async () => upload as UploadRecord,
    readRaw: async () => raw,
    judgeUpload: async (_id: string, verdict: object) => Boolean(judged.push(verdict)),
    removeObjects: async () => {},
    refuseUpload: async () => true,
  }
  return { deps, judged }
}

it('refuses a document at which its check breaks, since it would again', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { deps, judged } = aDocument(() => {
    throw new RangeError('Maximum call stack size exceeded')
  })
  await processDocument('doc_1', deps)
  expect(judged).toEqual([{ state: 'REFUSED', refusal: 'DAMAGED' }])
})

it('judges no document while the store fails', async () => {
  const { deps, judged } = aDocument(() => {})
  const failing = { ...deps, readRaw: () => Promise.reject(new RangeError('S3')) }
  await expect(processDocument('doc_1', failing)).rejects.toThrow('S3')
  expect(judged).toEqual([])
})

it.each([
  [
    'where it was taken',
    { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } },
    { tellsPlace: true },
  ],
  ['only what camera took it', { IFD0: { Make: 'Phone' } }, {}],
])('notes of a photographed document that says %s', async (_, exif, found) => {
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
  const raw = await blank.withExif(exif).jpeg().toBuffer()
  const { deps, judged } = aDocument(() => {})
  const upload = { state: 'ISSUED', contentType: 'image/jpeg', contentLength: raw.length } as UploadRecord
  await processDocument('doc_1', { ...deps, readRaw: async () => raw, getUploadById: async () => upload })
  expect(judged).toEqual([{ state: 'READY', picture: null, sha256: expect.any(String), ...found }])
})
