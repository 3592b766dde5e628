import { dayMs } from '#functions/core/time.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { createSavedSearch } from '#shared/api/saved-searches.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'

/** A listing that the buyer has saved, and when. */
export type Favorite = { listingId: string; at: Date }

type Listed = { record: ListingRecord }

const ofPlainDays = 6

const between = (from: string, to: string): Date => new Date((Date.parse(from) + Date.parse(to)) / 2)

const latest = (records: readonly ListingRecord[], at: (record: ListingRecord) => string) =>
  records.toSorted((a, b) => at(b).localeCompare(at(a)))[0]

const droppedAt = ({ priceHistory }: ListingRecord): string => priceHistory.at(-1)?.at ?? ''

/**
 * The cars that the buyer has saved: some that are on offer (`shown`), the latest of them whose price has dropped since,
 * and the latest of all that has been sold since.
 */
export const chooseFavorites = (
  shown: readonly Listed[],
  all: readonly Listed[],
  now: Date,
  random: Random,
): Favorite[] => {
  const plain = random.some(shown, ofPlainDays).map(({ record }, index) => {
    const at = new Date(now.getTime() - (index + 0.5) * dayMs)
    const published = record.publishedAt ?? record.createdAt
    return {
      listingId: record.id,
      at: at.toISOString() > published ? at : between(published, now.toISOString()),
    }
  })
  const others = (records: readonly Listed[]) =>
    records.map(({ record }) => record).filter(({ id }) => plain.every(({ listingId }) => listingId !== id))
  const dropped = latest(
    others(shown).filter(({ priceHistory }) => priceHistory.length > 1),
    droppedAt,
  )
  const sold = latest(
    others(all).filter(({ availability }) => availability === 'SOLD'),
    ({ availabilityAt }) => availabilityAt ?? '',
  )
  return [
    ...plain,
    ...(dropped ? [{ listingId: dropped.id, at: between(dropped.createdAt, droppedAt(dropped)) }] : []),
    ...(sold ? [{ listingId: sold.id, at: between(sold.createdAt, sold.availabilityAt ?? '') }] : []),
  ]
}

type Saved = Required<BodyInput<typeof createSavedSearch>> & { daysAgo: number }

/** Saved searches of the demo account `buyer`. */
export const buyersSearches: readonly Saved[] = [
  {
    name: 'Land Cruiser up to 300,000',
    kind: 'cars',
    searchParams: { make: 'Toyota', model: 'Land Cruiser', maxPrice: '300000' },
    alertsEnabled: true,
    daysAgo: 21,
  },
  {
    name: 'باترول خليجي',
    kind: 'cars',
    searchParams: { search: 'باترول', isGCCSpec: 'true' },
    alertsEnabled: true,
    daysAgo: 16,
  },
  {
    name: 'Electric and under warranty',
    kind: 'cars',
    searchParams: { fuelType: 'Electric', hasWarranty: 'true' },
    alertsEnabled: false,
    daysAgo: 5,
  },
  {
    name: '7?7?7?',
    kind: 'plates',
    searchParams: { search: '7?7?7?' },
    alertsEnabled: true,
    daysAgo: 3,
  },
]

/** Preferences of the demo accounts that differ from the defaults. */
export const chosenPreferences: Readonly<
  Record<'buyer' | 'seller' | 'dealer', (before: Preferences) => Preferences>
> = {
  buyer: (before) => ({ ...before, email: { ...before.email, favorites: true } }),
  seller: (before) => ({ ...before, language: 'ar' }),
  dealer: (before) => ({ ...before, sms: { leads: true } }),
}
