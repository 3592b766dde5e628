import { listingLimits } from '#shared/constants/offer-limits.ts'
import { priceDoubts } from '#shared/rules/price-question.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { medianOf } from './doubts-dialog.tsx'

export const roundings = [1, 100, 500, 1000] as const

/** One change of many prices: by percent or riyals, below zero to lower them, then rounded. */
export type Repricing = { kind: 'percent' | 'amount'; by: number; rounding: (typeof roundings)[number] }

/** The new price; undefined where rounding leads back to the old one or past it, or outside of what a car may cost. */
const newPrice = (from: number, { kind, by, rounding }: Repricing): number | undefined => {
  const exact = kind === 'percent' ? from * (1 + by / 100) : from + by
  const to = Math.round(exact / rounding) * rounding
  const { min, max } = listingLimits.price
  const isAsMeant = Math.sign(to - from) === Math.sign(by)
  return isAsMeant && to >= min && to <= max ? to : undefined
}

/** The effect on each car's price: those that change, which of them are asked about, and how many keep theirs. */
export const previewPrices = (cars: readonly StockCar[], repricing: Repricing) => {
  const moves = cars.flatMap((car) => {
    const from = car.priceQAR
    const to = from === undefined ? undefined : newPrice(from, repricing)
    return from === undefined || to === undefined ? [] : [{ car, from, to }]
  })
  return {
    moves,
    doubted: moves
      .map(({ car, from, to }) => ({
        car,
        price: to,
        doubts: priceDoubts(to, { before: from, median: medianOf(car), isCar: true }),
      }))
      .filter(({ doubts }) => doubts.length > 0),
    left: cars.length - moves.length,
  }
}
