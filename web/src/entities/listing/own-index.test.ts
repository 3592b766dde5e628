import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerHere } from '#functions/search/browser/answer-here.ts'
import type { MarketSearch } from '#web/worker/market-messages.ts'

type Listener = (event: { data: unknown }) => void

/** A worker that answers every search with what `answer` is now. */
class TestWorker {
  static answer: AnswerHere | undefined
  static started = 0
  #listeners: Listener[] = []
  constructor() {
    TestWorker.started++
  }
  addEventListener(type: string, listener: Listener) {
    if (type === 'message') this.#listeners.push(listener)
  }
  postMessage({ id }: MarketSearch) {
    const { answer } = TestWorker
    queueMicrotask(() => this.#listeners.forEach((tell) => tell({ data: { kind: 'answer', id, answer } })))
  }
}

const found = (ids: readonly string[], changedAt = 1000) =>
  ({
    cars: ids.map((id) => ({ card: { id, title: 'of the columns' }, stamp: `1.${changedAt}`, changedAt })),
    beside: { total: ids.length, page: 1, limit: 20 },
  }) as unknown as AnswerHere

const { signal } = new AbortController()

let calls: string[]
let gone: ReadonlySet<string>

const serve = async (url: string): Promise<Response> => {
  calls.push(url)
  if (url.startsWith('/api/listings?')) return Response.json({ listings: [], total: -1 })
  const ids = new URL(url, 'https://site.example').searchParams.get('ids')!.split(',')
  return Response.json(ids.filter((id) => !gone.has(id)).map((id) => ({ id, title: 'of the server' })))
}

const open = async (device: object = {}) => {
  vi.stubGlobal('navigator', { onLine: true, ...device })
  const { startOwnIndex } = await import('./own-index.ts')
  const { searchListings, countListings } = await import('./queries.ts')
  startOwnIndex(new QueryClient())
  return { search: () => searchListings({ make: 'Kia' }, signal), count: () => countListings({}, signal) }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('fetch', serve)
  calls = []
  gone = new Set()
  TestWorker.started = 0
})
afterEach(() => vi.unstubAllGlobals())

const titles = ({ listings }: { listings: { id: string; title: string }[] }) =>
  listings.map(({ id, title }) => `${id} ${title}`)

it('asks the server for the cards alone, and for each state of a car once', async () => {
  const { search, count } = await open()
  TestWorker.answer = found(['a', 'b'])
  expect(titles(await search())).toEqual(['a of the server', 'b of the server'])
  TestWorker.answer = found(['b', 'c'])
  expect(titles(await search())).toEqual(['b of the server', 'c of the server'])
  TestWorker.answer = found(['c', 'a'])
  await search()
  await count()
  TestWorker.answer = found(['a'], 2000)
  await search()
  expect(calls.map((url) => new URL(url, 'https://site.example').searchParams.get('ids'))).toEqual([
    'a,b',
    'c',
    'a',
  ])
})

it('leaves a search to the server that the worker does not answer, or of which a car is gone', async () => {
  const { search } = await open()
  TestWorker.answer = undefined
  expect(await search()).toMatchObject({ total: -1 })
  TestWorker.answer = found(['a', 'b'])
  gone = new Set(['b'])
  expect(await search()).toMatchObject({ total: -1 })
})

it('draws cars that it never had from the columns where there is no connection', async () => {
  const { search } = await open()
  TestWorker.answer = found(['a'])
  await search()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  TestWorker.answer = found(['a', 'b'])
  expect(titles(await search())).toEqual(['a of the server', 'b of the columns'])
})

it.each([{ connection: { saveData: true } }, { connection: { effectiveType: '3g' } }, { deviceMemory: 1 }])(
  'starts nothing on a device without room: %j',
  async (device) => {
    const { search } = await open(device)
    expect(TestWorker.started).toBe(0)
    expect(await search()).toMatchObject({ total: -1 })
  },
)
