import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishAct } from './finish-act.ts'
import { moveSaved } from './move-saved.ts'
import { dropHere, readSavedHere, savedHereAtMost, saveHere, searchId } from '#web/stores/saved-here.ts'

const car = (number: number) => `lst_${String(number).padStart(26, '0')}`
const plate = `plt_${'1'.padStart(26, '0')}`
const toyota = { name: 'Toyota', kind: 'cars' as const, searchParams: { make: 'Toyota', city: 'Doha' } }

/** The calls that were sent, as `METHOD path`, and the answers by the same name. */
let sent: { route: string; body: unknown }[]
let answers: Record<string, { status: number; body: unknown }>

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
  sent = []
  answers = { 'GET /api/user/saved-searches': { status: 200, body: [] } }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const route = `${method} ${url}`
    if (method === 'POST') sent.push({ route, body: JSON.parse(String(body)) })
    const answer = answers[route] ?? { status: 201, body: {} }
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps no more than one call for cards may name, and each thing once', () => {
  for (let number = 0; number < savedHereAtMost.car; number++) expect(saveHere('car', car(number))).toBe(true)
  expect(saveHere('car', car(savedHereAtMost.car))).toBe(false)
  expect(saveHere('car', car(0))).toBe(true)
  expect(readSavedHere().cars).toHaveLength(savedHereAtMost.car)
  dropHere('car', car(0))
  expect(readSavedHere().cars).not.toContain(car(0))
})

it('takes the same filters in another order for the same search', () => {
  saveHere('search', searchId(toyota), toyota)
  const other = { name: 'Doha', kind: 'cars' as const, searchParams: { city: 'Doha', make: 'Toyota' } }
  saveHere('search', searchId(other), other)
  expect(readSavedHere().searches).toEqual([{ ...other, searchParams: toyota.searchParams }])
})

it('keeps a search for plates apart from one for cars with the same filters', () => {
  const sevens = { name: 'Sevens', searchParams: { search: '7?7?7?' } }
  for (const kind of ['cars', 'plates'] as const)
    saveHere('search', searchId({ ...sevens, kind }), { ...sevens })
  const kept = readSavedHere().searches
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['cars', 'plates'])
  expect(kept).toContainEqual({ ...sevens, kind: 'plates' })
})

it('moves everything once, without alerts, and leaves nothing behind', async () => {
  saveHere('car', car(1))
  saveHere('plate', plate)
  saveHere('search', searchId(toyota), toyota)
  expect(await moveSaved(new QueryClient())).toEqual({
    car: 1,
    plate: 1,
    search: 1,
    isFull: false,
    refused: [],
  })
  expect(sent).toEqual([
    { route: 'POST /api/user/favorites', body: { listingId: car(1) } },
    { route: 'POST /api/user/favorite-plates', body: { plateId: plate } },
    { route: 'POST /api/user/saved-searches', body: { ...toyota, alertsEnabled: false } },
  ])
  expect(readSavedHere()).toEqual({ cars: [], plates: [], searches: [] })
  expect(await moveSaved(new QueryClient())).toEqual({
    car: 0,
    plate: 0,
    search: 0,
    isFull: false,
    refused: [],
  })
  expect(sent).toHaveLength(3)
})

it('does not save a search twice that the account has', async () => {
  answers['GET /api/user/saved-searches']!.body = [
    { name: 'Mine', searchParams: { city: 'Doha', make: 'Toyota' } },
  ]
  saveHere('search', searchId(toyota), toyota)
  expect(await moveSaved(new QueryClient())).toMatchObject({ search: 0 })
  expect(sent).toEqual([])
  expect(readSavedHere().searches).toEqual([])
})

it.each([
  [503, 'INTERNAL', 1],
  [429, 'TOO_MANY_REQUESTS', 1],
  [404, 'LISTING_NOT_FOUND', 0],
  [409, 'FAVORITES_FULL', 0],
])('after %i %s leaves %i for the next time', async (status, code, left) => {
  answers['POST /api/user/favorites'] = { status, body: { code, message: '' } }
  saveHere('car', car(1))
  expect(await moveSaved(new QueryClient())).toMatchObject({ car: 0, isFull: code === 'FAVORITES_FULL' })
  expect(readSavedHere().cars).toHaveLength(left)
})

it('names a search that the server does not understand, which would be refused again', async () => {
  answers['POST /api/user/saved-searches'] = { status: 400, body: { code: 'BAD_REQUEST', message: '' } }
  saveHere('search', searchId(toyota), toyota)
  saveHere('car', car(1))
  expect(await moveSaved(new QueryClient())).toMatchObject({ car: 1, search: 0, refused: ['Toyota'] })
  expect(readSavedHere().searches).toEqual([])
})

it('finishes an act that it knows, and nothing else', async () => {
  const client = new QueryClient()
  const act = { type: 'saveCar', listingId: car(1), title: 'Toyota Prado 2020' }
  expect(await finishAct(client, act)).toBe(act.title)
  for (const unknown of [
    undefined,
    null,
    { ...act, type: 'deleteAccount' },
    { ...act, listingId: '../user' },
    { ...act, more: true },
    { type: 'saveSearch', name: '', searchParams: {}, alertsEnabled: true },
  ])
    expect(await finishAct(client, unknown)).toBeUndefined()
  expect(sent).toHaveLength(1)
})
