import { describe, expect, test, vi } from 'vitest'
import { notifyMatches, percolate, percolatePlates } from './notify-matches.ts'
import { listingId } from '#functions/search/testing/documents.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import type { Alert } from '#functions/data/saved-searches.ts'
import { type notifyOnce, startTally } from './notify-once.ts'

const { car } = aListing()
const patrol = aListing({ id: listingId(1), publishedAt: '2026-01-01T00:00:00.000Z' })
const cruiser = aListing({
  id: listingId(2),
  createdAt: '2025-12-01T00:00:00.000Z',
  publishedAt: '2026-01-02T00:00:00.000Z',
  car: { ...car, make: 'Toyota', model: 'Land Cruiser', variant: 'GXR', description: 'صبغ وكالة' },
})
const sold = aListing({ id: listingId(3), availability: 'SOLD' })
const pending = aListing({ id: listingId(4), status: 'PENDING', car: { ...car, make: 'Lexus', model: 'LX' } })
const market = percolate([patrol, cruiser, sold, pending])
const found = (params: Record<string, string>) => market.match(params)?.map(({ id }) => id)

describe('percolate', () => {
  test('asks for the alerts of the makes that are on offer, and of any make', () => {
    expect(market.makes).toEqual(['Nissan', 'Toyota', '*'])
    expect(percolate([sold, pending]).makes).toEqual([])
    expect(percolate([]).makes).toEqual([])
  })

  test.each([
    [{}, [cruiser.id, patrol.id]],
    [{ make: 'Nissan' }, [patrol.id]],
    [{ make: 'Nissan,Toyota', sortBy: 'createdAt', sortOrder: 'asc' }, [cruiser.id, patrol.id]],
    [{ search: 'نيسان باترول ابيض' }, [patrol.id]],
    [{ search: 'lan cruser' }, [cruiser.id]],
    [{ search: 'صبغ وكاله' }, [cruiser.id]],
    [{ search: 'patrol under 100k' }, []],
    [{ maxPrice: '165000', minYear: '2020' }, [cruiser.id, patrol.id]],
    [{ make: 'Lexus' }, []],
    [
      { color: 'White', carState: 'Used', condition: 'Excellent', maxMileage: '60000' },
      [cruiser.id, patrol.id],
    ],
    [{ isAccidentFree: 'true', hasPhotos: 'true', dealerOnly: 'false' }, [cruiser.id, patrol.id]],
    [{ make: 'Toyota', model: 'Land Cruiser', generation: 'J200', trim: 'GXR' }, [cruiser.id]],
    [{ make: 'Nissan', model: 'Patrol', generation: 'Y62' }, [patrol.id]],
    [{ color: 'Black' }, []],
    [{ minMileage: '60001' }, []],
    // Nobody knows yet: better a car too many than none.
    [{ goodPrice: 'true', make: 'Nissan' }, [patrol.id]],
  ])('%o finds what the search finds, the newest first', (params, ids) => {
    expect(found(params as Record<string, string>)).toEqual(ids)
  })

  test('says when parameters are none that the search takes', () => {
    expect(found({ horsepower: '300' })).toBeUndefined()
    expect(found({ minPrice: 'cheap' })).toBeUndefined()
  })
})

describe('percolatePlates', () => {
  const plates = ['757576', '777', '12345', '112345'].map((number, place) =>
    aPlate({ id: `plt_${String(place).padStart(26, '0')}`, number }),
  )
  const gone = aPlate({ id: `plt_${'9'.repeat(26)}`, number: '7', availability: 'SOLD' })
  const index = percolatePlates([...plates, gone])

  test('asks for the alerts of plates, unless none is on offer', () => {
    expect(index.makes).toEqual(['#PLATES'])
    expect(percolatePlates([gone]).makes).toEqual([])
  })

  test.each([
    [{ search: '7?7?7?' }, ['757576']],
    [{ number: '12345' }, ['12345']],
    [{ search: '12345' }, ['112345', '12345']],
    [{ digits: '3' }, ['777']],
    [{ number: 'Q 12345' }, []],
    [{ make: 'Nissan' }, undefined],
  ])('%o finds what the page finds', (params, numbers) => {
    const found = index.match(params as Record<string, string>)?.map(({ number }) => number)
    expect(found?.toSorted()).toEqual(numbers)
  })
})

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const now = new Date('2026-01-03T00:00:00.000Z')
const userId = (n: number) => `usr_${String(n).padStart(26, '0')}`
const alert = (n: number, parts: Partial<Alert> = {}): Alert => ({
  userId: userId(n),
  searchId: `ss_${String(n).padStart(26, '0')}`,
  make: '*',
  name: `Search ${n}`,
  params: {},
  since: '2026-01-01T12:00:00.000Z',
  ...parts,
})
const cars = [1, 2, 3].map((n) =>
  aListing({ id: listingId(n), ownerId: userId(9), createdAt: `2026-01-02T00:00:0${n}.000Z` }),
)

/** Runs the job with these alerts and returns the notifications. */
const run = async (alerts: Alert[], tell?: () => Promise<boolean>) => {
  const tellings: Parameters<typeof notifyOnce>[0][] = []
  const deps = {
    alertPages: async function* (make: string) {
      yield alerts.filter((each) => each.make === make)
    },
    getUserById: async (id: string) => {
      if (id === userId(8)) throw new Error('unreadable')
      return aUser({ id, status: id === userId(7) ? 'SUSPENDED' : 'ACTIVE' })
    },
    notifyOnce: async (telling: Parameters<typeof notifyOnce>[0]) => {
      tellings.push(telling)
      return tell ? tell() : true
    },
  }
  const { tally, counts } = startTally()
  await notifyMatches(percolate(cars), now, tally, deps as unknown as Parameters<typeof notifyMatches>[3])
  return { counts, tellings, told: tellings.map(({ reader }) => reader.id) }
}

test('tells of all new cars of a search in one notification, naming the newest', async () => {
  const { tellings, counts } = await run([alert(1)])
  expect(counts).toEqual({ told: 1, failed: 0 })
  const [{ events, compose }] = tellings as [(typeof tellings)[0]]
  expect(events.size).toBe(3)
  expect(compose([...events.values()])).toMatchObject({
    kind: 'SAVED_SEARCH_MATCH',
    about: { listing: { id: listingId(3) }, savedSearch: { name: 'Search 1' }, count: 3 },
  })
  expect(compose([...events.values()].slice(2)).about).not.toHaveProperty('count')
})

test('tells a person of all their searches in one notification', async () => {
  const own = [1, 2, 3].map((n) => alert(n, { userId: userId(1) }))
  const { tellings, counts } = await run([...own, alert(4)])
  expect(counts).toEqual({ told: 2, failed: 0 })
  const [{ events, compose, reader }] = tellings as [(typeof tellings)[0]]
  expect([reader.id, events.size]).toEqual([userId(1), 9])
  expect(compose([...events.values()])).toMatchObject({
    about: { listing: { id: listingId(3) }, count: 3, searches: 3 },
  })
})

test('passes over the seller, the suspended, alerts of other makes, later alerts and unreadable searches', async () => {
  const { told } = await run([
    alert(9),
    alert(7),
    alert(2, { make: 'Toyota' }),
    alert(3, { since: '2026-01-02T12:00:00.000Z' }),
    alert(4, { params: { horsepower: '300' } }),
    alert(5, { params: { make: 'Nissan' }, make: 'Nissan' }),
    alert(6, { params: { maxPrice: '1000' } }),
  ])
  expect(told).toEqual([userId(5)])
})

test('goes on when somebody cannot be told', async () => {
  const { counts, told } = await run([alert(8), alert(1), alert(2)])
  expect([counts, told]).toEqual([{ told: 2, failed: 1 }, [userId(1), userId(2)]])
  const none = await run([alert(1), alert(2)], async () => {
    throw new Error('no')
  })
  expect(none.counts).toEqual({ told: 0, failed: 2 })
})
