import { buildColumns } from '#functions/search/build-columns.ts'
import type { Columns } from '#functions/search/columns.ts'
import { supersedes, type Change, type SearchDocument, type Stamp } from '#functions/search/document.ts'
import { mergeColumns } from '#functions/search/merge-columns.ts'
import { dropRow, liveRow, openSegment, type Segment } from '#functions/search/segment.ts'

/**
 * The searchable listings: a large segment, and after it smaller ones of what changed since. Every listing is live in at
 * most one of them.
 */
export type SearchIndex = {
  segments: Segment[]
  /** When each absent listing was removed, so that an older change that arrives late does not bring it back. */
  removed: Map<string, Stamp>
}

/** The index of one set of columns, all rows live. */
export const openIndex = (columns: Columns): SearchIndex => ({
  segments: [openSegment(columns)],
  removed: new Map(),
})

// Documents take ten times the room of their columns, so a large market is turned into columns bit by bit.
const documentsAtOnce = 50_000

/** An index of documents with distinct ids. */
export const createIndex = (documents: Iterable<SearchDocument>): SearchIndex => {
  const parts: Columns[] = []
  let batch: SearchDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length < documentsAtOnce) continue
    parts.push(buildColumns(batch))
    batch = []
  }
  if (batch.length > 0 || parts.length === 0) parts.push(buildColumns(batch))
  if (parts.length === 1) return openIndex(parts[0]!)
  return openIndex(mergeColumns(parts.map((columns) => ({ columns, live: allOf(columns) }))))
}

const allOf = ({ count }: Columns) => {
  const live = new Uint32Array(Math.ceil(count / 32)).fill(0xffffffff)
  if (count % 32 > 0) live[live.length - 1] = (1 << (count % 32)) - 1
  return live
}

/** All live rows as one set of columns: what a snapshot holds. */
export const columnsOf = ({ segments }: SearchIndex): Columns => {
  const [only] = segments
  if (segments.length === 1 && only && only.liveCount === only.columns.count) return only.columns
  return mergeColumns(segments)
}

const find = ({ segments }: SearchIndex, id: string): { segment: Segment; row: number } | undefined => {
  for (const segment of segments) {
    const row = liveRow(segment, id)
    if (row !== undefined) return { segment, row }
  }
  return undefined
}

const stampOf = ({ columns }: Segment, row: number): Stamp => ({
  version: columns.versions[row]!,
  changedAt: new Date(columns.changedAt[row]!).toISOString(),
})

const apply = (index: SearchIndex, added: Map<string, SearchDocument>, change: Change): boolean => {
  const { id, version, changedAt } = change
  const known = find(index, id)
  const stamp = added.get(id) ?? index.removed.get(id) ?? (known && stampOf(known.segment, known.row))
  if (!supersedes(change, stamp)) return false
  if (known) dropRow(known.segment, known.row)
  if ('document' in change) {
    added.set(id, change.document)
    index.removed.delete(id)
  } else {
    added.delete(id)
    index.removed.set(id, { version, changedAt })
  }
  return true
}

// A search costs a little per segment whatever its size, so small ones are not worth keeping apart.
const smallRows = 256

/**
 * Joins the last segments while they are of a size: each row is then copied a few times over the life of an index, and
 * there are never more segments than the logarithm of the changes.
 */
const joinTail = (index: SearchIndex): void => {
  for (;;) {
    const [before, last] = index.segments.slice(-2)
    if (!before || !last) return
    const rows = before.liveCount
    if (rows > smallRows && rows > 2 * last.liveCount && before.columns.count < 2 * rows + smallRows) return
    index.segments.splice(-2, 2, openSegment(mergeColumns([before, last])))
  }
}

/**
 * Brings an index up to date, in place. Changes may come twice and in any order: only what is newer than the known
 * state counts. @returns how many did.
 */
export const applyChanges = (index: SearchIndex, changes: readonly Change[]): number => {
  const added = new Map<string, SearchDocument>()
  const applied = changes.filter((change) => apply(index, added, change)).length
  if (added.size > 0) index.segments.push(openSegment(buildColumns([...added.values()])))
  joinTail(index)
  return applied
}
