import { askSearch } from '#functions/adapters/ask-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { ratePrice, unrated } from '#functions/listings/price-rating.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { getPriceRating as route } from '#shared/api/prices.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'

const live = { readVisible, askSearch }

type NamedCar = Required<Pick<CarDraft, 'make' | 'model' | 'year' | 'mileage' | 'priceQAR' | 'isGCCSpec'>>

/** Whether a car has all answers that its rating needs; a draft may lack some. */
const isNamed = (car: CarDraft): car is CarDraft & NamedCar =>
  Boolean(car.make && car.model) &&
  car.year !== undefined &&
  car.mileage !== undefined &&
  car.priceQAR !== undefined &&
  car.isGCCSpec !== undefined

/** Compares a car's price with those of similar cars that are for sale now: private and imported cars too. */
export const getPriceRating = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, actor)
  const { id, car } = listing
  if (!isNamed(car)) return unrated
  const { make, model, year, mileage, isGCCSpec, variant = '' } = car
  const named = { make, model, year, mileage, isGCCSpec, variant }
  return ratePrice(car.priceQAR, await deps.askSearch('comparedPrice', { car: named, exceptId: id }))
}

export const handler = routeHandler(route, getPriceRating)
