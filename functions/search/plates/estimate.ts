import { type Compared, modelSteps, priceOf, shownFactor, type Steps } from './comparables.ts'
import { limits } from '#shared/constants/limits.ts'
import { medianOf } from '#shared/rules/median.ts'
import { plateText } from '#shared/rules/plate.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import type { PlateFace, PlateConfidence, PlateEstimate } from '#shared/schemas/plate.ts'
/** The number of comparables at which the market counts as much as the model. */
const modelWeighs = 4
/** The market moves the model by at most this factor: beyond it, the plates are not comparable. */
const marketAtMost = 4
/** Even offers that agree leave a fifth of doubt, since no two numbers are the same; and more than this is no range. */
const spread = { least: 0.2, most: 1.2 }
/** A normal distribution's standard deviation in median distances from its middle. */
const sigmaPerMad = 1.4826

/** Two digits that count: nobody knows the third. */
const sensible = (price: number): number =>
  Math.min(limits.plate.price.max, Math.max(1, Number(price.toPrecision(2))))

const median = (numbers: readonly number[]): number => medianOf(numbers) ?? 0
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

type Market = { factor: number; spread: number }

/** The ratio of similar plates' prices to the model's, shrunk towards 1 while they are few. */
const marketOf = (compared: readonly Compared[]): Market => {
  const logs = compared.map(({ plate }) => Math.log(plate.price / priceOf(modelSteps(plate))))
  const middle = median(logs)
  const shrunk = (middle * logs.length) / (logs.length + modelWeighs)
  const mad = median(logs.map((log) => Math.abs(log - middle)))
  return {
    factor: shownFactor(Math.exp(clamp(shrunk, -Math.log(marketAtMost), Math.log(marketAtMost)))),
    spread: clamp(mad * sigmaPerMad, spread.least, spread.most),
  }
}

/** By how many they are, how alike, and how far they agree. */
const confidenceOf = (compared: readonly Compared[], spread: number): PlateConfidence => {
  const distance = median(compared.map(({ distance }) => distance))
  if (compared.length >= 8 && distance <= 0.25 && spread <= 0.4) return 'high'
  return compared.length >= 6 && distance <= 0.5 && spread <= 0.8 ? 'medium' : 'low'
}

type Value = Pick<PlateEstimate, 'range' | 'confidence' | 'steps'>

const valueOf = (face: PlateFace, compared: readonly Compared[]): Value => {
  if (compared.length < limits.plate.comparables.least) return { range: null, confidence: null, steps: [] }
  const market = marketOf(compared)
  const steps: Steps = [
    ...modelSteps(face),
    { kind: 'MARKET', factor: market.factor, count: compared.length },
  ]
  const middle = priceOf(steps)
  const away = Math.exp(market.spread)
  return {
    range: { low: sensible(middle / away), middle: sensible(middle), high: sensible(middle * away) },
    confidence: confidenceOf(compared, market.spread),
    steps,
  }
}

/**
 * Estimates a number's value from its digits and tags and from plates like it; the range would hold the asking prices of two in
 * three of them. The product of the steps is its middle, but for the rounding. No range from fewer plates than
 * `limits.plate.comparables.least`.
 */
export const estimatePlateValue = (face: PlateFace, compared: readonly Compared[]): PlateEstimate => ({
  country: face.country,
  series: face.series,
  number: face.number,
  plateNumber: plateText(face),
  tags: plateTags(face.number),
  ...valueOf(face, compared),
  comparables: compared.map(({ plate }) => plate),
})
