import type { Random } from '../random.ts'
import type { MarketModel } from './models.ts'

/** What of a car decides its price. */
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

/** Kilometres a year: what a car of this kind usually does in Qatar while it is young. */
const yearlyMileage = ({ tier, price, look }: MarketModel): number => {
  if (price > 800) return 4500
  if (tier === 'top' && look === 'sport') return 9000
  if (tier === 'top') return 15_000
  return tier === 'basic' ? 20_000 : 17_500
}

// After that many years it is somebody's second car and does half as much.
const youngYears = 8

/** Kilometres that such a car has usually done at that age in years. */
export const usualMileage = (model: MarketModel, age: number): number =>
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
export const askingPrice = (model: MarketModel, car: PricedCar, random: Random): number => {
  const luck = random.next()
  const mood = luck < 0.04 ? 0.8 + random.next() * 0.07 : luck > 0.95 ? 1.14 + random.next() * 0.14 : 1
  const noise = 1 + Math.max(-0.12, Math.min(0.12, random.normal() * 0.045))
  return roundPrice(Math.max(lowest, fairPrice(model, car) * mood * noise), random)
}
