import * as z from 'zod/mini'
import { id } from './ids.ts'
import { instant } from './text.ts'

/** Everything that leaves a record. Named `<noun>.<act>`; the web has a sentence for each. */
export const auditActions = [
  'listing.status',
  'listing.delete',
  'listing.featured',
  'plate.status',
  'plate.featured',
  'application.status',
  'dealership.verify',
  'appeal.answer',
  'report.status',
  'dealership.review',
  'dealership.answer',
  'message.status',
  'document.read',
  'document.expire',
  'user.edit',
  'user.status',
  'user.delete',
  'user.admin',
  'quote.status',
  'provider.create',
  'provider.edit',
  'provider.delete',
] as const
export type AuditAction = (typeof auditActions)[number]

/** SHA-256 in hex. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * A record of the audit log. `sequence` counts from 1 without gaps; `hash` is of the record and of the hash before it
 * (`shared/schemas/audit.ts`), so a record that was changed, taken out or put in between breaks the chain.
 */
export const auditEntry = z.object({
  id: id('audit'),
  sequence: z.int(),
  at: instant,
  /** A user's id; `operator` for the command line, `system` for a job. */
  actorId: z.string(),
  action: z.enum(auditActions),
  /** The id of the subject. */
  subject: z.string(),
  /** Ids, codes, statuses and names of fields; never what people wrote, and no personal data. */
  detail: z.record(z.string(), z.string()),
  previousHash: hash,
  hash,
})
export type AuditEntry = z.output<typeof auditEntry>

/** A record with the names of the people in it, as far as they still exist. */
export const auditView = z.extend(auditEntry, {
  actor: z.nullable(z.object({ id: id('user'), username: z.string() })),
  /**
   * The present name of the subject; when its kind has no names (a document, a report, an appeal), of the item it belongs to.
   * Null when that is gone. A person's name is their dealership's, if they have one.
   */
  about: z.nullable(
    z.object({ id: z.string(), name: z.string(), nameAr: z.string(), username: z.nullable(z.string()) }),
  ),
})
export type AuditView = z.output<typeof auditView>

/** The previous hash of the very first record: the hash of nothing. */
const genesisHash = '0'.repeat(64)

/**
 * The text of a record that is hashed: all its fields, its place and the hash before it, in an order of our own. A list and not
 * an object, so that no engine and no store can reorder it, and as JSON, so that no two records share a text.
 */
export const auditText = (entry: Omit<AuditEntry, 'hash'>): string => {
  const detail = Object.keys(entry.detail)
    .toSorted()
    .map((name) => [name, entry.detail[name]])
  const { sequence, id, at, actorId, action, subject, previousHash } = entry
  return JSON.stringify([sequence, id, at, actorId, action, subject, detail, previousHash])
}

/** The end of a chain: the number and the hash of its last record. */
export type ChainEnd = Pick<AuditEntry, 'sequence' | 'hash'>

/** The end of a chain without records. */
export const emptyChain: ChainEnd = { sequence: 0, hash: genesisHash }

/**
 * A break of the chain:
 * - MISSING: no record has this number here, though one before and one after it do, or their order is different;
 * - UNLINKED: the record's previous hash is not the hash of the record before it;
 * - CHANGED: the record's content does not match its hash.
 */
export type ChainBreak = { sequence: number; why: 'MISSING' | 'UNLINKED' | 'CHANGED' }

const breakAfter = (before: ChainEnd, { sequence, previousHash }: AuditEntry): ChainBreak | undefined => {
  if (sequence !== before.sequence + 1) return { sequence: before.sequence + 1, why: 'MISSING' }
  return previousHash === before.hash ? undefined : { sequence, why: 'UNLINKED' }
}

/**
 * Checks consecutive records, oldest first. Without `after` the first one's previous hash is not checked, unless it is the
 * first of all: records are kept for a limited time, so a chain may begin anywhere.
 * @param hashOf SHA-256 in hex of a text's UTF-8
 * @returns the first break; undefined when there is none
 */
export const checkChain = async (
  entries: readonly AuditEntry[],
  hashOf: (text: string) => string | Promise<string>,
  after?: ChainEnd,
): Promise<ChainBreak | undefined> => {
  let before = after ?? (entries[0]?.sequence === 1 ? emptyChain : undefined)
  for (const entry of entries) {
    const broken = before && breakAfter(before, entry)
    if (broken) return broken
    if ((await hashOf(auditText(entry))) !== entry.hash) return { sequence: entry.sequence, why: 'CHANGED' }
    before = entry
  }
  return undefined
}
