import { clearBit, countBits, hasBit } from '#functions/search/bits.ts'
import { supersedes, type Change, type SearchDocument, type Stamp } from '#functions/search/document.ts'
import { buildSegment, rowOf, type Segment } from '#functions/search/segment.ts'

/** The searchable listings: a large base, and beside it a small delta that is rebuilt with every batch of changes. */
export type SearchIndex = {
  base: Segment
  delta: Segment
  /** The documents of the delta by id. */
  pending: Map<string, SearchDocument>
  /** When each absent listing was removed, so that an older change that arrives late does not bring it back. */
  removed: Map<string, Stamp>
}

/** An index of documents with distinct ids. */
export const createIndex = (documents: Iterable<SearchDocument>): SearchIndex => ({
  base: buildSegment(documents),
  delta: buildSegment([]),
  pending: new Map(),
  removed: new Map(),
})

/** The two halves; every live document is in exactly one of them. */
export const segmentsOf = (index: SearchIndex): readonly Segment[] => [index.base, index.delta]

const findDocument = (index: SearchIndex, id: string): SearchDocument | undefined => {
  const row = rowOf(index.base, id)
  return (
    index.pending.get(id) ??
    (row !== undefined && hasBit(index.base.live, row) ? index.base.documents[row] : undefined)
  )
}

const apply = (index: SearchIndex, change: Change): boolean => {
  const { id, version, changedAt } = change
  if (!supersedes(change, index.removed.get(id) ?? findDocument(index, id))) return false
  const row = rowOf(index.base, id)
  if (row !== undefined) clearBit(index.base.live, row)
  if ('document' in change) {
    index.pending.set(id, change.document)
    index.removed.delete(id)
  } else {
    index.pending.delete(id)
    index.removed.set(id, { version, changedAt })
  }
  return true
}

/**
 * Brings an index up to date, in place. Changes may come twice and in any order: only what is newer than the known
 * state counts. @returns how many did.
 */
export const applyChanges = (index: SearchIndex, changes: readonly Change[]): number => {
  const applied = changes.filter((change) => apply(index, change)).length
  if (applied === 0) return 0
  const { base, pending } = index
  const dead = base.documents.length - countBits(base.live)
  // Below one row in a hundred the delta costs less than a new base (measured: search.md); 256 spares small indexes.
  if (pending.size + dead <= Math.max(256, base.documents.length / 100)) {
    index.delta = buildSegment(pending.values())
    return applied
  }
  const kept = base.documents.filter((_, row) => hasBit(base.live, row))
  index.base = buildSegment([...kept, ...pending.values()])
  index.delta = buildSegment([])
  index.pending = new Map()
  return applied
}
