import {
  furtherTagPower,
  plainPlatePrices,
  plateSeriesFactors,
  plateTagFactors,
} from '#shared/reference/plate-prices.ts'
import type { PlateTag } from '#shared/reference/plate-vocabulary.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import type { PlateFace, PlateEstimate } from '#shared/schemas/plate.ts'
export type Steps = PlateEstimate['steps']
export type Numbered = Pick<PlateFace, 'series' | 'number'>

/** A factor with three digits that count, as it is shown: what is multiplied is what can be read. */
export const shownFactor = (factor: number): number => Number(factor.toPrecision(3))

/** How many times a tag makes a number of so many digits worth, at its full strength. */
export const tagFactor = (tag: PlateTag, digits: number): number => plateTagFactors[tag][digits - 1] ?? 1

/** A price for the digits, and what the number's tags and its letter make of it: the strongest tag first. */
export const modelSteps = ({ series, number }: Numbered): Steps => {
  const digits = number.length
  const tags = plateTags(number)
    .map((tag) => ({ tag, factor: tagFactor(tag, digits) }))
    .filter(({ factor }) => factor !== 1)
    .toSorted((a, b) => b.factor - a.factor)
  return [
    { kind: 'DIGITS', digits, price: plainPlatePrices[digits - 1]! },
    ...tags.map(({ tag, factor }, place) => ({
      kind: 'TAG' as const,
      tag,
      factor: shownFactor(place === 0 ? factor : factor ** furtherTagPower),
    })),
    ...(series === null ? [] : [{ kind: 'SERIES' as const, factor: plateSeriesFactors[series] }]),
  ]
}

/** The steps multiplied, in QAR. */
export const priceOf = (steps: Steps): number =>
  steps.reduce((price, step) => (step.kind === 'DIGITS' ? step.price : price * step.factor), 0)
