import { decodePart } from '#functions/search/browser/market-part.ts'
import { applyRows, openIndex, type ChangedRows, type SearchIndex } from '#functions/search/search-index.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { getMarketFile, getMarketIndex } from '#shared/api/market-index.ts'
import type { MarketPointer } from '#shared/schemas/market-index.ts'

// The browser keeps the files of the last time, so that a day later it asks for what changed alone, and offline for nothing.
const cacheName = 'market'
const pointerPath = '/api/market-index' satisfies (typeof getMarketIndex)['path']
const filesPath =
  '/api/market-index/files/' satisfies (typeof getMarketFile)['path'] extends `${infer Path}{name}`
    ? Path
    : never

/** Fetches an address and keeps the answer. @throws Error when there is none or it is a refusal */
const fetchAndKeep = async (cache: Cache, path: string): Promise<Response> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response.clone())
  return response
}

const readPart = async (cache: Cache, name: string): Promise<ChangedRows> => {
  const path = filesPath + name
  const response = (await cache.match(path)) ?? (await fetchAndKeep(cache, path))
  const plain = response.body!.pipeThrough(new DecompressionStream('gzip'))
  return decodePart(new Uint8Array(await new Response(plain).arrayBuffer()))
}

const readPointer = async (cache: Cache): Promise<MarketPointer | null> => {
  const response = await fetchAndKeep(cache, pointerPath).catch(() => cache.match(pointerPath))
  return response ? ((await response.json()) as Answer<typeof getMarketIndex>).files : null
}

/** The file to begin with, the present one or one that is kept and can be brought up to date, and the changes to apply to it. */
const wayTo = async (cache: Cache, { file, changes, steps }: MarketPointer) => {
  const last = changes ? [changes] : []
  if (await cache.match(filesPath + file)) return { from: file, parts: last }
  for (const [place, { from }] of steps.entries())
    if (await cache.match(filesPath + from))
      return { from, parts: [...steps.slice(place).map((step) => step.changes), ...last] }
  return { from: file, parts: last }
}

/** The index that the files make, and the instant up to which they know all changes; undefined where there are none. */
export const loadMarket = async (): Promise<{ index: SearchIndex; until: string } | undefined> => {
  const cache = await caches.open(cacheName)
  const pointer = await readPointer(cache)
  if (!pointer) return undefined
  const { from, parts } = await wayTo(cache, pointer)
  const [whole, ...changed] = await Promise.all([from, ...parts].map((name) => readPart(cache, name)))
  const index = openIndex(whole!.columns)
  for (const each of changed) applyRows(index, each)
  const kept = new Set([pointerPath, ...[from, ...parts].map((name) => filesPath + name)])
  for (const request of await cache.keys())
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request)
  return { index, until: pointer.until }
}
