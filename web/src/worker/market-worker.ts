import { answerHere } from '#functions/search/browser/answer-here.ts'
import { suggestCars } from '#functions/search/count-attribute.ts'
import { decodePart } from '#functions/search/browser/market-part.ts'
import { applyRows, hideDealers, type SearchIndex } from '#functions/search/search-index.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { listMarketChanges } from '#shared/api/market-index.ts'
import { answerWithinMs } from '#shared/constants/timeouts.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import { clockAheadBy, loadMarket } from './market-files.ts'
import type { FromMarket, MarketSearch, ToMarket } from './market-messages.ts'

// The search of the server in the browser: the same engine over the public columns. It does nothing unless it is asked: no timer, no poll.

/** An index that has had no update for this long is updated before its next use. */
const staleMs = 10 * 60_000
/** After a failure the server answers for a while. */
const againMs = 60_000

const changesPath = '/api/market-index/changes' satisfies (typeof listMarketChanges)['path']

type Market = { index: SearchIndex; until: string; hidden: string; openedAt: number; clockAhead: number }

let market: Market | undefined
let opening: Promise<void> | undefined
let failedAt = -Infinity

const tell = (message: FromMarket) => postMessage(message)

const open = async (): Promise<void> => {
  const loaded = await loadMarket()
  market = loaded && { ...loaded, hidden: '', openedAt: Date.now() }
  // There is none for browsers: the market is too large for them.
  if (!market) failedAt = Infinity
  else tell({ kind: 'ready' })
}

/** Opens the market unless it is open or has just failed to. */
const openOnce = (): Promise<void> => {
  if (market || Date.now() - failedAt < againMs) return Promise.resolve()
  return (opening ??= open()
    .catch(() => {
      failedAt = Date.now()
    })
    .finally(() => (opening = undefined)))
}

/** Takes over what changed. @returns whether anything did @throws Error without an answer */
const refresh = async (held: Market): Promise<boolean> => {
  const askedAt = Date.now()
  const response = await fetch(`${changesPath}?since=${held.until}`, {
    signal: AbortSignal.timeout(answerWithinMs),
  })
  if (!response.ok) throw new Error(`${changesPath}: ${response.status}`)
  const { changes } = (await response.json()) as Answer<typeof listMarketChanges>
  if (!changes) {
    // The server remembers less than it is behind. Files that were just loaded are no newer, so the next ones are waited for.
    market = undefined
    if (askedAt - held.openedAt < againMs) failedAt = askedAt
    else void openOnce().then(() => market && tell({ kind: 'changed' }))
    throw new Error('The market has to be loaded anew')
  }
  const news = changes.part
    ? applyRows(held.index, decodePart(Uint8Array.from(atob(changes.part), (sign) => sign.charCodeAt(0))))
    : 0
  const hidden = changes.hidden.join()
  const isChanged = news > 0 || hidden !== held.hidden
  if (isChanged || hidden) hideDealers(held.index, changes.hidden)
  Object.assign(held, { hidden, until: changes.until, clockAhead: clockAheadBy(response) })
  return isChanged
}

let refreshing: Promise<boolean> | undefined
const refreshOnce = (held: Market): Promise<boolean> =>
  (refreshing ??= refresh(held).finally(() => (refreshing = undefined)))

const search = async ({ params, isAlone }: MarketSearch) => {
  await openOnce()
  if (!market) return undefined
  const query = listingQuery.safeParse(params)
  if (!query.success) return undefined
  const at = Date.now() + market.clockAhead
  if (!isAlone && at - Date.parse(market.until) > staleMs) {
    void refreshOnce(market)
      .then((isChanged) => isChanged && tell({ kind: 'changed' }))
      .catch(() => {})
    return undefined
  }
  return answerHere(market.index, { ...query.data, at }, isAlone)
}

/** Completions ask for nothing: what is typed next is worth no call, and a count that changed is seen with the cars. */
const complete = async (text: string) => market && suggestCars(market.index, text)

addEventListener('message', ({ data }: MessageEvent<ToMarket>) => {
  void ('text' in data ? complete(data.text) : search(data))
    .catch(() => undefined)
    .then((answer) => tell({ kind: 'answer', id: data.id, answer }))
})

/**
 * Gives the first answers before anybody waits for them: they take ten times as long as those from the seventh on, until the engine is
 * compiled and what it keeps is made. A search that comes meanwhile is next.
 */
const practise = async ({ index }: Market): Promise<void> => {
  // Reads the names of all cars.
  suggestCars(index, 'a')
  const everything = await search({ params: {}, isAlone: true })
  for (const [name, [most]] of Object.entries(everything?.beside.facets ?? {})) {
    await new Promise((resolve) => setTimeout(resolve))
    if (most) await search({ params: { [name]: most.value }, isAlone: true })
  }
}

const start = async () => {
  await openOnce()
  if (market) await practise(market)
}

void start()
