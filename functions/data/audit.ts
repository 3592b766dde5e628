import type { AuditRecord } from '#functions/data/audit-chain.ts'
import { transact, type Write } from '#functions/data/transact.ts'

/** A write for the transaction of the act itself, so that neither exists without the other. */
export const auditWrite = (record: AuditRecord): Write => ({ Audit: record })

/** Appends a record of an act that writes nothing, such as reading a document. */
export const appendAudit = (record: AuditRecord): Promise<void> => transact([auditWrite(record)])
