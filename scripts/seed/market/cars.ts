import { evidenceOf } from './evidence.ts'
import type { BodyType, Condition, FuelType } from '#shared/reference/car-vocabulary.ts'
import type { Color } from '#shared/reference/colors.ts'
import type { Random } from '#scripts/seed/random.ts'
import { sizesOf } from './car-sizes.ts'
import type { MarketModel } from './models.ts'
import type { CompleteCar } from '#functions/data/listing-record.ts'
import type { CityName } from '#shared/reference/cities.ts'
import { findModel } from '#shared/reference/makes.ts'
import { describeInArabic } from './descriptions-ar.ts'
import { describeInEnglish } from './descriptions-en.ts'
import { equip } from './features.ts'

/** The character of a model, beside its body. */
export type Character = 'family' | 'luxury' | 'offroad' | 'sport' | 'compact'

/** How many cars of a body have a color, relative to the others; rather cars of this character. */
const colors: readonly (readonly [BodyType, Color, Character, weight: number])[] = [
  ['SUV', 'White', 'luxury', 20],
  ['SUV', 'White', 'offroad', 12],
  ['SUV', 'White', 'family', 12],
  ['SUV', 'Black', 'luxury', 14],
  ['SUV', 'Black', 'offroad', 5],
  ['SUV', 'Silver', 'family', 12],
  ['SUV', 'Grey', 'luxury', 8],
  ['SUV', 'Dark Grey', 'family', 8],
  ['SUV', 'Pearl', 'luxury', 8],
  ['SUV', 'Navy', 'family', 4],
  ['SUV', 'Maroon', 'luxury', 4],
  ['SUV', 'Beige', 'offroad', 5],
  ['SUV', 'Yellow', 'sport', 1],
  ['SUV', 'Red', 'compact', 5],
  ['Sedan', 'White', 'family', 18],
  ['Sedan', 'White', 'luxury', 6],
  ['Sedan', 'Black', 'luxury', 14],
  ['Sedan', 'Silver', 'family', 12],
  ['Sedan', 'Grey', 'sport', 10],
  ['Sedan', 'Blue', 'compact', 6],
  ['Sedan', 'Red', 'sport', 4],
  ['Pickup', 'White', 'offroad', 14],
  ['Pickup', 'Silver', 'offroad', 6],
  ['Pickup', 'Red', 'offroad', 5],
  ['Coupe', 'Black', 'sport', 8],
  ['Coupe', 'Red', 'sport', 8],
  ['Hatchback', 'White', 'compact', 8],
  ['Hatchback', 'Blue', 'compact', 6],
  ['Van', 'White', 'family', 8],
  ['Convertible', 'Red', 'sport', 6],
  ['Wagon', 'Grey', 'family', 6],
]

/** A color for a car of this body and character; popular ones more often. */
const pickColor = (bodyType: BodyType, character: Character, random: Random): Color =>
  random.weighted(
    colors.filter(([body]) => body === bodyType),
    ([, , of, weight]) => weight * (of === character ? 8 : 1),
  )[1]

/** The attributes of a car that decide its price. */
type PricedCar = {
  /** Years since it left the factory. */
  age: number
  mileage: number
  trim: string | undefined
  isGCCSpec: boolean
  hasWarranty: boolean
  isAccidentFree: boolean
  isDealers: boolean
}

/** Kilometres a year that a car of this kind usually does in Qatar while it is young. */
const yearlyMileage = ({ tier, price, look }: MarketModel): number => {
  if (price > 800) return 4500
  if (tier === 'top' && look === 'sport') return 9000
  if (tier === 'top') return 15_000
  return tier === 'basic' ? 20_000 : 17_500
}

// After that many years it is somebody's second car and does half as much.
const youngYears = 8

/** Kilometres that such a car has usually done at that age in years. */
const usualMileage = (model: MarketModel, age: number): number =>
  yearlyMileage(model) * (Math.min(age, youngYears) + Math.max(0, age - youngYears) / 2)

// `keeps` was set against the first, steepest years; over a car's life the loss is 30 % smaller.
const gentler = 0.7
// Kilometres beyond the usual that cost a third (1/e) of the value; the same below it gain.
const wearKm = 420_000

const fairPrice = (model: MarketModel, car: PricedCar): number => {
  const listed = (car.trim !== undefined && model.trims?.[car.trim]) || 1
  const trim = typeof listed === 'number' ? listed : listed[0]
  const usual = usualMileage(model, car.age)
  // The first drive out of the showroom costs more than any later one.
  const used = car.mileage < 500 ? 1 : 0.94
  const origin = car.isGCCSpec ? 1 : 0.87
  const history = car.isAccidentFree ? 1 : 0.84
  const extras = (car.hasWarranty ? 1.03 : 1) * (car.isDealers ? 1.03 : 1)
  const worn = Math.exp((usual - car.mileage) / wearKm)
  const aged = (1 - (1 - model.keeps) * gentler) ** car.age
  return model.price * 1000 * trim * used * origin * history * extras * Math.min(worn, 1.12) * aged
}

/** A price as people write it: round, and now and then a little below something rounder. */
export const roundPrice = (price: number, random: Random): number => {
  const step = price < 30_000 ? 500 : price < 150_000 ? 1000 : price < 500_000 ? 5000 : 10_000
  const round = Math.max(step, Math.round(price / step) * step)
  return price > 20_000 && random.chance(0.15) ? round - 100 : round
}

// Anything that still drives is worth this much in Qatar.
const lowest = 7500

/** The asking price in riyals: the fair one, some noise, a few bargains and a few dear ones. */
const askingPrice = (model: MarketModel, car: PricedCar, random: Random): number => {
  const luck = random.next()
  const mood = luck < 0.04 ? 0.8 + random.next() * 0.07 : luck > 0.95 ? 1.14 + random.next() * 0.14 : 1
  const noise = 1 + Math.max(-0.12, Math.min(0.12, random.normal() * 0.045))
  return roundPrice(Math.max(lowest, fairPrice(model, car) * mood * noise), random)
}

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

type Ask = {
  model: MarketModel
  isDealers: boolean
  city: CityName
  area: string | undefined
  now: Date
  random: Random
}

/** One car of this model with everything a seller says about it. */
export const createCar = ({ model, isDealers, city, area, now, random }: Ask): MarketCar => {
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
    // Some sellers leave out what nobody made them answer.
    ...(random.fork('sizes').chance(0.85) && sizesOf(model, bodyType, engineSize)),
    color,
    condition: pickCondition(age, mileage, isDealers, random),
    city,
    ...(area && { area }),
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
  const evidence = evidenceOf(described, now, random.fork('evidence'))
  return { car: { ...car, ...evidence, description }, model }
}
