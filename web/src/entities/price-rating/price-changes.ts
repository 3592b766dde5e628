import { qatarDaysBetween } from '#shared/rules/qatar-day.ts'
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

/** Days in Qatar, whose date is shown, since a listing was published: 1 from midnight on. `now` in milliseconds. */
export const daysOnMarket = (publishedAt: string, now: number): number =>
  Math.max(0, qatarDaysBetween(new Date(publishedAt), new Date(now)))

/** The side of the square in which the chart is drawn. */
export const chartSize = 100

// Above the highest and below the lowest price, so that no line lies on the frame.
const margin = 12

type StepChart = {
  /** The line: along a price until it changes, then straight up or down. */
  line: string
  /** The line closed along the bottom. */
  area: string
  /** The points at which each price begins. */
  dots: { x: number; y: number }[]
}

const round = (number: number): number => Math.round(number * 100) / 100

/** A price over time as steps: x from the first entry to `end`, y from the dearest price (top) to the cheapest. */
export const stepChartOf = (history: readonly Entry[], end: number): StepChart => {
  const prices = history.map(({ priceQAR }) => priceQAR)
  const start = Date.parse(history[0]!.at)
  const duration = Math.max(end - start, 1)
  const lowest = Math.min(...prices)
  const span = Math.max(...prices) - lowest || 1
  const dots = history.map(({ priceQAR, at }) => ({
    x: round(((Date.parse(at) - start) / duration) * chartSize),
    y: round(chartSize - margin - ((priceQAR - lowest) / span) * (chartSize - 2 * margin)),
  }))
  const [first, ...steps] = dots
  const path = steps.map(({ x, y }) => `H${x}V${y}`).join('')
  const line = `M${first!.x} ${first!.y}${path}H${chartSize}`
  return { line, area: `${line}V${chartSize}H${first!.x}Z`, dots }
}
