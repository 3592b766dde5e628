import { liveIndex } from '#functions/adapters/live-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { ratePrice, unrated, type Found, type RatedCar } from '#functions/listings/price-rating.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { search, toCards } from '#functions/search/search.ts'
import { getPriceRating as route } from '#shared/api/prices.ts'
import { limits } from '#shared/constants/limits.ts'
import { priceRating as by } from '#shared/constants/price-rating.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const live = { readVisible, liveIndex }

type NamedCar = RatedCar & Required<Pick<CarDraft, 'make' | 'model'>>

/** A draft has no price to rate until it says what it is. */
const isNamed = (car: CarDraft): car is CarDraft & NamedCar =>
  Boolean(car.make && car.model) &&
  car.year !== undefined &&
  car.mileage !== undefined &&
  car.priceQAR !== undefined &&
  car.isGCCSpec !== undefined

/** The newest cars of this make and model within some model years, without the one that is asked about. */
const findLike = (index: SearchIndex, car: NamedCar, years: number, ownId: string) => {
  const query = listingQuery.parse({
    make: car.make,
    model: car.model,
    minYear: String(Math.max(limits.listing.firstYear, car.year - years)),
    maxYear: String(car.year + years),
    limit: String(by.most),
  })
  return toCards(search(index, query).hits).filter(({ id }) => id !== ownId)
}

/** The cars to compare with: from as few model years away as give enough of them. */
const findComparables = (index: SearchIndex, car: NamedCar, ownId: string): Found => {
  let found: Found = { others: [], years: 0 }
  for (const years of by.windows) {
    found = { others: findLike(index, car, years, ownId), years }
    if (found.others.length >= by.fewest) break
  }
  return found
}

/** How a car's price compares with those of its like that are for sale now: private and imported cars too. */
export const getPriceRating = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const [{ listing }, index] = await Promise.all([deps.readVisible(params.id, actor), deps.liveIndex()])
  const { id, car } = listing
  return isNamed(car) ? ratePrice(car, findComparables(index, car, id)) : unrated
}

export const handler = routeHandler(route, getPriceRating)
