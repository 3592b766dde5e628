import { basename } from 'node:path'
import * as z from 'zod/mini'
import type { Refusal } from '#shared/schemas/upload.ts'

/**
 * What GuardDuty tells of a file that it has looked at, as far as we read it: the rest of the event is free to change.
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
 * The document that a scan was about, and why it is refused; null when nothing was found. Whatever is not a clean bill refuses
 * it: files that GuardDuty skips, cannot read or failed on, and words that it has not had so far.
 * @throws Error for an event that names no file
 */
export const readScanResult = (event: ScanResult): { documentId: string; refusal: Refusal | null } => {
  const { s3ObjectDetails, scanResultDetails } = scanResult.parse(event).detail
  const verdict = scanResultDetails?.scanResultStatus
  const documentId = basename(s3ObjectDetails.objectKey)
  if (verdict === clean) return { documentId, refusal: null }
  return { documentId, refusal: verdict === infected ? 'UNSAFE' : 'UNCHECKED' }
}
