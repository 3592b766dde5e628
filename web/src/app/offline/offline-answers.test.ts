import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useRecentlyViewed } from '#web/stores/recently-viewed.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { isBroughtBack } from './is-brought-back.ts'
import { keepOfflineAnswers } from './offline-answers.ts'

const card = (id: string) =>
  ({
    id,
    slug: `car-${id}`,
    title: id,
    titleAr: id,
    priceQAR: 1,
    mileage: 1,
    fuelType: 'Petrol',
    city: 'Doha',
    availability: 'AVAILABLE',
    createdAt: '2026-01-01T00:00:00.000Z',
    images: [],
  }) as unknown as ListingCard
const token = (owner: string) =>
  `h.${Buffer.from(JSON.stringify({ username: owner })).toString('base64url')}.s`
const offline = () => Promise.reject(new ApiError(0, 'OFFLINE', { message: '0' }))

let stop: (() => void) | undefined
const open = (): QueryClient => {
  stop?.()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  stop = keepOfflineAnswers(client)
  return client
}
const ask = (client: QueryClient, queryKey: string[], queryFn: () => Promise<unknown>) =>
  client.fetchQuery({ queryKey, queryFn }).catch(() => undefined)

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  // Like a browser, whose storage lists its keys as its own properties.
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('window', new EventTarget())
  setSession(token('usr_A'))
  useRecentlyViewed.setState({ ids: ['one', 'two'] })
})
afterEach(() => {
  stop?.()
  stop = undefined
  // Test files share a process: the session must not reach the next one.
  clearSession()
  vi.unstubAllGlobals()
})

describe('keepOfflineAnswers', () => {
  it('answers with the favorites of the person who is signed in, dated as they came', async () => {
    const favorites = ['account', 'favorites']
    await ask(open(), favorites, async () => [card('one')])
    const later = open()
    await ask(later, favorites, offline)
    expect(later.getQueryData(favorites)).toEqual([card('one')])
    const state = later.getQueryState(favorites)!
    expect(isBroughtBack(state)).toBe(true)

    setSession(token('usr_B'))
    const others = open()
    await ask(others, favorites, offline)
    expect(others.getQueryData(favorites)).toBeUndefined()
  })

  it('forgets them when the session ends', async () => {
    await ask(open(), ['account', 'favorites'], async () => [card('one')])
    expect(Object.keys(kept).join(' ')).toContain('usr_A')
    clearSession()
    expect(Object.keys(kept).join(' ')).not.toContain('usr_A')
  })

  it('leaves the photos and cards to who never signed in, not to who comes after a session', async () => {
    const forgotten = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true))
    vi.stubGlobal('caches', { delete: forgotten })
    await ask(open(), ['account', 'favorites'], async () => [card('one')])
    stop?.()
    stop = undefined
    // A session that ended before anything subscribed to it.
    clearSession()
    open()
    expect(forgotten.mock.calls).toEqual([['photos'], ['cards']])
    expect(Object.keys(kept).join(' ')).not.toContain('usr_A')
    open()
    expect(forgotten).toHaveBeenCalledTimes(2)
  })

  it('keeps the cars seen last, also of a page, and no others', async () => {
    const client = open()
    const detail = { ...card('one'), seller: { phoneNumber: '+97455512345' }, dealerProfile: null }
    await ask(client, ['public', 'listing', 'one'], async () => detail)
    await ask(client, ['listings', 'cards', 'two', 'three'], async () => [card('two'), card('three')])
    expect(kept['kept:usr_A:seen']).not.toContain('97455512345')
    const later = open()
    await ask(later, ['listings', 'cards', 'two', 'one', 'three'], offline)
    const back = later.getQueryData<ListingCard[]>(['listings', 'cards', 'two', 'one', 'three'])
    expect(back?.map(({ id }) => id)).toEqual(['two', 'one'])
    useRecentlyViewed.setState({ ids: [] })
    expect(kept['kept:usr_A:seen']).toBeUndefined()
  })

  it('keeps the cars that a visitor has saved in the results, and lets go of them with the heart', async () => {
    clearSession()
    const client = open()
    const outline = { ...card('outline'), slug: 'outline' }
    const found = { listings: [card('one'), card('three'), outline], total: 3 }
    await ask(client, ['listings', 'search', 'make=Kia'], async () => found)
    useRecentlyViewed.setState({ ids: [] })
    useSavedHere.setState({ cars: ['three', 'outline'] })
    const saved = ['listings', 'cards', 'three', 'outline']
    const later = open()
    await ask(later, saved, offline)
    expect(later.getQueryData<ListingCard[]>(saved)?.map(({ id }) => id)).toEqual(['three'])
    expect(isBroughtBack(later.getQueryState(saved)!)).toBe(true)
    useSavedHere.setState({ cars: [] })
    expect(kept['kept::seen']).toBeUndefined()
  })

  it('keeps a car whose heart was pressed before it was there itself', async () => {
    clearSession()
    const client = open()
    await ask(client, ['listings', 'search', ''], async () => ({ listings: [card('three')], total: 1 }))
    stop?.()
    useRecentlyViewed.setState({ ids: [] })
    useSavedHere.setState({ cars: ['three'] })
    expect(kept['kept::seen']).toBeUndefined()
    stop = keepOfflineAnswers(client)
    expect(kept['kept::seen']).toContain('three')
    useSavedHere.setState({ cars: [] })
  })

  it('does not date a card by a search that was answered without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    clearSession()
    const client = open()
    const search = ['listings', 'search', 'make=Kia']
    await ask(client, search, async () => ({ listings: [card('three')], total: 1 }))
    await client.invalidateQueries({ queryKey: search, refetchType: 'none' })
    useRecentlyViewed.setState({ ids: [] })
    useSavedHere.setState({ cars: ['three'] })
    expect(kept['kept::seen']).toBeUndefined()
    useSavedHere.setState({ cars: [] })
  })

  it('does not keep what only its owner sees', async () => {
    const draft = { ...card('one'), seller: {}, own: { status: 'PENDING' }, dealerProfile: null }
    await ask(open(), ['account', 'listing', 'one'], async () => draft)
    expect(kept['kept:usr_A:seen']).toBeUndefined()
  })

  it('leaves a refusal alone', async () => {
    await ask(open(), ['account', 'favorites'], async () => [card('one')])
    const later = open()
    await ask(later, ['account', 'favorites'], () =>
      Promise.reject(new ApiError(500, 'INTERNAL', { message: '500' })),
    )
    expect(later.getQueryData(['account', 'favorites'])).toBeUndefined()
  })
})
