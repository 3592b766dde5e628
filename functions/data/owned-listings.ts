import { partitions } from '#functions/data/keys.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import { queryPages } from '#functions/data/queries.ts'

/** Every listing of a user, a hundred at a time, however many there are; the list of a seller's stock ends at some thousands. */
export async function* ownedListingPages(ownerId: string): AsyncGenerator<ListingRecord[]> {
  for await (const items of queryPages({
    index: 'byOwner',
    partition: partitions.ownedListings(ownerId),
    limit: 100,
  }))
    yield items.map((item) => listingRecord.parse(item))
}
