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

/** @throws Error when there is no answer, or it is a refusal */
const fetchFile = async (path: string): Promise<Response> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

// Where there is no room to keep a file it is fetched again the next time.
const keep = (cache: Cache, path: string, response: Response): Promise<void> =>
  cache.put(path, response.clone()).catch(() => {})

const readPart = async (cache: Cache, name: string): Promise<ChangedRows> => {
  const path = filesPath + name
  let response = await cache.match(path)
  if (!response) {
    response = await fetchFile(path)
    await keep(cache, path, response)
  }
  const plain = response.body!.pipeThrough(new DecompressionStream('gzip'))
  return decodePart(new Uint8Array(await new Response(plain).arrayBuffer()))
}

type Way = { from: string; parts: string[] }

const wholeOf = ({ file, changes }: MarketPointer): Way => ({ from: file, parts: changes ? [changes] : [] })

/** The file to begin with, the present one or one that is kept and can be brought up to date, and the changes to apply to it. */
const wayTo = async (cache: Cache, pointer: MarketPointer): Promise<Way> => {
  const whole = wholeOf(pointer)
  if (await cache.match(filesPath + whole.from)) return whole
  for (const [place, { from }] of pointer.steps.entries())
    if (await cache.match(filesPath + from))
      return { from, parts: [...pointer.steps.slice(place).map(({ changes }) => changes), ...whole.parts] }
  return whole
}

const indexFrom = async (cache: Cache, { from, parts }: Way): Promise<SearchIndex> => {
  const [whole, ...changed] = await Promise.all([from, ...parts].map((name) => readPart(cache, name)))
  const index = openIndex(whole!.columns)
  for (const each of changed) applyRows(index, each)
  return index
}

/** How far the server's clock is ahead of this device's, by an answer that has just come; 0 where it does not say. */
export const clockAheadBy = ({ headers }: Response): number => {
  const date = Date.parse(headers.get('date') ?? '')
  return date ? date - Date.now() : 0
}

type Loaded = { index: SearchIndex; until: string; clockAhead: number }

/**
 * The index that the files make, the instant up to which they know all changes, and the server's clock; undefined where the server has none
 * for browsers.
 * @throws Error when a file can be had neither from the server nor from the last time
 */
export const loadMarket = async (): Promise<Loaded | undefined> => {
  const cache = await caches.open(cacheName)
  let clockAhead = 0
  const told = await fetchFile(pointerPath).then(
    (response) => {
      clockAhead = clockAheadBy(response)
      return response
    },
    async (error) => {
      const kept = await cache.match(pointerPath)
      if (kept) return kept
      throw error
    },
  )
  const { files: pointer } = (await told.clone().json()) as Answer<typeof getMarketIndex>
  if (!pointer) return undefined
  let way = await wayTo(cache, pointer)
  const index = await indexFrom(cache, way).catch((error) => {
    if (way.from === pointer.file) throw error
    // The delta from an old file may have been deleted: load the whole.
    way = wholeOf(pointer)
    return indexFrom(cache, way)
  })
  // Not before its files: a connection that is lost meanwhile leaves those of the last time, and the pointer to them.
  await keep(cache, pointerPath, told)
  const kept = new Set([pointerPath, ...[way.from, ...way.parts].map((name) => filesPath + name)])
  for (const request of await cache.keys())
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request)
  return { index, until: pointer.until, clockAhead }
}
