import { cardCache } from './cache-names.ts'

// What the page keeps beside the worker's files: the cards of its last lists, whose photos the service worker has.

const path = '/cards'

/** What was stored last, of whatever version; null without anything, and where the site is not served over https. */
export const readStoredCards = async (): Promise<unknown> => {
  const stored = await globalThis.caches?.open(cardCache).then((cache) => cache.match(path))
  return (await stored?.json()) ?? null
}

/** Stores cards in place of those of before. */
export const storeCards = async (cards: unknown): Promise<void> =>
  globalThis.caches?.open(cardCache).then((cache) => cache.put(path, Response.json(cards)))
