import { type Bits, emptyBits, setBit } from '#functions/search/bits.ts'
import { buildColumns } from './build-columns.ts'
import type { Columns } from '#functions/search/columns.ts'
import type { Change, SearchDocument, Stamp } from '#functions/search/document.ts'
import { mergeColumns } from './merge-columns.ts'
import { dropOldRemovals, newerChanges } from './changes.ts'
import { eachDealerRow } from './dealers.ts'
import { idOf } from './row-ids.ts'
import { marketIndexLimits } from '#shared/constants/market-index.ts'
import type { IndexPrices } from './prices/rate-rows.ts'
import { dropRow, liveRow, openSegment, type Segment } from '#functions/search/segment.ts'

/**
 * The searchable listings: a large segment, and after it smaller ones of what changed since. Every listing is live in at
 * most one of them.
 */
export type SearchIndex = {
  segments: Segment[]
  /** The stamp of each removal, so that an older change that arrives late does not bring the listing back. */
  removed: Map<string, Stamp>
  /** What changed lately, for readers who hold an index of their own (`changes-since.ts`). */
  recent?: RecentChanges
  /** The dealers whose cards are hidden now. */
  hiddenDealers?: readonly string[]
  /** What its cars cost; fitted when it is first asked for. */
  prices?: IndexPrices
  /** Counts the changes of what is found: an answer stays as it is, within the hour, while this does. */
  generation: number
}

/** When each listing changed, in the order in which the changes came: all from `since` on, and at most so many. */
type RecentChanges = { since: string; changedAt: Map<string, string> }

/** The index of one set of columns, all rows live. */
export const openIndex = (columns: Columns): SearchIndex => ({
  segments: [openSegment(columns)],
  removed: new Map(),
  generation: 0,
})

/** An index of documents with distinct ids, all at once; `index-builder.ts` takes a large market page by page. */
export const createIndex = (documents: Iterable<SearchDocument>): SearchIndex =>
  openIndex(columnsOfSound([...documents]))

const rowsOfDealers = ({ columns, dealers }: Segment, ids: readonly string[]): Bits | undefined => {
  let rows: Bits | undefined
  for (const id of ids) eachDealerRow(dealers, id, (row) => setBit((rows ??= emptyBits(columns.count)), row))
  return rows
}

/**
 * Leaves the cars of these dealers out of every answer, and brings back those of dealers that are not named any more. What changes in
 * an index afterwards is not hidden.
 */
export const hideDealers = (index: SearchIndex, ids: readonly string[]): void => {
  for (const segment of index.segments) {
    const hidden = rowsOfDealers(segment, ids)
    // Nearly always nobody is hidden; while somebody is, each call counts as a change.
    if (hidden || segment.hidden) index.generation++
    segment.hidden = hidden
  }
  index.hiddenDealers = ids
}

/** All live rows as one set of columns: the content of a snapshot. */
export const columnsOf = ({ segments }: SearchIndex): Columns => {
  const [only] = segments
  if (segments.length === 1 && only && only.liveCount === only.columns.count) return only.columns
  return mergeColumns(segments)
}

/** The live row of a listing. */
export const findListing = (
  { segments }: SearchIndex,
  id: string,
): { segment: Segment; row: number } | undefined => {
  for (const segment of segments) {
    const row = liveRow(segment, id)
    if (row !== undefined) return { segment, row }
  }
  return undefined
}

/** The stamp of a row. */
const stampOf = ({ versions, changedAt }: Columns, row: number): Stamp => ({
  version: versions[row]!,
  changedAt: new Date(changedAt[row]!).toISOString(),
})

/** The columns of documents; one that cannot be turned into columns is left out, so that it cannot stop all others. */
export const columnsOfSound = (documents: readonly SearchDocument[]): Columns => {
  try {
    return buildColumns(documents)
  } catch (error) {
    const sound = documents.filter((document) => {
      try {
        return buildColumns([document])
      } catch {
        return false
      }
    })
    // Then it is not one of them that is at fault.
    if (sound.length === documents.length) throw error
    return buildColumns(sound)
  }
}

// A search has a fixed cost per segment, so small ones are not worth keeping apart.
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

/** Remembers changes; of those that the index knew already, which come again after a start, too. */
const remember = (recent: RecentChanges, changes: readonly (Stamp & { id: string })[]): void => {
  for (const { id, changedAt } of changes) {
    if (changedAt <= (recent.changedAt.get(id) ?? '')) continue
    recent.changedAt.delete(id)
    recent.changedAt.set(id, changedAt)
  }
  for (const [id, changedAt] of recent.changedAt) {
    if (recent.changedAt.size <= marketIndexLimits.recentChanges) return
    recent.changedAt.delete(id)
    // Changes of a moment come in any order, so that others of this instant may be gone, too.
    if (changedAt >= recent.since) recent.since = `${changedAt}+`
  }
}

/** Takes over what is newer than an index: `added` has the rows of what is not removed, and no others that are live. */
const takeOver = (
  index: SearchIndex,
  newer: ReadonlyMap<string, Stamp & { removed?: true }>,
  placeOf: (id: string) => Place | undefined,
  added: Segment | undefined,
): void => {
  for (const [id, { version, changedAt, removed }] of newer) {
    const place = placeOf(id)
    if (place) {
      const { codes, values } = place.segment.columns.texts.car
      index.prices?.models.delete(values[codes[place.row]!]!)
      dropRow(place.segment, place.row)
    }
    if (removed) index.removed.set(id, { version, changedAt })
    else index.removed.delete(id)
  }
  if (added) index.segments.push(added)
  index.generation++
  // Those models are fitted again when somebody next asks.
  for (const name of added?.columns.texts.car.values ?? []) index.prices?.models.delete(name)
}

type Place = { segment: Segment; row: number }

/** The stamps of what an index knows. Looking an id up in a large segment misses every cache of the processor, so each is looked up once. */
const lookUp = (index: SearchIndex) => {
  const found = new Map<string, Place | undefined>()
  const known = (id: string): Stamp | undefined => {
    const place = findListing(index, id)
    found.set(id, place)
    return place && stampOf(place.segment.columns, place.row)
  }
  return { known, placeOf: (id: string) => found.get(id) }
}

/**
 * Brings an index up to date, in place. Changes may be repeated and come in any order: only those newer than the known state
 * count.
 * @returns how many did.
 */
export const applyChanges = (index: SearchIndex, changes: readonly Change[]): number => {
  if (index.recent) remember(index.recent, changes)
  const { known, placeOf } = lookUp(index)
  const { newer, applied } = newerChanges(changes, known, index.removed)
  if (newer.size === 0) return 0
  const documents = Array.from(newer.values()).flatMap((change) =>
    'document' in change ? change.document : [],
  )
  // Done before anything is changed: a failure here leaves the index as it was.
  const added = documents.length > 0 ? openSegment(columnsOfSound(documents)) : undefined
  takeOver(index, newer, placeOf, added)
  dropOldRemovals(index.removed, changes)
  joinTail(index)
  return applied
}

/** Changes as columns, as a browser gets them. */
export type ChangedRows = { columns: Columns; removed: readonly (Stamp & { id: string })[] }

/** The same of changes that come as columns. */
export const applyRows = (index: SearchIndex, { columns, removed }: ChangedRows): number => {
  const rows = Array.from({ length: columns.count }, (_, row) => ({
    id: idOf(columns.ids, row),
    ...stampOf(columns, row),
    row,
  }))
  const changes = [...rows, ...removed.map((each) => ({ ...each, removed: true as const }))]
  const { known, placeOf } = lookUp(index)
  const { newer, applied } = newerChanges<Stamp & { id: string; row?: number; removed?: true }>(
    changes,
    known,
    index.removed,
  )
  if (newer.size === 0) return 0
  const added = columns.count > 0 ? openSegment(columns) : undefined
  if (added) for (const { id, row } of rows) if (newer.get(id)?.row !== row) dropRow(added, row)
  takeOver(index, newer, placeOf, added)
  dropOldRemovals(index.removed, changes)
  joinTail(index)
  return applied
}
