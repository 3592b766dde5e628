import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gzipSync } from 'node:zlib'
import { encodePart } from '#functions/search/browser/market-part.ts'
import { publicColumns } from '#functions/search/browser/public-columns.ts'
import { columnsOf, createIndex } from '#functions/search/search-index.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { loadMarket } from './market-files.ts'

const pointerPath = '/api/market-index'
const pointerTo = (file: string) => ({ files: { file, changes: null, steps: [], until: '2026-06-01' } })

const filePath = (name: string) => `/api/market-index/files/${name}`
const fileOf = (cars: number) => {
  const columns = publicColumns(columnsOf(createIndex(randomDocuments(3, cars))))
  return new Uint8Array(gzipSync(encodePart({ columns, removed: [] })))
}

let kept: Map<string, string | Uint8Array<ArrayBuffer>>
let served: Record<string, unknown>
let headers: Record<string, string>
let hasRoom: boolean

beforeEach(() => {
  kept = new Map()
  served = {}
  headers = {}
  hasRoom = true
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    put: async (path: string, response: Response) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
      kept.set(path, new Uint8Array(await response.arrayBuffer()))
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://cars.example${path}` })),
    delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    const file = served[path]
    if (file instanceof Uint8Array) return new Response(file as Uint8Array<ArrayBuffer>)
    return file ? Response.json(file, { headers }) : new Response('', { status: 503 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the pointer of the last time until every file of the next one is here', async () => {
  kept.set(pointerPath, JSON.stringify(pointerTo('old')))
  served[pointerPath] = pointerTo('new')
  await expect(loadMarket()).rejects.toThrow('files/new: 503')
  expect(JSON.parse(String(kept.get(pointerPath)))).toEqual(pointerTo('old'))
})

it('reads a file that it has no room to keep', async () => {
  hasRoom = false
  served[pointerPath] = pointerTo('new')
  served['/api/market-index/files/new'] = 'not packed'
  // The file came, and was looked into.
  await expect(loadMarket()).rejects.not.toThrow(/full|503/)
})

it('tells that there is none for browsers from one that cannot be had', async () => {
  await expect(loadMarket()).rejects.toThrow('503')
  served[pointerPath] = { files: null }
  expect(await loadMarket()).toBeUndefined()
})

it('begins with the whole of the present file where what leads on from a former one is gone', async () => {
  kept.set(filePath('former'), fileOf(5))
  served[filePath('new')] = fileOf(7)
  const { files } = pointerTo('new')
  served[pointerPath] = { files: { ...files, steps: [{ from: 'former', changes: 'gone' }] } }
  expect(columnsOf((await loadMarket())!.index).count).toBe(7)
  expect([...kept.keys()].toSorted()).toEqual([pointerPath, filePath('new')])
})

it('knows the server’s clock by an answer of now, and not by one that was kept', async () => {
  kept.set(filePath('new'), fileOf(5))
  served[pointerPath] = pointerTo('new')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T10:00:00Z') })
  headers = { date: 'Mon, 01 Jun 2026 11:00:00 GMT' }
  expect((await loadMarket())!.clockAhead).toBe(3_600_000)
  served = {}
  expect((await loadMarket())!.clockAhead).toBe(0)
  vi.useRealTimers()
})
