import { cardCache } from './cache-names.ts'

// The page stores the cards of its last lists beside the worker's files; the service worker has their photos.

const path = '/cards'

/** The cards stored last, by whatever version; null without any, and where the site is not served over https. */
export const readStoredCards = async (): Promise<unknown> => {
  const stored = await globalThis.caches?.open(cardCache).then((cache) => cache.match(path))
  return (await stored?.json()) ?? null
}

/** Stores cards in place of those of before. */
export const storeCards = async (cards: unknown): Promise<void> =>
  globalThis.caches?.open(cardCache).then((cache) => cache.put(path, Response.json(cards)))
