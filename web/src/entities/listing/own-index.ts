import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings } from '#shared/api/listings.ts'
import type { listMarketCards } from '#shared/api/market-index.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call, queryString } from '#web/api/client.ts'
import type { FromMarket, MarketSearch } from '#web/worker/market-messages.ts'
import { answerSearchesWith, type SearchHere } from './queries.ts'

type AnswerHere = Extract<FromMarket, { kind: 'answer' }>['answer']

/** A worker that takes longer is still loading, or the device is busy: the server is asked instead. */
const patienceMs = 400
/** Cards to keep, the last ones shown: about 1 kB each. */
const keptAtMost = 2000

/** Cards by the id of their car, each with the state of the car that it shows. */
const kept = new Map<string, { stamp: string; card: ListingCard }>()

const keep = (id: string, stamp: string, card: ListingCard) => {
  kept.delete(id)
  kept.set(id, { stamp, card })
  for (const oldest of kept.keys()) {
    if (kept.size <= keptAtMost) return
    kept.delete(oldest)
  }
}

type Car = NonNullable<AnswerHere>['cars'][number]

const fetchCards = async (cars: readonly Car[], signal: AbortSignal): Promise<ListingCard[]> => {
  const batches = Array.from({ length: Math.ceil(cars.length / limits.cardsAtOnce) }, (_, batch) =>
    cars.slice(batch * limits.cardsAtOnce, (batch + 1) * limits.cardsAtOnce),
  )
  const cards = await Promise.all(
    batches.map((batch) => {
      const ids = batch.map(({ card }) => card.id)
      const changedAt = new Date(Math.max(...batch.map((car) => car.changedAt))).toISOString()
      return call<typeof listMarketCards>('GET /api/market-index/cards', {
        query: { ids, changedAt },
        signal,
      })
    }),
  )
  return cards.flat()
}

/** The answer with its cards; undefined when the server does not know one of them any more. */
const withCards = async (
  { cars, beside }: NonNullable<AnswerHere>,
  isAlone: boolean,
  signal: AbortSignal,
): Promise<Answer<typeof searchListings> | undefined> => {
  const stamps = new Map(cars.map(({ card, stamp }) => [card.id, stamp]))
  const missing = cars.filter(({ card, stamp }) => kept.get(card.id)?.stamp !== stamp)
  if (missing.length > 0 && !isAlone)
    for (const card of await fetchCards(missing, signal)) keep(card.id, stamps.get(card.id) ?? '', card)
  const listings = cars.flatMap(({ card, stamp }) => {
    const known = kept.get(card.id)
    if (known?.stamp === stamp) return known.card
    return isAlone ? (known?.card ?? card) : []
  })
  return listings.length === cars.length ? { ...beside, listings } : undefined
}

type Device = { deviceMemory?: number; connection?: { saveData?: boolean; effectiveType?: string } }

/** Whether a megabyte and the memory for it are nothing here. Browsers that do not tell are those of devices that can. */
const isRoomy = (): boolean => {
  const { deviceMemory = 8, connection } = navigator as Device
  return (
    deviceMemory >= 2 &&
    connection?.saveData !== true &&
    (connection?.effectiveType === undefined || connection.effectiveType === '4g')
  )
}

let isStarted = false

/**
 * Searches in this browser from now on, where it has room for the index: the server answers until it is there, whenever it knows more, and
 * on any doubt. Called when the first page is idle.
 */
export const startOwnIndex = (client: QueryClient): void => {
  if (isStarted || !isRoomy()) return
  isStarted = true
  const worker = new Worker(new URL('../../worker/market-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: AnswerHere) => void>()
  let next = 0
  const ask = (search: Omit<MarketSearch, 'id'>): Promise<AnswerHere> =>
    new Promise((resolve) => {
      const id = next++
      const timer = setTimeout(() => settle(undefined), patienceMs)
      const settle = (answer: AnswerHere) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(answer)
      }
      waiting.set(id, settle)
      worker.postMessage({ ...search, id } satisfies MarketSearch, [])
    })
  worker.addEventListener('message', ({ data }: MessageEvent<FromMarket>) => {
    if (data.kind === 'answer') waiting.get(data.id)?.(data.answer)
    if (data.kind === 'changed') void client.invalidateQueries({ queryKey: ['listings', 'search'] })
    // Offline, what failed while the index was not there yet.
    if (data.kind === 'ready')
      void client.refetchQueries({
        queryKey: ['listings'],
        predicate: ({ state }) => state.status === 'error',
      })
  })
  const searchHere: SearchHere = async (query, { signal, countsOnly }) => {
    const isAlone = !navigator.onLine
    const params = Object.fromEntries(new URLSearchParams(queryString(query)))
    const answer = await ask({ params, isAlone })
    if (!answer || countsOnly) return answer && { ...answer.beside, listings: [] }
    return withCards(answer, isAlone, signal).catch((error: unknown) =>
      // A network that does not lead to us.
      error instanceof ApiError && error.code === 'OFFLINE' ? withCards(answer, true, signal) : undefined,
    )
  }
  // A worker that cannot start answers nothing: then nobody waits for it.
  worker.addEventListener('error', () => answerSearchesWith(undefined))
  answerSearchesWith(searchHere)
}
