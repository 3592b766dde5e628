import { jobHandler } from '#functions/core/job-handler.ts'
import { setMetric, logger } from '#functions/core/logger.ts'
import { sha256 } from '#functions/core/hash.ts'

import { auditPagesAfter, getAuditEntry, noteAuditCheck, readAuditCheck } from '#functions/data/audit-log.ts'
import { type ChainBreak, type ChainEnd, checkChain } from '#shared/schemas/audit.ts'
import { readAuditHead } from '#functions/data/transact.ts'

const live = { readAuditHead, readAuditCheck, getAuditEntry, auditPagesAfter, noteAuditCheck }

/** The break where the log differs from the last check, or ends before its noted end; undefined for none. */
const breakAt = (seen: ChainEnd, now: ChainEnd | undefined): ChainBreak | undefined => {
  if (now === undefined || now.sequence !== seen.sequence) return { sequence: seen.sequence, why: 'MISSING' }
  return now.hash === seen.hash ? undefined : { sequence: seen.sequence, why: 'CHANGED' }
}

/**
 * Checks the part of the audit log that is new since the last check, page by page, so that a run that dies can be continued.
 * @returns where it breaks, and each run again until somebody has looked into it; undefined when it does not
 */
export const checkAuditLog = async (deps = live): Promise<ChainBreak | undefined> => {
  // Read before the records: records written meanwhile are for the next run.
  const head = await deps.readAuditHead()
  let checked = await deps.readAuditCheck()
  if (checked) {
    // An attacker who rewrites all records from some point on leaves a chain that is consistent in itself.
    const rewritten = breakAt(checked, await deps.getAuditEntry(checked.sequence))
    if (rewritten) return rewritten
  }
  for await (const page of deps.auditPagesAfter(checked?.sequence ?? 0, head.sequence)) {
    const entries = page.filter(({ sequence }) => sequence <= head.sequence)
    const broken = await checkChain(entries, sha256, checked)
    if (broken) return broken
    const last = entries.at(-1)
    if (!last) break
    checked = last
    await deps.noteAuditCheck(last)
  }
  return head.sequence === 0 ? undefined : breakAt(head, checked)
}

/** Nightly schedule → Lambda. Its log line is an anchor outside of the table: the number and the hash of the last record. */
export const handler = jobHandler('checkAuditLog', async () => {
  const broken = await checkAuditLog()
  setMetric('AuditLogBroken', broken ? 1 : 0)
  if (broken) return logger.error('the audit log is broken', undefined, broken)
  const { sequence, hash } = (await readAuditCheck()) ?? { sequence: 0, hash: '' }
  logger.info('the audit log is unbroken', { sequence, hash })
})
