import type { ListingDetail } from '#shared/schemas/listing.ts'

type Entry = ListingDetail['priceHistory'][number]

/** A step of the price in QAR; `share` of the price before, negative for a drop. */
export type PriceChange = { at: string; before: number; after: number; share: number }

/** The steps between the prices of a history, oldest first as they are kept. */
export const changesOf = (history: readonly Entry[]): PriceChange[] =>
  history.slice(1).map(({ priceQAR: after, at }, index) => {
    const before = history[index]!.priceQAR
    return { at, before, after, share: (after - before) / before }
  })

/** The step down by most riyals; undefined when the price never fell. */
export const biggestDrop = (changes: readonly PriceChange[]): PriceChange | undefined =>
  changes
    .filter(({ before, after }) => after < before)
    .toSorted((a, b) => b.before - b.after - (a.before - a.after))[0]

const dayMs = 86_400_000

/** Whole days since a listing was published. `now` in milliseconds. */
export const daysOnMarket = (publishedAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(publishedAt)) / dayMs))
