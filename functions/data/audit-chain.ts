import * as z from 'zod/mini'
import { sha256 } from '#functions/core/hash.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { getItem, insertWrite, putWrite, type ItemWrite } from '#functions/data/table.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'
import { auditEntry, type AuditEntry, auditText, type ChainEnd, emptyChain } from '#shared/schemas/audit.ts'

// The audit log is a chain: each record holds the hash of the one before it.

/** A record of one act: actor, action, subject and time. Ids and codes only: the log outlives the people in it. */
export type AuditRecord = Omit<AuditEntry, 'sequence' | 'previousHash' | 'hash' | 'detail'> & {
  detail?: Readonly<Record<string, string>>
}

const chainEnd = z.pick(auditEntry, { sequence: true, hash: true })

/** Reads the sequence and hash of the audit log's last record. Strongly consistent. */
export const readAuditHead = async (): Promise<ChainEnd> =>
  (await getItem(keys.auditHead, chainEnd)) ?? emptyChain

/** The records as they follow the end of the log, each hashed with the hash before it. Pure. */
export const chainOnto = (head: ChainEnd, records: readonly AuditRecord[]): AuditEntry[] => {
  let { sequence, hash: previousHash } = head
  return records.map(({ detail = {}, ...record }) => {
    const entry = { ...record, detail: { ...detail }, sequence: ++sequence, previousHash }
    const hash = sha256(auditText(entry))
    previousHash = hash
    return { ...entry, hash }
  })
}

/** A write that puts a record at its place, which must be free. */
export const entryWrite = (entry: AuditEntry): ItemWrite =>
  insertWrite({
    ...keys.audit(entry.sequence),
    ...entry,
    ownerPk: partitions.auditSubject(entry.subject),
    ownerSk: timeSort(entry.at, entry.id),
    statusPk: partitions.auditActor(entry.actorId),
    statusSk: timeSort(entry.at, entry.id),
    expiresAt: Math.floor(Date.parse(entry.at) / 1000) + auditKeptDays * 86_400,
  })

/** A write that moves the end of the log; its condition fails when the log went on since it was read as `seen`. */
export const headWrite = ({ sequence, hash }: ChainEnd, seen: ChainEnd): ItemWrite => {
  const item = { ...keys.auditHead, sequence, hash }
  return seen.sequence === 0
    ? insertWrite(item)
    : putWrite(item, { if: '#sequence = :sequence AND #hash = :hash', values: { ...seen } })
}
