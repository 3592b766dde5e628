import { priceSteps } from '#shared/constants/prices.ts'

// Few enough rows between two edges that adding them one by one costs less than a pass over all (measured: search.md).
const rowsBetween = (count: number): number => Math.max(64, count / 64)

/**
 * The prices at which a set of the cheaper rows is kept: below and up to every step of the price control, which most
 * people filter by, and between them so that no gap is wide. Not more of them than the rows need.
 */
export const priceEdges = (prices: Uint32Array, order: Uint32Array): number[] => {
  const edges = new Set(priceSteps.slice(1).flatMap((step) => [step - 1, step]))
  for (let place = rowsBetween(order.length); place < order.length; place += rowsBetween(order.length))
    edges.add(prices[order[Math.floor(place)]!]!)
  return [...edges].toSorted((a, b) => a - b)
}
