import { expect, it } from 'vitest'
import type { StockCar } from '#shared/schemas/stock.ts'
import { previewPrices } from './reprice.ts'

const cars = (...prices: (number | undefined)[]) =>
  prices.map((priceQAR, index) => ({ id: `lst_${index}`, priceQAR }) as StockCar)
const moved = (prices: (number | undefined)[], ...[repricing]: [Parameters<typeof previewPrices>[1]]) =>
  previewPrices(cars(...prices), repricing).moves.map(({ to }) => to)

it('lowers by percent and rounds to the step', () => {
  expect(moved([99_900, 205_000], { kind: 'percent', by: -3, rounding: 500 })).toEqual([97_000, 199_000])
  expect(moved([99_900], { kind: 'percent', by: -3, rounding: 1 })).toEqual([96_903])
})

it('leaves cars that would keep their price, cost nothing or have none', () => {
  const preview = previewPrices(cars(40_000, 3000, undefined, 100), {
    kind: 'amount',
    by: -3000,
    rounding: 1,
  })
  expect(preview.moves.map(({ from, to }) => [from, to])).toEqual([[40_000, 37_000]])
  expect(preview.left).toBe(3)
  expect(moved([40_000], { kind: 'percent', by: 0.5, rounding: 1000 })).toEqual([])
})

it('neither raises a price that is to be lowered nor the other way round, however it is rounded', () => {
  const lowered = previewPrices(cars(14_900, 99_900), { kind: 'percent', by: -1, rounding: 500 })
  expect(lowered.moves.map(({ from, to }) => [from, to])).toEqual([[99_900, 99_000]])
  expect(lowered.left).toBe(1)
  expect(moved([45_100], { kind: 'amount', by: 100, rounding: 500 })).toEqual([])
})

it('asks about prices that move sharply, or end far from what similar cars cost', () => {
  const asked = (stock: StockCar[], by: number) =>
    previewPrices(stock, { kind: 'amount', by, rounding: 1 }).doubted.map(({ car, doubts }) => [
      car.id,
      doubts.map(({ kind }) => kind),
    ])
  expect(asked(cars(10_000, 100_000), 4000)).toEqual([['lst_0', ['RAISED']]])
  const above = cars(100_000).map((car) => ({ ...car, market: { verdict: null, differencePercent: 90 } }))
  expect(asked(above, 10_000)).toEqual([['lst_0', ['ABOVE_MARKET']]])
  expect(asked(above, -10_000)).toEqual([])
})
