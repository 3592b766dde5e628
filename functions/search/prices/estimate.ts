import { priceRating as by } from '#shared/constants/prices.ts'
import { type ModelPrices, predict, trimCars, weightOf } from './fit-model.ts'
import type { Sample } from './fit-slopes.ts'

/** What a car may fairly cost, from the cars on offer of its generation. */
export type PriceEstimate = {
  /** The middle of what others would ask for it, in QAR. */
  middleQAR: number
  /** One standard deviation of asking prices, as a share of the middle. */
  spread: number
  /** The cars of the generation, and those of its trim, that it is compared with; itself is none of them. */
  count: number
  sameTrim: number
}

// Standard deviation of what trims of one generation make of a price: from the plainest to the best it is about a half.
const trimSpread = 0.15

/** The standard deviation of an estimate from so many cars, by that of the prices of its model. */
export const spreadOf = (spread: number, { count, sameTrim }: Pick<PriceEstimate, 'count' | 'sameTrim'>) => {
  // What is still unknown of the trim: all of it when nobody else offers it, less the more do.
  const unknownTrim = 1 / (1 / trimSpread ** 2 + sameTrim / spread ** 2)
  return Math.sqrt(spread ** 2 * (1 + 1 / count) + unknownTrim)
}

/** The cars of the fit that an estimate rests upon, by model year and origin: those of the car's generation, without itself. */
export const kindsLike = (
  { kinds }: ModelPrices,
  car: Omit<Sample, 'priceQAR'>,
  isOfFit: boolean,
): readonly Pick<Sample, 'year' | 'isGCCSpec'>[] =>
  kinds.filter(({ generation, year, isGCCSpec, count }) => {
    const isItself = isOfFit && year === car.year && isGCCSpec === car.isGCCSpec
    return generation === car.generation && count > Number(isItself)
  })

/**
 * What this car may fairly cost; undefined with fewer than four others of its generation. `ownQAR` is the price at which it is among
 * the cars of the fit: its part in the middle is taken out again.
 */
export const estimatePrice = (
  model: ModelPrices,
  car: Omit<Sample, 'priceQAR'>,
  ownQAR?: number,
): PriceEstimate | undefined => {
  const generation = model.generations.get(car.generation)
  const own = ownQAR === undefined ? 0 : 1
  const count = (generation?.count ?? 0) - own
  const fitted = predict(model, car)
  if (!generation || fitted === undefined || count < by.fewest) return undefined
  const { spread } = model.slopes
  const trim = generation.trims.get(car.trim)
  // The part that one car has in its own estimate: some of its trim's offset, and of the level for the rest (leverage).
  const byTrim = trim ? 1 / (trim.count + trimCars) : 0
  const share = byTrim + (1 - byTrim * (trim?.count ?? 0)) / generation.count
  const residual = ownQAR === undefined ? 0 : Math.log(ownQAR) - fitted
  // As in the fit, what lies far away counts less.
  const moved = residual * weightOf(residual, model.scale) * share
  const middle = fitted - moved / (1 - share)
  const sameTrim = Math.max(0, (trim?.count ?? 0) - own)
  return { middleQAR: Math.exp(middle), spread: spreadOf(spread, { count, sameTrim }), count, sameTrim }
}
