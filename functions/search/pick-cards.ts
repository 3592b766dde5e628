import { hasBit, type Bits } from '#functions/search/bits.ts'
import type { Segment } from '#functions/search/segment.ts'
import type { SortKey } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

type Candidates = { segment: Segment; rows: Bits }
type Hit = { segment: Segment; row: number }
type Wanted = { sortBy: SortKey; sortOrder: 'asc' | 'desc'; skip: number; take: number }

/** The first `count` chosen rows of a segment in ascending order of the key, or the last ones backwards. */
const firstHits = ({ segment, rows }: Candidates, { sortBy, sortOrder }: Wanted, count: number): Hit[] => {
  const order = segment.orders[sortBy]
  const hits: Hit[] = []
  for (let place = 0; place < order.length && hits.length < count; place++) {
    const row = order[sortOrder === 'asc' ? place : order.length - 1 - place]!
    if (hasBit(rows, row)) hits.push({ segment, row })
  }
  return hits
}

const compare = (a: Hit, b: Hit, sortBy: SortKey): number => {
  const difference = a.segment.sortKeys[sortBy][a.row]! - b.segment.sortKeys[sortBy][b.row]!
  return difference || (a.segment.documents[a.row]!.id < b.segment.documents[b.row]!.id ? -1 : 1)
}

/**
 * The cards of one page over all segments. Equal keys are ordered by id, and descending is the exact reverse of
 * ascending, so that pages never overlap.
 */
export const pickCards = (candidates: readonly Candidates[], wanted: Wanted): ListingCard[] => {
  const { sortBy, sortOrder, skip, take } = wanted
  const sign = sortOrder === 'asc' ? 1 : -1
  return candidates
    .flatMap((each) => firstHits(each, wanted, skip + take))
    .toSorted((a, b) => sign * compare(a, b, sortBy))
    .slice(skip, skip + take)
    .map(({ segment, row }) => segment.documents[row]!.card)
}
