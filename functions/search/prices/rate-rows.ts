import { hasBit, emptyBits, setBit, type Bits } from '#functions/search/bits.ts'
import { makeAndModel } from '#functions/search/car-text.ts'
import type { Columns } from '#functions/search/columns.ts'
import { sortRows } from '#functions/search/row-list.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'
import { estimatePrice } from './estimate.ts'
import { fitMarket, type MarketPrices, modelPrices, toSample } from './market-prices.ts'
import { fittedPrice, sampledRows, samplesAtMost } from './sampled-rows.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { differenceOf, toPriceScale, verdictOf } from '#shared/rules/price-verdict.ts'
import type { CardDeal } from '#shared/schemas/market-value.ts'

/** A row as the fit sees it. */
const sampleOf = ({ texts, numbers, flags }: Columns, row: number) => {
  const [make, model] = makeAndModel(texts.car.values[texts.car.codes[row]!]!)
  return toSample({
    make,
    model,
    year: numbers.year[row]!,
    mileage: numbers.mileage[row]!,
    isGCCSpec: hasBit(flags.isGCCSpec, row),
    variant: texts.variant.values[texts.variant.codes[row]!]!,
    priceQAR: numbers.priceQAR[row]!,
  })
}

const liveRows = ({ segments }: SearchIndex) => segments.reduce((sum, { liveCount }) => sum + liveCount, 0)

/** The prices of a market, and how many cars their classes were fitted on. */
export type IndexPrices = MarketPrices & { rows: number }

/**
 * The prices of an index. Its classes are fitted once, and again when the market has doubled; a model when it is first asked for and
 * after each change of one of its cars.
 */
export const pricesOf = (index: SearchIndex): IndexPrices => {
  const rows = liveRows(index)
  if (index.prices && rows <= 2 * index.prices.rows + samplesAtMost) return index.prices
  const market = fitMarket({
    names: () => [...new Set(index.segments.flatMap(({ columns }) => columns.texts.car.values))],
    samplesOf: (name) =>
      index.segments.flatMap((segment) =>
        sampledRows(segment, name).map((row) => sampleOf(segment.columns, row)),
      ),
  })
  return (index.prices = { ...market, rows })
}

const rate = (prices: MarketPrices, segment: Segment, row: number): CardDeal | undefined => {
  const { car } = segment.columns.texts
  const sample = sampleOf(segment.columns, row)
  const { priceQAR } = sample
  const model = modelPrices(prices, car.values[car.codes[row]!]!)
  const estimate = estimatePrice(model, sample, fittedPrice(segment, row))
  // Of prices so far apart, that one lies below the others says nothing; the page of the car shows how far they are.
  if (!estimate || estimate.spread > by.clearSpread) return undefined
  const scale = toPriceScale(estimate)
  return { verdict: verdictOf(priceQAR, scale), differencePercent: differenceOf(priceQAR, scale) }
}

/** How the price of a row compares with similar cars; undefined when there are too few. */
export const rateRow = (index: SearchIndex, segment: Segment, row: number): CardDeal | undefined =>
  rate(pricesOf(index), segment, row)

/** The rows of a segment by how good a deal they are. */
export type Deals = {
  /** More is better: tenths of a percent below similar cars, and `even`. */
  values: Uint16Array
  order: { rows: Uint32Array; places: Uint32Array }
  /** Those whose price is good or great. */
  good: Bits
}

const even = 20_000
const most = 15_000
// A price that may be a mistake is no deal, and neither is one that nothing is known of.
const suspect = 1
const unrated = 0

const valueOf = (deal: CardDeal | undefined): number => {
  if (!deal) return unrated
  if (deal.verdict === 'SUSPECT') return suspect
  return even + Math.max(-most, Math.min(most, Math.round(-10 * deal.differencePercent)))
}

const findDeals = (prices: MarketPrices, segment: Segment): Deals => {
  const { count } = segment.columns
  const values = new Uint16Array(count)
  const good = emptyBits(count)
  for (let row = 0; row < count; row++) {
    const deal = rate(prices, segment, row)
    values[row] = valueOf(deal)
    if (deal?.verdict === 'GOOD' || deal?.verdict === 'GREAT') setBit(good, row)
  }
  const rows = sortRows(values, segment.idOrder)
  const places = new Uint32Array(rows.length)
  rows.forEach((row, place) => (places[row] = place))
  return { values, order: { rows, places }, good }
}

/**
 * Rates every row of an index, unless that was done. A segment keeps its order by deal as long as it lives: one change of a market of
 * thousands moves the others by less than anybody sees, and small segments are soon joined and rated again.
 */
export const rateAll = (index: SearchIndex): void => {
  for (const segment of index.segments) segment.deals ??= findDeals(pricesOf(index), segment)
}
