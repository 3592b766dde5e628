import type { QueryClient } from '@tanstack/react-query'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { queryString } from '#web/api/client.ts'
import { isCard } from '#web/app/offline/kept-offers.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'
import type { FromMarket, FoundHere, MarketSearch, ToMarket } from '#web/worker/market-messages.ts'
import { useSession } from '#web/stores/session.ts'
import { readStoredCards, storeCards } from '#web/worker/stored-cards.ts'
import { answerWith, type OwnMarket } from './queries.ts'

/** A worker that takes longer is loading its index again, or the device is busy: the server is asked instead. */
const timeoutMs = 400
/** Without a server to ask, one that still opens its index on a slow phone is waited for. */
const aloneTimeoutMs = 10_000
/** Cards to keep, the last ones shown: about 1 kB each. */
const keptAtMost = 2000

type Kept = { stamp: string; card: ListingCard }

/** Cards by the id of their car, each with the state of the car that it shows. */
const kept = new Map<string, Kept>()

const keep = (id: string, stamp: string, card: ListingCard) => {
  kept.delete(id)
  kept.set(id, { stamp, card })
  for (const oldest of kept.keys()) {
    if (kept.size <= keptAtMost) return
    kept.delete(oldest)
  }
}

/** Of the kept cards, these are stored for a reload or a later visit without a connection: the last ones. */
const storedAtMost = 300
const storeAfterMs = 2000

/** Takes over the cards of the last visit. @returns a function that stores those of this one after a pause */
const keepStored = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restore = async () => {
    const stored = await readStoredCards()
    if (!Array.isArray(stored)) return
    for (const { stamp, card } of stored as Partial<Kept>[])
      if (stamp && isCard(card) && !kept.has(card.id)) keep(card.id, stamp, card)
  }
  // Without them the cards are loaded again.
  void restore().catch(() => {})
  // The cards that somebody has seen are forgotten with their session.
  useSession.subscribe(({ token }, before) => {
    if (before.token && !token) kept.clear()
  })
  return () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void storeCards([...kept.values()].slice(-storedAtMost)).catch(() => {}),
      storeAfterMs,
    )
  }
}

/**
 * The cards of an answer, outlines of cars that were not seen before. A price is always the one that it was found by; what was said of
 * another one is left out.
 */
const cardsFor = ({ cars }: FoundHere): ListingCard[] =>
  cars.map(({ card, stamp }) => {
    const known = kept.get(card.id)
    if (!known) return card
    if (known.stamp === stamp || known.card.priceQAR === card.priceQAR) return known.card
    const { deal: _, ...rest } = known.card
    return { ...rest, priceQAR: card.priceQAR, previousPriceQAR: null }
  })

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
 * Searches in this browser from now on, where it has room for the index: a search is shown at once and confirmed by the server, which
 * answers alone until the index is there and whenever it knows more. Called when the first page is idle.
 */
export const startOwnIndex = (client: QueryClient): void => {
  if (isStarted || !isRoomy()) return
  isStarted = true
  const worker = new Worker(new URL('../../worker/market-worker.ts', import.meta.url), { type: 'module' })
  // Until then the server is quicker; without a connection there is nobody else to ask.
  let isReady = false
  const store = keepStored()
  const waiting = new Map<number, (answer: unknown) => void>()
  let next = 0
  const ask = <Answer>(
    question: MarketSearch | { text: string },
    isAlone = !navigator.onLine,
  ): Promise<Answer | undefined> => {
    const id = next++
    if (!isReady && !isAlone) {
      // Nobody waits for it: it opens what could not be opened before.
      worker.postMessage({ ...question, id } satisfies ToMarket, [])
      return Promise.resolve(undefined)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(undefined), isAlone ? aloneTimeoutMs : timeoutMs)
      const settle = (answer: unknown) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(answer as Answer | undefined)
      }
      waiting.set(id, settle)
      worker.postMessage({ ...question, id } satisfies ToMarket, [])
    })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromMarket>) => {
    if (data.kind === 'answer') waiting.get(data.id)?.(data.answer)
    if (data.kind === 'changed')
      // The server has just confirmed the lists that are shown.
      void client.invalidateQueries({ queryKey: ['listings', 'search'], refetchType: 'none' })
    // Asks again what failed offline, while the index was not there yet.
    if (data.kind !== 'ready') return
    isReady = true
    void client.refetchQueries({
      queryKey: ['listings'],
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  })
  const search: OwnMarket['search'] = async (query, options) => {
    const params = Object.fromEntries(new URLSearchParams(queryString(query)))
    const isAlone = options?.isAlone ?? !navigator.onLine
    const answer = await ask<FoundHere>({ params, isAlone }, isAlone)
    if (!answer) return undefined
    const stamps = new Map(answer.cars.map(({ card, stamp }) => [card.id, stamp]))
    return {
      found: { ...answer.beside, listings: options?.countsOnly ? [] : cardsFor(answer) },
      keep: (cards) => {
        for (const card of cards) if (stamps.has(card.id)) keep(card.id, stamps.get(card.id)!, card)
        store()
      },
    }
  }
  // A worker that cannot start answers nothing: then nobody waits for it.
  worker.addEventListener('error', () => {
    answerWith(undefined)
    for (const settle of waiting.values()) settle(undefined)
  })
  answerWith({ search, suggest: (text) => ask<readonly Suggestion[]>({ text }) })
}
