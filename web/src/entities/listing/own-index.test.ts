import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FoundHere, ToMarket } from '#web/worker/market-messages.ts'

type Listener = (event: { data: unknown }) => void

/** A worker that answers a search with what `answer` is now, and completes a text to itself. One that is behind answers alone. */
class TestWorker {
  static isBehind = false
  static answer: FoundHere | undefined
  static isReady = true
  static answersAfterMs = 0
  static started = 0
  static asked = 0
  #listeners: Listener[] = []
  constructor() {
    TestWorker.started++
  }
  addEventListener(type: string, listener: Listener) {
    if (type === 'message') this.#listeners.push(listener)
    if (TestWorker.isReady) this.#tell({ kind: 'ready' })
  }
  postMessage(asked: ToMarket) {
    TestWorker.asked++
    const known =
      !('text' in asked) && (asked.isAlone || !TestWorker.isBehind) ? TestWorker.answer : undefined
    const answer = 'text' in asked ? [asked.text] : known
    const tell = () => this.#tell({ kind: 'answer', id: asked.id, answer })
    if (TestWorker.answersAfterMs > 0) setTimeout(tell, TestWorker.answersAfterMs)
    else tell()
  }
  #tell(data: unknown) {
    queueMicrotask(() => this.#listeners.forEach((tell) => tell({ data })))
  }
}

const found = (ids: readonly string[], changedAt = 1000, priceQAR = 1) =>
  ({
    cars: ids.map((id) => ({
      card: { id, slug: id, title: 'of the columns', priceQAR },
      stamp: `1.${changedAt}`,
    })),
    beside: { total: ids.length, page: 1, limit: 20 },
  }) as unknown as FoundHere

const { signal } = new AbortController()

let calls: number
let serverHas: readonly string[]

const serve = async (): Promise<Response> => {
  calls++
  const listings = serverHas.map((id) => ({ id, slug: `a-${id}`, title: 'of the server', priceQAR: 1 }))
  return Response.json({ listings, total: -1 })
}

const open = async (device: object = {}) => {
  vi.stubGlobal('navigator', { onLine: true, ...device })
  const { startOwnIndex } = await import('./own-index.ts')
  const { searchAtOnce, searchListings, countListings, suggestHere } = await import('./queries.ts')
  startOwnIndex(new QueryClient())
  await Promise.resolve()
  /** The list shown at once, and the server's answer that follows. */
  const search = async () => {
    let confirm: (found: unknown) => void
    const confirmed = new Promise<unknown>((resolve) => (confirm = resolve))
    return { shown: await searchAtOnce({ make: 'Kia' }, signal, (answer) => confirm(answer)), confirmed }
  }
  return {
    search,
    list: () => searchListings({ make: 'Kia' }, signal),
    count: () => countListings({}, signal),
    suggest: () => suggestHere('ki'),
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('document', { hidden: true })
  calls = 0
  serverHas = []
  TestWorker.started = 0
  TestWorker.isReady = true
  TestWorker.isBehind = false
  TestWorker.answersAfterMs = 0
})
afterEach(() => vi.unstubAllGlobals())

const titles = ({ listings }: { listings: { id: string; title: string; priceQAR: number }[] }) =>
  listings.map(({ id, title, priceQAR }) => `${id} ${title} ${priceQAR}`)

it('shows what the index knows at once, and what the server showed before, with the price that was asked for', async () => {
  const { search, count } = await open()
  TestWorker.answer = found(['a', 'b'])
  serverHas = ['a', 'b']
  const first = await search()
  expect(titles(first.shown)).toEqual(['a of the columns 1', 'b of the columns 1'])
  expect(await first.confirmed).toMatchObject({ total: -1 })
  TestWorker.answer = found(['b', 'c'])
  expect(titles((await search()).shown)).toEqual(['b of the server 1', 'c of the columns 1'])
  TestWorker.answer = found(['a'], 2000, 900)
  expect(titles((await search()).shown)).toEqual(['a of the server 900'])
  // Counts alone are not worth a call.
  const before = calls
  expect(await count()).toMatchObject({ total: 1, listings: [] })
  expect(calls).toBe(before)
})

it('has a search that was overtaken made again another time', async () => {
  const { search } = await open()
  TestWorker.answer = found(['a'])
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  })
  const first = await search()
  await search()
  expect(await first.confirmed).toBeUndefined()
})

it('leaves a search alone that only the server can answer, whatever is searched after it', async () => {
  const { search } = await open()
  TestWorker.answer = undefined
  const signals: (AbortSignal | null | undefined)[] = []
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise<Response>((resolve) => answers.push(resolve))
  })
  const both = [search(), search()]
  await expect.poll(() => answers.length).toBe(2)
  expect(signals.map((each) => each?.aborted)).toEqual([false, false])
  answers.forEach((answer) => answer(Response.json({ listings: [], total: -1 })))
  for (const { shown } of await Promise.all(both)) expect(shown).toMatchObject({ total: -1 })
})

it('asks once more for a confirmation that was lost, and then has the search made again another time', async () => {
  vi.useFakeTimers()
  const { search } = await open()
  TestWorker.answer = found(['a'])
  let losses = 1
  vi.stubGlobal('fetch', () => (losses-- > 0 ? Promise.reject(new TypeError('lost')) : serve()))
  const first = await search()
  await vi.runAllTimersAsync()
  expect(await first.confirmed).toMatchObject({ total: -1 })
  losses = 2
  const second = await search()
  await vi.runAllTimersAsync()
  expect(await second.confirmed).toBeUndefined()
  vi.useRealTimers()
})

it('says nothing of a price that a car no longer has', async () => {
  const { search } = await open()
  const deal = { verdict: 'GREAT' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ listings: [{ id: 'a', slug: 'a-a', priceQAR: 1, previousPriceQAR: 2, deal }], total: 1 }),
  )
  TestWorker.answer = found(['a'])
  await (
    await search()
  ).confirmed
  expect((await search()).shown.listings).toMatchObject([{ previousPriceQAR: 2, deal }])
  TestWorker.answer = found(['a'], 2000, 900)
  const { shown } = await search()
  expect(shown.listings).toMatchObject([{ slug: 'a-a', priceQAR: 900, previousPriceQAR: null }])
  expect(shown.listings[0]).not.toHaveProperty('deal')
})

it('leaves a search to the server that the worker does not answer', async () => {
  const { search, list } = await open()
  TestWorker.answer = undefined
  expect((await search()).shown).toMatchObject({ total: -1 })
  TestWorker.answer = found(['a'])
  expect(await list()).toMatchObject({ total: -1 })
})

it('draws cars that it never had from the columns where a connection leads nowhere', async () => {
  const { search, list, count } = await open()
  TestWorker.answer = found(['a'])
  serverHas = ['a']
  await (
    await search()
  ).confirmed
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  TestWorker.answer = found(['a', 'b'])
  TestWorker.isBehind = true
  const { shown, confirmed } = await search()
  for (const answer of [shown, await list()])
    expect(titles(answer)).toEqual(['a of the server 1', 'b of the columns 1'])
  expect(await count()).toMatchObject({ total: 2 })
  // It is made again another time.
  expect(await confirmed).toBeUndefined()
})

it('waits for a busy worker where nobody else can answer, and asks the server where it can', async () => {
  vi.useFakeTimers()
  const { list, search } = await open()
  TestWorker.answer = found(['a'])
  TestWorker.answersAfterMs = 1500
  const searching = search()
  await vi.advanceTimersByTimeAsync(2000)
  expect((await searching).shown).toMatchObject({ total: -1 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const listing = list()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await listing).toMatchObject({ total: 1 })
  vi.useRealTimers()
})

it.each([{ connection: { saveData: true } }, { connection: { effectiveType: '3g' } }, { deviceMemory: 1 }])(
  'starts nothing on a device without room: %j',
  async (device) => {
    const { search } = await open(device)
    expect(TestWorker.started).toBe(0)
    expect((await search()).shown).toMatchObject({ total: -1 })
  },
)

it('leaves everything to the server until the worker has the market', async () => {
  const ready = await open()
  expect(await ready.suggest()).toEqual(['ki'])
  vi.resetModules()
  TestWorker.isReady = false
  TestWorker.asked = 0
  TestWorker.answer = found(['a'])
  const { search, suggest } = await open()
  expect(await suggest()).toBeNull()
  expect((await search()).shown).toMatchObject({ total: -1 })
  // Each is told to it: it opens what could not be opened before.
  expect(TestWorker.asked).toBe(2)
})

it('has an answer that the document brought confirmed once the page stands, and any other not', async () => {
  vi.useFakeTimers()
  const { searchAtOnce } = await import('./queries.ts')
  const { early } = await import('#web/api/early.ts')
  const answer = Promise.resolve(Response.json({ listings: [], total: 7 }))
  early.first = { url: '/api/listings?modelCounts=false', answer, isDrawn: true }
  const confirm = vi.fn<(found: unknown) => void>()
  expect(await searchAtOnce({}, signal, confirm)).toMatchObject({ total: 7 })
  expect(calls).toBe(0)
  await vi.runAllTimersAsync()
  expect(confirm.mock.calls).toEqual([[expect.objectContaining({ total: -1 })]])
  expect(await searchAtOnce({}, signal, confirm)).toMatchObject({ total: -1 })
  await vi.runAllTimersAsync()
  expect(confirm).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('asks a release before that knows no counts left out without them, and asks no other twice', async () => {
  const { searchListings } = await import('./queries.ts')
  let unknown = 'modelCounts'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const issues = [{ path: '', message: `Not known here: ${unknown}` }]
    return url.includes(unknown) ? Response.json({ issues }, { status: 400 }) : serve()
  })
  expect(await searchListings({ page: 1 }, signal)).toMatchObject({ total: -1 })
  expect(asked).toEqual(['/api/listings?page=1&modelCounts=false', '/api/listings?page=1'])
  unknown = 'page'
  await expect(searchListings({ page: 1 }, signal)).rejects.toMatchObject({ status: 400 })
  expect(asked).toHaveLength(3)
})
