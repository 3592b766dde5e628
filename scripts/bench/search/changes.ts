import { whole } from '#scripts/bench/draws.ts'
import { createMarket, type Market } from '#scripts/bench/market.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'

const at = '2026-06-01T12:00:00.000Z'

const published = (document: SearchDocument, version: number): Change => ({
  id: document.id,
  version,
  changedAt: at,
  document: { ...document, version, changedAt: at },
})

/** `count` changes of a market as its people make them: of a hundred, 55 other prices, 30 new cars and 15 sold ones. */
export const drawChanges = (seed: number, market: Market, count: number): Change[] => {
  const random = seededRandom(seed)
  const newcomers = createMarket(seed, market.size)
  return Array.from({ length: count }, (_, n) => {
    const kind = random()
    if (kind < 0.3) return published(newcomers.document(n), 1)
    const document = market.document(whole(random, 0, market.size - 1))
    if (kind < 0.45) return { id: document.id, version: 2, changedAt: at, removed: true }
    const priceQAR = Math.round((document.card.priceQAR * (0.9 + random() * 0.08)) / 500) * 500
    return published({ ...document, card: { ...document.card, priceQAR } }, 2)
  })
}
