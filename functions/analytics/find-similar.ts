import { askSearch } from '#functions/adapters/ask-search.ts'
import { withCounts } from '#functions/data/counts.ts'
import { isListed, type ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

const live = { askSearch, getListingsById, withCounts }

const mostSimilar = 12

/** A car draws most people in its first days, so those compare best that were made public at the same time. */
const nearestInTime = (cards: readonly ListingCard[], listedAt: string): ListingCard[] => {
  const away = (card: ListingCard) => Math.abs(Date.parse(card.createdAt) - Date.parse(listedAt))
  return cards.toSorted((a, b) => away(a) - away(b)).slice(0, mostSimilar)
}

/** Similar cars that are on offer now, as they are stored: at most twelve. None for a listing without make, model and year. */
export const findSimilar = async (
  { id, car, createdAt, publishedAt }: Pick<ListingRecord, 'id' | 'car' | 'createdAt' | 'publishedAt'>,
  deps = live,
) => {
  const { make, model, year } = car
  if (!make || !model || year === undefined) return []
  const { others } = await deps.askSearch('comparableCars', {
    car: { make, model, year },
    exceptId: id,
  })
  // The cards of the index know no counts of today.
  const found = await deps.getListingsById(
    nearestInTime(others, publishedAt ?? createdAt).map((card) => card.id),
  )
  return deps.withCounts(
    [...found.values()].filter((listing) => isListed(listing) && listing.publishedAt !== null),
  )
}
