import type { ListingRecord } from '#functions/data/listing-record.ts'
import { stockKey } from '#shared/rules/normalise.ts'

/** As items beside listings have it: `functions/data/chassis-numbers.ts`. */
const isLive = ({ status, availability }: ListingRecord) =>
  (status === 'PENDING' || status === 'APPROVED') && availability !== 'SOLD'

/** What a stock file is matched with, of these listings. */
export const stockInMemory = (listings: readonly ListingRecord[]) => ({
  findStock: async (ownerId: string, numbers: readonly string[]) => {
    const wanted = new Set(numbers.map(stockKey))
    const own = listings.filter((listing) => listing.ownerId === ownerId)
    const keyed = own.map(({ id, stockNumber }) => [stockKey(stockNumber ?? ''), id] as const)
    return new Map(keyed.filter(([key]) => key !== '' && wanted.has(key)))
  },
  findIdsBySlug: async (slugs: readonly string[]) =>
    listings.filter(({ slug }) => slug !== null && slugs.includes(slug)).map(({ id }) => id),
  findSameChassis: async ({ car }: Pick<ListingRecord, 'car'>) =>
    listings.filter((listing) => listing.car.vin === car.vin && isLive(listing)).map(({ id }) => id),
  getListingsById: async (ids: readonly string[]) =>
    new Map(listings.filter(({ id }) => ids.includes(id)).map((listing) => [listing.id, listing])),
})
