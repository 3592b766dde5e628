import { dealerRecord, type DealerRecord } from '#functions/data/dealer-record.ts'
import { partitions } from '#functions/data/keys.ts'
import { type Page, searchChain } from '#functions/data/lists.ts'
import type { VerificationStatus } from '#shared/schemas/user.ts'

type Place = VerificationStatus | 'SUSPENDED'

/**
 * A page of the dealerships of some places, one place after the other, whom `keep` says yes to; by name, but those that wait for
 * verification by how long they do. It may be short, see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchDealers = async (
  places: readonly Place[],
  page: Pick<Page, 'limit' | 'cursor'>,
  keep: (dealer: DealerRecord) => boolean,
) => {
  const links = places.map((place) => ({ partition: partitions.dealers(place), oldestFirst: true }))
  const { items, nextCursor } = await searchChain(links, page, (item) => dealerRecord.parse(item), keep)
  return { dealers: items, nextCursor }
}
