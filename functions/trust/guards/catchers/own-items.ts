import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { ProviderRecord } from '#functions/data/providers.ts'
import type { SavedSearchRecord } from '#functions/data/saved-searches.ts'
import { aListing } from '#functions/testing/builders.ts'
import {
  at,
  beforeNextWrite,
  fitsOnly,
  onceOnly,
  put,
  read,
  refuses,
  same,
  secondRefused,
} from '#functions/trust/guards/store.ts'
import { markOfTemplates } from '#shared/rules/reply-templates.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'
import * as answers from '#functions/data/reply-templates.ts'
import * as searches from '#functions/data/saved-searches.ts'
import * as wishes from '#functions/data/preferences.ts'
import * as cars from '#functions/data/favorites.ts'
import * as providers from '#functions/data/providers.ts'
import * as quotas from '#functions/data/quota.ts'
import * as limits from '#functions/data/rate-limits.ts'
import * as enforce from '#functions/core/limited-handler.ts'
import * as guesses from '#functions/identity/check-password.ts'

const now = at.toISOString()

const aSearch = (): SavedSearchRecord =>
  ({
    id: newId('savedSearch'),
    userId: newId('user'),
    name: 'Patrol',
    kind: 'cars',
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
  item: keys.quotaCounts(newId('user')),
  of: 'things',
  most,
  full: 'FAVORITES_FULL' as const,
  recount: async () => present,
})

export const catchers = {
  'the ready answers of a team that somebody else has changed': async () => {
    const userId = newId('user')
    const [one, other] = ['One', 'Other'].map((name) => [{ name, text: name }])
    const store = (seen: typeof one) => answers.storeReplyTemplates(userId, other!, markOfTemplates(seen!))
    await answers.storeReplyTemplates(userId, one!)
    await refuses('EDIT_CONFLICT', () => store([]))
    beforeNextWrite(() => answers.storeReplyTemplates(userId, other!))
    await refuses('EDIT_CONFLICT', () => store(one))
    // As a release of before has stored them.
    await put(keys.replyTemplates(userId), { templates: one })
    beforeNextWrite(() => put(keys.replyTemplates(userId), { templates: one, mark: 'another' }))
    await refuses('EDIT_CONFLICT', () => store(one))
    await store(one)
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
    const writes = wishes.newPreferencesWrites(userId, newId('mail'), defaultPreferences)
    for (const write of writes) await onceOnly(write)
    const seen = await wishes.readPreferences(userId)
    await secondRefused('CONFLICT', () =>
      wishes.replacePreferences(userId, defaultPreferences, seen, newId('mail'), []),
    )
  },
  'a car saved twice counts one place': async () => {
    const [userId, listing] = [newId('user'), await aCar()]
    const save = () => cars.putFavorite({ userId, listing, person: undefined, at })
    await save()
    await save()
    same((await read(keys.quotaCounts(userId)))?.['favorites'], 1)
    await cars.deleteFavorite(userId, listing.id)
    await cars.deleteFavorite(userId, listing.id)
    same((await read(keys.quotaCounts(userId)))?.['favorites'], 0)
  },
  'a car that is gone is not saved': async () => {
    const listing = { id: newId('listing'), ownerId: newId('user') }
    const saving = { userId: newId('user'), listing, person: 'user:a', at }
    await refuses('LISTING_NOT_FOUND', () => cars.putFavorite(saving))
  },
  'a car that is saved no more': () =>
    fitsOnly(cars.stillSaved(newId('user'), newId('listing')), { savedAt: now }, ['absent']),
  'a plate saved twice counts one place': async () => {
    const [userId, plate] = [newId('user'), { id: newId('plate'), ownerId: newId('user') }]
    await put(keys.plate(plate.id))
    const save = () => cars.putFavoritePlate({ userId, plate, person: undefined, at })
    await save()
    await save()
    same((await read(keys.quotaCounts(userId)))?.['favoritePlates'], 1)
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
  'a count begun by another meanwhile': async () => {
    const quota = aQuota(5, 1)
    const slow = { ...quota, recount: async () => (await put(quota.item, { things: 4 }), 1) }
    await quotas.addWithin(slow, [])
    await refuses('FAVORITES_FULL', () => quotas.addWithin(quota, []))
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
        resetNamedLimit: async () => {},
        now: () => at,
      }),
    ),
}
