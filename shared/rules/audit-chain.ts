import type { AuditEntry } from '#shared/schemas/audit.ts'

/** What the first record of all follows: the hash of nothing. */
const genesisHash = '0'.repeat(64)

/**
 * What is hashed of a record: everything it says, its place and the hash before it, in an order of our own. A list and not
 * an object, so that no engine and no store can reorder it, and as JSON, so that no two records share a text.
 */
export const auditText = (entry: Omit<AuditEntry, 'hash'>): string => {
  const detail = Object.keys(entry.detail)
    .toSorted()
    .map((name) => [name, entry.detail[name]])
  const { sequence, id, at, actorId, action, subject, previousHash } = entry
  return JSON.stringify([sequence, id, at, actorId, action, subject, detail, previousHash])
}

/** How far a chain goes: the number and the hash of its last record. */
export type ChainEnd = Pick<AuditEntry, 'sequence' | 'hash'>

/** The end of a chain without records. */
export const emptyChain: ChainEnd = { sequence: 0, hash: genesisHash }

/**
 * Where a chain breaks, and how:
 * - MISSING: no record has this number here, though one before and one after it do, or they stand in another order;
 * - UNLINKED: the record follows another one than the one before it;
 * - CHANGED: the record does not say what it said when it was hashed.
 */
export type ChainBreak = { sequence: number; why: 'MISSING' | 'UNLINKED' | 'CHANGED' }

const breakAfter = (before: ChainEnd, { sequence, previousHash }: AuditEntry): ChainBreak | undefined => {
  if (sequence !== before.sequence + 1) return { sequence: before.sequence + 1, why: 'MISSING' }
  return previousHash === before.hash ? undefined : { sequence, why: 'UNLINKED' }
}

/**
 * Checks records that follow one another, oldest first. Without `after` the first is taken on its own word, unless it is the
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
