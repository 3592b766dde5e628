import { expect, it } from 'vitest'
import { readScanResult, type ScanResult } from './process-document.ts'

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
