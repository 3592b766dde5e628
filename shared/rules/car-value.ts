import { priceRating as by } from '#shared/constants/prices.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import { sloped } from './price-slopes.ts'
import { roundStep } from './price-verdict.ts'

/** A car in question. Without a trim it may be any. */
export type ValuedCar = { year: number; mileage: number; isGCCSpec: boolean; trim: string | null }

/** In QAR. About two of three cars are offered within the range. */
export type CarValue = { middle: number; from: number; to: number }

type Market = Pick<MarketValue, 'slopes' | 'generations'>

/** The generation whose cars say what one of this model year is worth; undefined for a year without any. */
export const generationOfYear = ({ generations }: Pick<Market, 'generations'>, year: number) =>
  generations.find(({ years }) => years.some((each) => each.year === year))

/** The cars of a model that are on offer, of all generations. */
export const countOnOffer = ({ generations }: Pick<Market, 'generations'>): number =>
  generations.reduce((sum, { count }) => sum + count, 0)

/** What a car is worth to the riyal, for curves; undefined where too few of its generation are on offer. */
export const exactValueOf = (market: Market, car: ValuedCar): CarValue | undefined => {
  const generation = generationOfYear(market, car.year)
  const trim = generation?.trims.find(({ name }) => name === car.trim) ?? generation?.trims[0]
  if (!generation || !trim) return undefined
  const middle = Math.exp(generation.level + trim.offset + sloped(car, market.slopes))
  const away = by.fair * trim.spread
  return { middle, from: middle * (1 - away), to: middle * (1 + away) }
}

/** The same, rounded to what the spread allows. More mileage is never worth more. */
export const valueOf = (market: Market, car: ValuedCar): CarValue | undefined => {
  const exact = exactValueOf(market, car)
  const usual = generationOfYear(market, car.year)?.years.find(({ year }) => year === car.year)
  const around = usual && exactValueOf(market, { ...car, mileage: usual.mileage })
  if (!exact || !around) return undefined
  // One step for every mileage, the usual one's: with a finer one for cheaper cars a rounded value could rise with mileage.
  const step = roundStep((around.to - around.middle) / 2)
  const round = (amount: number) => Math.round(amount / step) * step
  const middle = Math.max(step, round(exact.middle))
  return {
    middle,
    from: Math.max(0, Math.min(round(exact.from), middle - step)),
    to: Math.max(round(exact.to), middle + step),
  }
}
