import { findListing, type SearchIndex } from '#functions/search/search-index.ts'
import { carText } from './car-text.ts'
import { estimatePrice, kindsLike } from './prices/estimate.ts'
import { type ComparedCar, modelPrices, toSample } from './prices/market-prices.ts'
import { predict } from './prices/fit-model.ts'
import { pricesOf } from './prices/rate-rows.ts'
import { fittedPrice } from './prices/sampled-rows.ts'
import { search, toCards } from './search.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { sloped } from '#shared/rules/price-slopes.ts'
import { generationOf } from '#shared/reference/generations.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The fields by which comparable cars are found. */
type NamedCar = Pick<ListingCard, 'make' | 'model' | 'year'>

/** Cars of one make and model that are on offer now. */
export type Found = {
  /** The newest first, at most `priceRating.most`. */
  others: readonly ListingCard[]
  /** The maximum difference in model years. */
  years: number
}

/** The newest cars of this make, model and generation within some model years, without one that is not to be compared. */
const findLike = (index: SearchIndex, { make, model, year }: NamedCar, years: number, exceptId?: string) => {
  const { from = 0, to = Infinity } = generationOf(make, model, year) ?? {}
  // Built without parsing, unlike a query string: a comma in a typed name must not name two makes.
  const query = {
    make: [make],
    model: [model],
    minYear: Math.max(from, year - years),
    maxYear: Math.min(to, year + years),
    sortOrder: 'desc' as const,
    page: 1,
    limit: by.most,
  }
  return toCards(search(index, query).hits).filter(({ id }) => id !== exceptId)
}

/** The cars to compare one with: from as few model years away as give enough of them. */
export const findComparables = (index: SearchIndex, car: NamedCar, exceptId?: string): Found => {
  let found: Found = { others: [], years: 0 }
  for (const years of by.windows) {
    found = { others: findLike(index, car, years, exceptId), years }
    if (found.others.length >= by.fewest) break
  }
  return found
}

/** The first and last model year of cars, and whether all are GCC cars or none is. */
const basisOf = (cars: readonly Pick<ListingCard, 'year' | 'isGCCSpec'>[]) => {
  const years = cars.map(({ year }) => year)
  const origins = new Set(cars.map(({ isGCCSpec }) => isGCCSpec))
  return {
    ...(cars.length > 0 && { from: Math.min(...years), to: Math.max(...years) }),
    isGCCSpec: origins.size === 1 ? [...origins][0]! : null,
  }
}

/** The price at which a listing is among the cars of the fit; undefined where it is none of them. */
const ownPrice = (index: SearchIndex, { make, model }: ComparedCar, id: string): number | undefined => {
  const found = findListing(index, id)
  if (!found) return undefined
  const { car } = found.segment.columns.texts
  const isLike = car.values[car.codes[found.row]!] === carText(make, model)
  return isLike ? fittedPrice(found.segment, found.row) : undefined
}

/**
 * What a car may fairly cost by the cars of its generation on offer (undefined when they are too few), and the nearest of them with
 * their prices brought to its age, mileage and trim.
 */
export const comparePrice = (index: SearchIndex, car: ComparedCar, exceptId?: string) => {
  const { others, years } = findComparables(index, car, exceptId)
  const prices = modelPrices(pricesOf(index), carText(car.make, car.model))
  const { slopes } = prices
  const sample = toSample(car)
  const logOf = (each: ReturnType<typeof toSample>) => predict(prices, each) ?? sloped(each, slopes)
  const here = logOf(sample)
  const near = others.map((card) => {
    const other = toSample(card)
    const trim = Number(other.trim !== sample.trim) * by.perTrim
    const [years, kilometres] = [Math.abs(card.year - car.year), Math.abs(card.mileage - car.mileage)]
    const distance = trim + years * slopes.perYear - (kilometres / 10_000) * slopes.perTenThousandKm
    return { card, adjustedQAR: Math.round(card.priceQAR * Math.exp(here - logOf(other))), distance }
  })
  const own = exceptId === undefined ? undefined : ownPrice(index, car, exceptId)
  const estimate = estimatePrice(prices, sample, own)
  return {
    estimate,
    basis: basisOf(estimate ? kindsLike(prices, sample, own !== undefined) : others),
    generation: generationOf(car.make, car.model, car.year)?.label,
    slopes,
    years,
    found: others.length,
    comparables: near
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, by.shown)
      .map(({ card, adjustedQAR }) => ({ card, adjustedQAR })),
  }
}
export type ComparedPrice = ReturnType<typeof comparePrice>
