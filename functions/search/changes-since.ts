import { encodePart, pickRows } from './browser/market-part.ts'
import { dealerToken, noCards, noWords, publicColumns } from './browser/public-columns.ts'
import { emptyBits, setBit } from '#functions/search/bits.ts'
import { mergeColumns } from '#functions/search/merge-columns.ts'
import { type ChangedRows, findListing, type SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'

/** What a reader of the public columns lacks: bytes in base64 of what changed, and the dealers whose cars nobody may see. */
type Missed = { part?: string; hidden: string[] }

const changedRows = (index: SearchIndex, since: string): ChangedRows | undefined => {
  const rows = new Map<Segment, number[]>()
  const removed: ChangedRows['removed'][number][] = []
  for (const [id, changedAt] of index.recent!.changedAt) {
    if (changedAt < since) continue
    const found = findListing(index, id)
    const stamp = index.removed.get(id)
    if (found) rows.set(found.segment, [...(rows.get(found.segment) ?? []), found.row])
    else if (stamp) removed.push({ id, ...stamp })
  }
  if (rows.size === 0 && removed.length === 0) return undefined
  const parts = Array.from(rows, ([{ columns }, chosen]) => {
    const live = emptyBits(columns.count)
    for (const row of chosen) setBit(live, row)
    return { columns: { ...columns, words: noWords, cards: noCards }, live }
  })
  // Of the rows alone: what browsers may hold of a column is made by a look at each.
  const none = () => pickRows({ ...index.segments[0]!.columns, words: noWords, cards: noCards }, [])
  return { columns: publicColumns(parts.length > 0 ? mergeColumns(parts) : none()), removed }
}

/**
 * What changed in an index since an instant, as far as browsers may hold it; undefined where it cannot say so, because it was opened
 * later or too much has changed.
 */
export const changesSince = (index: SearchIndex, since: string): Missed | undefined => {
  if (!index.recent || since < index.recent.since) return undefined
  const changed = changedRows(index, since)
  return {
    hidden: (index.hiddenDealers ?? []).map(dealerToken),
    ...(changed && { part: Buffer.from(encodePart(changed)).toString('base64') }),
  }
}
