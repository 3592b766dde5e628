import { keyOf } from '#functions/search/orders.ts'
import type { Ranked } from '#functions/search/rank-rows.ts'
import { compareIds } from '#functions/search/row-ids.ts'
import type { Segment } from '#functions/search/segment.ts'
import type { SortKey } from '#shared/schemas/listing-query.ts'

/** A row that is part of an answer. */
export type Hit = { segment: Segment; row: number }

/** The first rows of a segment, as a list that is read from its beginning. */
type Run = Ranked & { segment: Segment }

const isBefore = (a: Run, atA: number, b: Run, atB: number, key: SortKey, sign: number): boolean => {
  const better = (a.fits?.[atA] ?? 0) - (b.fits?.[atB] ?? 0)
  if (better !== 0) return better > 0
  const [rowA, rowB] = [a.rows[atA]!, b.rows[atB]!]
  const difference = keyOf(a.segment.columns, key, rowA) - keyOf(b.segment.columns, key, rowB)
  return sign * (difference || compareIds(a.segment.columns.ids, rowA, b.segment.columns.ids, rowB)) < 0
}

/**
 * The rows `skip` up to `skip + take` of several ordered lists together. Equal keys are ordered by id, and descending is
 * the exact reverse of ascending, so that pages never overlap.
 */
export const mergeHits = (
  runs: readonly Run[],
  { key, isDescending, skip, take }: { key: SortKey; isDescending: boolean; skip: number; take: number },
): Hit[] => {
  const present = runs.filter(({ rows }) => rows.length > 0)
  if (present.length === 1) {
    const [{ segment, rows }] = present as [Run]
    return Array.from(rows.subarray(skip, skip + take), (row) => ({ segment, row }))
  }
  const sign = isDescending ? -1 : 1
  const places = present.map(() => 0)
  const hits: Hit[] = []
  for (let rank = 0; rank < skip + take; rank++) {
    let first = -1
    present.forEach((run, index) => {
      if (places[index]! >= run.rows.length) return
      if (first < 0 || isBefore(run, places[index]!, present[first]!, places[first]!, key, sign))
        first = index
    })
    if (first < 0) break
    const place = places[first]!++
    if (rank >= skip) hits.push({ segment: present[first]!.segment, row: present[first]!.rows[place]! })
  }
  return hits
}
