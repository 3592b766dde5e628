import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { ProviderRecord } from '#functions/data/providers.ts'
import type { SavedSearchRecord } from '#functions/data/saved-searches.ts'
import { aListing } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import {
  at,
  fitsOnly,
  onceOnly,
  put,
  read,
  refuses,
  remove,
  same,
  secondRefused,
} from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

const searches = switched<typeof import('#functions/data/saved-searches.ts')>(
  '#functions/data/saved-searches.ts',
)
const wishes = switched<typeof import('#functions/data/preferences.ts')>('#functions/data/preferences.ts')
const consents = switched<typeof import('#functions/data/preferences.ts')>('#functions/data/preferences.ts')
const cars = switched<typeof import('#functions/data/favorites.ts')>('#functions/data/favorites.ts')
const numbers = switched<typeof import('#functions/data/favorites.ts')>('#functions/data/favorites.ts')
const providers = switched<typeof import('#functions/data/providers.ts')>('#functions/data/providers.ts')
const quotas = switched<typeof import('#functions/data/quota.ts')>('#functions/data/quota.ts')
const limits = switched<typeof import('#functions/data/rate-limits.ts')>('#functions/data/rate-limits.ts')
const enforce = switched<typeof import('#functions/core/limited-handler.ts')>(
  '#functions/core/limited-handler.ts',
)
const guesses = switched<typeof import('#functions/identity/check-password.ts')>(
  '#functions/identity/check-password.ts',
)

const now = at.toISOString()

const aSearch = (): SavedSearchRecord =>
  ({
    id: newId('savedSearch'),
    userId: newId('user'),
    name: 'Patrol',
    searchParams: { make: 'Nissan' },
    alertsEnabled: false,
    alertsSince: null,
    version: 1,
    createdAt: now,
  }) as SavedSearchRecord

const anInsurer = (): ProviderRecord<'insurance'> =>
  ({ id: newId('provider'), name: 'Guard', rating: 0, version: 1 }) as ProviderRecord<'insurance'>

const aCar = async () => {
  const car = aListing({ id: newId('listing') })
  await put(keys.listing(car.id), car)
  return car
}

const aQuota = (most: number, present: number) => ({
  item: keys.held(newId('user')),
  of: 'things',
  most,
  full: 'FAVORITES_FULL' as const,
  recount: async () => present,
})

export const owned = catchers('own', {
  'a saved search twice': async () => {
    const search = aSearch()
    await secondRefused('CONFLICT', () => searches.insertSavedSearch(search, []))
  },
  'a saved search that has changed': async () => {
    const search = aSearch()
    await searches.insertSavedSearch(search, [])
    const next = { ...search, version: 2 }
    await secondRefused('CONFLICT', () => searches.replaceSavedSearch(next, search, []))
    await refuses('CONFLICT', () => searches.deleteSavedSearch(search, []))
  },
  'first wishes twice, and wishes that have changed': async () => {
    const userId = newId('user')
    const writes = wishes.newPreferencesWrites(userId, defaultPreferences, newId('mail'))
    for (const write of writes) await onceOnly(write)
    const seen = await wishes.readPreferences(userId)
    await secondRefused('CONFLICT', () =>
      wishes.replacePreferences(userId, defaultPreferences, seen, newId('mail'), []),
    )
  },
  'a line of consents twice': () =>
    onceOnly(
      consents.consentWrite({ id: newId('consent'), userId: newId('user'), at: now } as Parameters<
        typeof consents.consentWrite
      >[0]),
    ),
  'a car saved twice counts one place': async () => {
    const [userId, listing] = [newId('user'), await aCar()]
    const save = () => cars.putFavorite({ userId, listing, person: undefined, at })
    await save()
    await save()
    same((await read(keys.held(userId)))?.['favorites'], 1)
    await cars.deleteFavorite(userId, listing.id)
    await cars.deleteFavorite(userId, listing.id)
    same((await read(keys.held(userId)))?.['favorites'], 0)
  },
  'a car that is gone is not saved': async () => {
    const listing = { id: newId('listing'), ownerId: newId('user') }
    const saving = { userId: newId('user'), listing, person: 'user:a', at }
    await refuses('LISTING_NOT_FOUND', () => cars.putFavorite(saving))
  },
  'a car that is saved no more': () =>
    fitsOnly(cars.stillSaved(newId('user'), newId('listing')), { savedAt: now }, ['absent']),
  'a plate saved twice counts one place': async () => {
    const [userId, plate] = [newId('user'), { id: newId('plate') }]
    await put(keys.plate(plate.id))
    const save = () => numbers.putFavoritePlate({ userId, plate, person: undefined, at })
    await save()
    await save()
    same((await read(keys.held(userId)))?.['favoritePlates'], 1)
  },
  'a provider twice, or changed meanwhile': async () => {
    const insurer = anInsurer()
    await providers.insertProvider('insurance', insurer, [])
    await refuses('ConditionsFailed', () => providers.insertProvider('insurance', insurer, []))
    const next = { ...insurer, version: 2 }
    await secondRefused('EDIT_CONFLICT', () => providers.replaceProvider('insurance', next, insurer, []))
    await refuses('EDIT_CONFLICT', () => providers.deleteProvider('insurance', insurer, []))
    await providers.deleteProvider('insurance', next, [])
  },
  'one more than there is room for': async () => {
    const quota = aQuota(2, 1)
    await quotas.addWithin(quota, [])
    await refuses('FAVORITES_FULL', () => quotas.addWithin(quota, []))
    same((await read(quota.item))?.['things'], 2)
  },
  'a place freed before there was a count': async () => {
    const quota = aQuota(5, 3)
    await quotas.removeFrom(quota, [])
    same((await read(quota.item))?.['things'], 2)
  },
  'a count begun by another meanwhile': async () => {
    const quota = aQuota(5, 1)
    const slow = { ...quota, recount: async () => (await put(quota.item, { things: 4 }), 1) }
    await quotas.addWithin(slow, [])
    await refuses('FAVORITES_FULL', () => quotas.addWithin(quota, []))
  },
  'a call too many': async () => {
    const take = () => limits.takeFromLimit('guards', caller, 2, 60, at)
    const caller = newId('user')
    same([await take(), await take()], [undefined, undefined])
    same(typeof (await take()), 'number')
  },
  'a call given back that was never counted': async () => {
    const caller = newId('user')
    await limits.giveBackNamed('wrongPassword', caller, at)
    for (let taken = 0; taken < 10; taken++) await limits.takeNamed('wrongPassword', caller, at)
    same(typeof (await limits.takeNamed('wrongPassword', caller, at)), 'number')
  },
  'a call over the limit of its route': () =>
    refuses('TOO_MANY_REQUESTS', () =>
      enforce.enforceLimits(
        { id: 'guards', limits: [{ per: 'ip', limit: 1, seconds: 60 }] } as never,
        undefined,
        { ip: '10.0.0.1' } as never,
        { takeFromLimit: async () => 9, now: () => at },
      ),
    ),
  'a guess too many': () =>
    refuses('TOO_MANY_REQUESTS', () =>
      guesses.underGuessLimit('a', '10.0.0.1', async () => 'in', {
        takeNamed: async () => 9,
        giveBackNamed: async () => {},
        forgetNamed: async () => {},
        now: () => at,
      }),
    ),
  'a wish for what is gone': async () => {
    const userId = newId('user')
    await remove(keys.preferences(userId))
    same((await wishes.readPreferences(userId)).version, 0)
  },
})
