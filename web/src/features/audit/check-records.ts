import { checkChain, type ChainBreak } from '#shared/rules/audit-chain.ts'
import type { AuditEntry } from '#shared/schemas/audit.ts'

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/**
 * Checks records that follow one another, newest first as the log is read: hashes each anew and compares.
 * @returns the first break from the oldest on; undefined when there is none
 */
export const checkRecords = (newestFirst: readonly AuditEntry[]): Promise<ChainBreak | undefined> =>
  checkChain(newestFirst.toReversed(), sha256)
