import { describe, expect, it } from 'vitest'
import { readCounts } from '#functions/data/counts.ts'
import { readListingDays, readSellerDays } from '#functions/data/day-counts.ts'
import { listFavoriteIds } from '#functions/data/favorites.ts'
import { readLeadCount } from '#functions/data/new-lead.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { getLeadById, listReceivedLeads } from '#functions/data/leads.ts'
import { listSavedSearches } from '#functions/data/saved-searches.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { ask, asked, write } from '#functions/testing/leads.ts'
import { registerSeller } from '#functions/testing/people.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { race, times, type Call } from './race.ts'
import { aDealerAndACar, adminOf, createCar, people, storedCar } from './things.ts'

const aCarAndPeople = async (count: number) => {
  return { ...(await aDealerAndACar()), people: await people(count) }
}

type Counted = 'views' | 'contacts' | 'saves'

/** Asserts that the car's total, its days and the days of all cars of its seller, who has no other car, are this many. */
const expectCounted = async (carId: string, what: Counted, count: number) => {
  const car = await storedCar(carId)
  const { viewCount, contactCount, saveCount } = await readCounts(car)
  // The race may have started before midnight.
  const [from, to] = [qatarDay(new Date(Date.now() - 3_600_000)), qatarDay(new Date())]
  const sum = (days: readonly Record<Counted, number>[]) => days.reduce((total, day) => total + day[what], 0)
  const days = await Promise.all([readListingDays(car, from, to), readSellerDays(car.ownerId, from, to)])
  const total = { views: viewCount, contacts: contactCount, saves: saveCount }[what]
  expect([total, ...days.map(sum)]).toEqual([count, count, count])
}

describe('a saved car', () => {
  it(
    'is saved or not, and counted for its seller once',
    race({
      isNamed: true,
      sizes: 'crowd',
      setup: () => aCarAndPeople(1),
      calls: ({ car, people: [person] }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'save' | 'forget'> => {
          const token = person?.token
          return index % 2
            ? {
                act: 'save',
                send: () => api('POST', '/api/user/favorites', { token, body: { listingId: car.id } }),
              }
            : { act: 'forget', send: () => api('DELETE', `/api/user/favorites/${car.id}`, { token }) }
        }),
      may: { save: ['201'], forget: ['204'] },
      holds: async ({ car, people: [person] }, { won }) => {
        expect(won('save').length).toBeGreaterThan(0)
        await expectCounted(car.id, 'saves', 1)
        const { body } = await apiOk('GET', '/api/user/favorites', { token: person?.token })
        const shown = body.map(({ id }: { id: string }) => id)
        expect(await listFavoriteIds(person?.user.id ?? '')).toEqual(shown)
        expect([[], [car.id]]).toContainEqual(shown)
        // A request after the race takes effect, whatever its outcome was.
        await apiOk('DELETE', `/api/user/favorites/${car.id}`, { token: person?.token })
        expect(await listFavoriteIds(person?.user.id ?? '')).toEqual([])
      },
    }),
  )
})

describe('a look at a car', () => {
  const look = (id: string, visitor: string) =>
    api('POST', `/api/listings/${id}/views`, { body: { visitor } })

  it(
    'counts for each visitor',
    race({
      sizes: 'crowd',
      setup: () => aDealerAndACar(),
      calls: ({ car }, parallel) =>
        times(parallel, 'look', (index) => look(car.id, `visitor-of-a-race-${index}`)),
      may: { look: ['204'] },
      holds: ({ car }, { won }) => expectCounted(car.id, 'views', won().length),
    }),
  )

  it(
    'counts once for one visitor',
    race({
      setup: () => aDealerAndACar(),
      calls: ({ car }, parallel) => times(parallel, 'look', () => look(car.id, 'visitor-who-comes-back')),
      may: { look: ['204'] },
      wins: (calls) => ({ all: calls }),
      holds: ({ car }) => expectCounted(car.id, 'views', 1),
    }),
  )
})

describe('a contact request', () => {
  it(
    'goes out as often as the hour allows',
    race({
      isNamed: true,
      sizes: 'few',
      setup: async (parallel) => {
        const { dealer, car, people: buyers } = await aCarAndPeople(1)
        const more = await Promise.all(Array.from({ length: parallel - 1 }, () => createCar(dealer)))
        return {
          dealer,
          buyer: adminOf(buyers, 0),
          cars: [car.id, ...more.map(({ body }) => body.id)] as string[],
        }
      },
      calls: ({ buyer, cars }, parallel) => times(parallel, 'ask', (index) => ask(buyer, cars[index] ?? '')),
      may: { ask: ['201', '429 TOO_MANY_REQUESTS'] },
      // The contract allows five an hour.
      wins: () => ({ ask: 5 }),
      holds: async ({ dealer, cars }, { all }) => {
        expect(await readLeadCount(dealer.user.id)).toBe(5)
        expect(await listReceivedLeads(dealer.user.id)).toHaveLength(5)
        for (const [index, id] of cars.entries())
          expect((await readCounts(await storedCar(id))).contactCount).toBe(
            all[index]?.status === 201 ? 1 : 0,
          )
      },
    }),
  )

  it(
    'is one for one buyer and car',
    race({
      setup: () => aCarAndPeople(1),
      calls: ({ car, people: buyers }, parallel) =>
        times(parallel, 'ask', () => ask(adminOf(buyers, 0), car.id)),
      may: { ask: ['201', '409 ALREADY_CONTACTED', '429 TOO_MANY_REQUESTS'] },
      wins: () => ({ ask: 1 }),
      holds: async ({ dealer, car }, { won }) => {
        await expectCounted(car.id, 'contacts', 1)
        expect((await listReceivedLeads(dealer.user.id)).map(({ id }) => id)).toEqual([won()[0]?.body.id])
      },
    }),
  )

  it(
    'of each buyer counts',
    race({
      sizes: 'few',
      setup: (parallel) => aCarAndPeople(parallel),
      calls: ({ car, people: buyers }, parallel) =>
        times(parallel, 'ask', (index) => ask(adminOf(buyers, index), car.id)),
      may: { ask: ['201'] },
      wins: (calls) => ({ all: calls }),
      holds: async ({ dealer, car }, { won }) => {
        await expectCounted(car.id, 'contacts', won().length)
        expect(await readLeadCount(dealer.user.id)).toBe(won().length)
        expect(new Set((await listReceivedLeads(dealer.user.id)).map(({ id }) => id)).size).toBe(won().length)
      },
    }),
  )

  it(
    'becomes a conversation that has every message',
    race({
      setup: async () => {
        const { dealer, car, people: buyers } = await aCarAndPeople(1)
        const buyer = adminOf(buyers, 0)
        return { dealer, buyer, lead: await asked(buyer, car.id) }
      },
      calls: ({ dealer, buyer, lead }, parallel) =>
        times(parallel, 'write', (index) => write(index % 2 ? dealer : buyer, lead.id, `Message ${index}`)),
      may: { write: ['201'] },
      holds: async ({ lead }, { won }) => {
        const [stored, messages] = await Promise.all([getLeadById(lead.id), listMessages(lead.id)])
        const texts = messages.map(({ text }) => text).slice(1)
        expect(texts.toSorted()).toEqual(
          won()
            .map(({ body }) => body.text)
            .toSorted(),
        )
        expect(stored?.messageCount).toBe(messages.length)
        expect(stored?.lastMessage.text).toBe(texts.at(-1))
        expect(new Set(messages.map(({ createdAt }) => createdAt)).size).toBe(messages.length)
      },
    }),
  )
})

describe('a saved search', () => {
  it(
    'is deleted once',
    race({
      isNamed: true,
      setup: async () => {
        const { user, token } = await registerSeller()
        const body = { name: 'Patrols', searchParams: { make: 'Nissan' }, alertsEnabled: true }
        return {
          user,
          token,
          search: (await apiOk('POST', '/api/user/saved-searches', { token, body })).body,
        }
      },
      calls: ({ token, search }, parallel) =>
        times(parallel, 'delete', () => api('DELETE', `/api/user/saved-searches/${search.id}`, { token })),
      may: { delete: ['204', '404 NOT_FOUND', '409 CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ user, token }) => {
        expect(await listSavedSearches(user.id)).toEqual([])
        const { body } = await apiOk('GET', '/api/user/consents', { token })
        const said = body.filter(({ kind }: { kind: string }) => kind !== 'terms')
        expect(said.map(({ given }: { given: boolean }) => given).toSorted()).toEqual([false, true])
      },
    }),
  )
})
