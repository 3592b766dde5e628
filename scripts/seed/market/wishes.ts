import type { BodyInput } from '#shared/api/contract.ts'
import type { createSavedSearch } from '#shared/api/saved-searches.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'

type Saved = Required<BodyInput<typeof createSavedSearch>> & { daysAgo: number }

/** What the demo account `buyer` searches for again and again. */
export const buyersSearches: readonly Saved[] = [
  {
    name: 'Land Cruiser up to 300,000',
    searchParams: { make: 'Toyota', model: 'Land Cruiser', maxPrice: '300000' },
    alertsEnabled: true,
    daysAgo: 21,
  },
  {
    name: 'باترول خليجي',
    searchParams: { search: 'باترول', isGCCSpec: 'true' },
    alertsEnabled: true,
    daysAgo: 16,
  },
  {
    name: 'Electric and under warranty',
    searchParams: { fuelType: 'Electric', hasWarranty: 'true' },
    alertsEnabled: false,
    daysAgo: 5,
  },
]

/** What the demo accounts have chosen to hear beyond what everybody begins with. */
export const chosenPreferences: Readonly<
  Record<'buyer' | 'seller' | 'dealer', (before: Preferences) => Preferences>
> = {
  buyer: (before) => ({ ...before, email: { ...before.email, favorites: true } }),
  seller: (before) => ({ ...before, language: 'ar' }),
  dealer: (before) => ({ ...before, sms: { leads: true } }),
}
