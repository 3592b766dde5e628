import { hasBit, emptyBits, setBit, type Bits } from '#functions/search/bits.ts'
import { makeAndModel } from '#functions/search/car-text.ts'
import type { Columns } from '#functions/search/columns.ts'
import { sortRows } from '#functions/search/row-list.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'
import { estimatePrice } from './estimate.ts'
import { fitMarket, type MarketPrices, modelPrices, toSample } from './market-prices.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { differenceOf, toPriceScale, verdictOf } from '#shared/rules/price-verdict.ts'
import type { CardDeal } from '#shared/schemas/market-value.ts'

// Cars of one model and segment that its fit looks at, spread evenly over its years: more would hardly move it.
const samplesAtMost = 200

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

const samplesIn = ({ columns, clusters, live }: Segment, name: string) => {
  const cluster = columns.texts.car.values.indexOf(name)
  if (cluster < 0) return []
  const [from, to] = [clusters.starts[cluster]!, clusters.starts[cluster + 1]!]
  const step = Math.max(1, (to - from) / samplesAtMost)
  const samples = []
  for (let place = from; place < to; place += step) {
    const row = Math.floor(place)
    // A price of nothing has no logarithm.
    if (hasBit(live, row) && columns.numbers.priceQAR[row]! > 0) samples.push(sampleOf(columns, row))
  }
  return samples
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
    samplesOf: (name) => index.segments.flatMap((segment) => samplesIn(segment, name)),
  })
  return (index.prices = { ...market, rows })
}

const rate = (prices: MarketPrices, columns: Columns, row: number): CardDeal | undefined => {
  const { car } = columns.texts
  const sample = sampleOf(columns, row)
  const { priceQAR } = sample
  const estimate = estimatePrice(modelPrices(prices, car.values[car.codes[row]!]!), sample, priceQAR)
  // Of prices so far apart, that one lies below the others says nothing; the page of the car shows how far they are.
  if (!estimate || estimate.spread > by.clearSpread) return undefined
  const scale = toPriceScale(estimate)
  return { verdict: verdictOf(priceQAR, scale), differencePercent: differenceOf(priceQAR, scale) }
}

/** How the price of a row compares with similar cars; undefined when there are too few. */
export const rateRow = (index: SearchIndex, { columns }: Segment, row: number): CardDeal | undefined =>
  rate(pricesOf(index), columns, row)

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

const findDeals = (prices: MarketPrices, { columns, idOrder }: Segment): Deals => {
  const values = new Uint16Array(columns.count)
  const good = emptyBits(columns.count)
  for (let row = 0; row < columns.count; row++) {
    const deal = rate(prices, columns, row)
    values[row] = valueOf(deal)
    if (deal?.verdict === 'GOOD' || deal?.verdict === 'GREAT') setBit(good, row)
  }
  const rows = sortRows(values, idOrder)
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
