import { normal, whole } from '#scripts/bench/draws.ts'
import type { MarketModel } from './models.ts'
import {
  chineseFuel,
  oldCondition,
  pickAge,
  pickCity,
  pickColor,
  pickGear,
  usualFuel,
  youngCondition,
} from './shares.ts'
import { pick, type Random } from '#functions/search/testing/documents.ts'
import { bodyTypes } from '#shared/reference/body-types.ts'
import type { FuelType } from '#shared/reference/fuel-types.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

export const thisYear = 2026

const pickFuel = (random: Random, make: string): FuelType => {
  if (make === 'Tesla' || make === 'Zeekr') return 'Electric'
  return make === 'BYD' ? chineseFuel(random) : usualFuel(random)
}

const usualKmPerYear = 17_500

const pickMileage = (random: Random, age: number): number => {
  const years = Math.min(age, 8) + Math.max(0, age - 8) / 2 + random() * 0.8
  const km = Math.max(500, usualKmPerYear * years * Math.exp(normal(random) * 0.35))
  // People round what they read off the clock.
  const step = random() < 0.3 ? 1 : km < 100_000 ? 500 : 1000
  return Math.round(km / step) * step
}

type Worth = { priceWhenNew: number; age: number; mileage: number; random: Random }

// A car loses 11 % a year, and a third (1/e) with 420,000 km beyond what its age has usually done.
const priceOf = ({ priceWhenNew, age, mileage, random }: Worth): number => {
  const worn = Math.exp((usualKmPerYear * age - mileage) / 420_000)
  const price = priceWhenNew * 0.94 * Math.exp(-0.115 * age) * worn * Math.exp(normal(random) * 0.12)
  return Math.max(5000, Math.round(price / 500) * 500)
}

type Car = Pick<
  ListingCard,
  'year' | 'variant' | 'mileage' | 'priceQAR' | 'previousPriceQAR' | 'bodyType' | 'fuelType' | 'transmission'
> &
  Pick<ListingCard, 'color' | 'condition' | 'city' | 'isGCCSpec' | 'hasWarranty'>

/** What a seller says about one car of this model. */
export const drawCar = (random: Random, { make, model, priceWhenNew }: MarketModel): Car => {
  const age = pickAge(random)
  const isNew = age === 0 && random() < 0.35
  const mileage = isNew ? whole(random, 3, 90) : pickMileage(random, age)
  const priceQAR = priceOf({ priceWhenNew, age, mileage, random })
  const wasDearer = random() < 0.12
  return {
    year: thisYear - age,
    variant: model.trims && random() < 0.85 ? pick(random, model.trims) : '',
    mileage,
    priceQAR,
    previousPriceQAR: wasDearer ? Math.round((priceQAR * (1.03 + random() * 0.1)) / 500) * 500 : null,
    bodyType: random() < 0.9 ? model.body : pick(random, bodyTypes),
    fuelType: pickFuel(random, make),
    transmission: pickGear(random),
    color: pickColor(random),
    condition: isNew ? 'New' : age < 5 ? youngCondition(random) : oldCondition(random),
    city: pickCity(random),
    isGCCSpec: random() < 0.55,
    hasWarranty: isNew || random() < (age < 5 ? 0.35 : 0.01),
  }
}
