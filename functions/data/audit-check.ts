import * as z from 'zod/mini'
import { auditBlock, keys, partitions } from '#functions/data/keys.ts'
import type { ChainEnd } from '#shared/rules/audit-chain.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'
import { putWrite, write, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const key = () => keys.jobState('audit')

const chainEnd = z.pick(auditEntry, { sequence: true, hash: true })

/** How far the audit log was found unbroken, or undefined before the first check. */
export const readAuditCheck = async (): Promise<ChainEnd | undefined> => getItem(key(), chainEnd)

/** Notes how far the audit log was found unbroken. */
export const noteAuditCheck = async ({ sequence, hash }: ChainEnd): Promise<void> => {
  await write(putWrite({ ...key(), sequence, hash }))
}

/** The record at a place of the log, or undefined. Strongly consistent. */
export const getAuditEntry = async (sequence: number): Promise<AuditEntry | undefined> =>
  getItem(keys.audit(sequence), auditEntry)

// About a quarter of the megabyte of one answer.
const pageSize = 500

/**
 * The records that follow a place in the log, oldest first, page after page up to the block of `last`; those that have
 * expired are left out.
 */
export const auditPagesAfter = async function* (
  sequence: number,
  last: number,
): AsyncGenerator<AuditEntry[], void> {
  for (let block = Math.floor(sequence / auditBlock); block <= Math.floor(last / auditBlock); block++) {
    let after = sequence
    let found: AuditEntry[]
    do {
      found = await queryItems(
        {
          partition: partitions.audit(block),
          after: keys.audit(after).sk,
          consistent: true,
          limit: pageSize,
        },
        auditEntry,
        pageSize,
      )
      if (found.length > 0) yield found
      after = found.at(-1)?.sequence ?? after
    } while (found.length === pageSize)
  }
}
