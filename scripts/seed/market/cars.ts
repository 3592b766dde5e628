import type { CompleteCar } from '#functions/data/listing-record.ts'
import type { BodyType, Condition, FuelType } from '#shared/reference/car-vocabulary.ts'
import type { CityName } from '#shared/reference/cities.ts'
import { findModel } from '#shared/reference/makes.ts'
import type { Random } from '../random.ts'
import { pickColor } from './colors.ts'
import { describeInArabic } from './descriptions-ar.ts'
import { describeInEnglish } from './descriptions-en.ts'
import { equip } from './features.ts'
import type { MarketModel } from './models.ts'
import { askingPrice, usualMileage } from './prices.ts'

export type MarketCar = { car: CompleteCar; model: MarketModel }

/** How many cars of an age (in model years) are for sale, relative to the others; older ones hardly any. */
const onSale = [6, 10, 12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3.5, 3, 2.5, 2, 1.6, 1.3, 1]

const firstYear = 2008

const pickYear = ({ from, to }: MarketModel, now: Date, random: Random): number => {
  const thisYear = now.getUTCFullYear()
  const last = Math.min(to ?? thisYear, thisYear)
  const first = Math.min(Math.max(from, firstYear), last)
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return random.weighted(years, (year) => onSale[thisYear - year] ?? 0.6)
}

const pickTrim = ({ trims = {} }: MarketModel, random: Random): string | undefined => {
  const names = Object.keys(trims)
  return names.length > 0 && random.chance(0.9) ? random.pick(names) : undefined
}

const pickEngine = (
  { engines, trims = {} }: MarketModel,
  trim: string | undefined,
  random: Random,
): string => {
  const known = trim === undefined ? undefined : trims[trim]
  return typeof known === 'object' ? known[1] : random.pick(engines)
}

const pickFuel = (model: MarketModel, engine: string): FuelType =>
  model.fuel ?? (engine.includes('Hybrid') ? 'Hybrid' : 'Petrol')

const pickMileage = (model: MarketModel, age: number, random: Random): number => {
  const driven = usualMileage(model, age) * Math.exp(random.normal() * 0.27)
  const km = Math.min(Math.max(driven, 900), 385_000)
  // People round what they read off the clock, the more the higher it is.
  const step = km < 10_000 ? 100 : km < 100_000 ? 500 : 1000
  return random.chance(0.3) ? Math.round(km) : Math.round(km / step) * step
}

const pickCondition = (age: number, mileage: number, isDealers: boolean, random: Random): Condition => {
  if (mileage < 200) return 'New'
  if (isDealers && age < 4.5 && random.chance(0.22)) return 'Certified'
  const worn = age / 12 + mileage / 260_000 + random.normal() * 0.16
  if (worn < 0.62) return 'Excellent'
  if (worn < 1.05) return 'Very Good'
  if (worn < 1.65) return random.chance(0.2) ? 'Used' : 'Good'
  return 'Fair'
}

/** Whether the maker's warranty still runs: three years or 100,000 km, with some makes five or 150,000. */
const isInWarranty = (make: string, age: number, mileage: number): boolean =>
  /Kia|Hyundai|Genesis|Chery|Jetour|MG|Haval|Geely|GAC|Changan/.test(make)
    ? age < 5 && mileage < 150_000
    : age < 3 && mileage < 100_000

const forTheDesert =
  /Land Cruiser|Patrol|Prado|Pajero|Fortuner|FJ Cruiser|Tahoe|Yukon|Jimny|Wrangler|Tank|BJ40|T2/

type Ask = { model: MarketModel; isDealers: boolean; city: CityName; now: Date; random: Random }

/** One car of this model with everything a seller says about it. */
export const createCar = ({ model, isDealers, city, now, random }: Ask): MarketCar => {
  const bodyType: BodyType = findModel(model.make, model.model)?.body ?? 'Sedan'
  const color = pickColor(bodyType, model.look, random)
  const year = pickYear(model, now, random)
  const age = Math.max(0.15, now.getUTCFullYear() + now.getUTCMonth() / 12 - year - 0.2)
  const isNew = isDealers && age < 0.9 && random.chance(0.35)
  const mileage = isNew ? random.whole(3, 90) : pickMileage(model, age, random)
  const trim = pickTrim(model, random)
  const engineSize = pickEngine(model, trim, random)
  const isGCCSpec = random.chance(model.gcc ?? 0.92)
  const hasWarranty = isNew || (isGCCSpec && isInWarranty(model.make, age, mileage) && random.chance(0.8))
  const isAccidentFree = isNew || random.chance(age < 4 ? 0.96 : 0.9)
  const priced = { age, mileage, trim, isGCCSpec, hasWarranty, isAccidentFree, isDealers }
  const car: CompleteCar = {
    make: model.make,
    model: model.model,
    year,
    variant: trim ?? '',
    mileage,
    priceQAR: askingPrice(model, priced, random.fork('price')),
    bodyType,
    fuelType: pickFuel(model, engineSize),
    transmission: model.gear === 'Manual' && random.chance(0.25) ? 'Automatic' : (model.gear ?? 'Automatic'),
    engineSize,
    color,
    condition: pickCondition(age, mileage, isDealers, random),
    city,
    isGCCSpec,
    hasWarranty,
    isAccidentFree,
    features: equip(model, bodyType, year, random.fork('features')),
  }
  const described = {
    car,
    age,
    isDealers,
    isForTheDesert: forTheDesert.test(model.model),
    isFirstOwner: age < 3 || random.chance(0.55),
    isNegotiable: random.chance(0.6),
    isAgencyServiced: random.chance(age < 6 ? 0.7 : 0.35),
  }
  const words = random.fork('words')
  const description = random.chance(0.5)
    ? describeInEnglish(described, words)
    : describeInArabic(described, words)
  return { car: { ...car, description }, model }
}
