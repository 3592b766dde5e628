import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadMarket } from './market-files.ts'

const pointerPath = '/api/market-index'
const pointerTo = (file: string) => ({ files: { file, changes: null, steps: [], until: '2026-06-01' } })

let kept: Map<string, string>
let served: Record<string, unknown>
let hasRoom: boolean

beforeEach(() => {
  kept = new Map()
  served = {}
  hasRoom = true
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    put: async (path: string, response: Response) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
      kept.set(path, await response.text())
    },
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) =>
    path in served ? Response.json(served[path]) : new Response('', { status: 503 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the pointer of the last time until every file of the next one is here', async () => {
  kept.set(pointerPath, JSON.stringify(pointerTo('old')))
  served[pointerPath] = pointerTo('new')
  await expect(loadMarket()).rejects.toThrow('files/new: 503')
  expect(JSON.parse(kept.get(pointerPath)!)).toEqual(pointerTo('old'))
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
