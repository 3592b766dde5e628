import { useState } from 'react'
import type { SearchFilters } from './search-query.ts'

export type Prices = Pick<SearchFilters, 'minPrice' | 'maxPrice'>

/** A lowest price above the highest: no car can be between them. */
const isInverted = ({ minPrice, maxPrice }: Prices) =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice

/**
 * The two prices, where an inverted pair is shown but waits until one of them is mended: a search that cannot find
 * anything is none. Prices that change elsewhere take the place of a pair that waits.
 */
export const useWaitingPrices = (
  { minPrice, maxPrice }: Prices,
  onChange: (prices: Partial<Prices>) => void,
) => {
  const base = `${minPrice}-${maxPrice}`
  const [waiting, setWaiting] = useState<(Prices & { base: string }) | null>(null)
  const { base: _, ...prices } = waiting?.base === base ? waiting : { base, minPrice, maxPrice }
  /** A change of one price, beside the other as it is shown. */
  const type = (change: Partial<Prices>) => {
    const next = { ...prices, ...change }
    setWaiting(isInverted(next) ? { ...next, base } : null)
    if (!isInverted(next)) onChange(next)
  }
  /** A change that has nothing to do with what was typed. */
  const set = (change: Partial<Prices>) => {
    setWaiting(null)
    onChange(change)
  }
  return { prices, inverted: isInverted(prices), type, set }
}
