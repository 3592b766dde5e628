import { expect, test } from 'vitest'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { isPriceJump, priceDrop, withPrice, withWaitingPrice } from './price-drop.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString()
/** Prices by the day on which they were set. */
const history = (...prices: readonly (readonly [day: number, price: number])[]) =>
  prices.map(([n, priceQAR]) => ({ priceQAR, at: day(n) }))

test.each<[string, ReturnType<typeof history>, number | undefined]>([
  ['nothing', [], undefined],
  ['one price', history([0, 100]), undefined],
  ['a lower price', history([0, 100], [9, 90]), 100],
  ['a higher price', history([0, 100], [9, 110]), undefined],
  ['up and back again', history([0, 200], [1, 900], [2, 200]), undefined],
  [
    'up and back again four times',
    history([0, 2], [1, 9], [2, 2], [3, 9], [4, 2], [5, 9], [6, 2]),
    undefined,
  ],
  ['up and a little below what it was', history([0, 200], [1, 900], [2, 199]), 200],
  ['the low price ended 29 days before', history([0, 200], [1, 900], [30, 210]), undefined],
  ['the low price ended 31 days before', history([0, 200], [1, 900], [32, 210]), 900],
  ['a price that stood for a year', history([0, 900], [365, 210]), 900],
])('%s', (_case, prices, previous) => {
  expect(priceDrop(prices)?.previousPriceQAR).toBe(previous)
})

test('a history that forgot what was asked within the days tells of no drop', () => {
  const full = Array.from({ length: listingLimits.priceHistory }, (_, n) => [n, 900 - n] as const)
  const slow = full.map(([n, price]) => [n * 2, price] as const)
  const isWithin = listingLimits.priceHistory <= 30
  expect(priceDrop(history(...full)) === undefined).toBe(isWithin)
  expect(priceDrop(history(...slow.slice(-5)))?.previousPriceQAR).toBeGreaterThan(0)
})

test.each([
  [100, 199, false],
  [100, 200, true],
  [100, 51, false],
  [100, 50, true],
  [100, undefined, false],
])('from %s to %s is a jump: %s', (before, after, isJump) => {
  expect(isPriceJump(history([0, before]), after, new Date(day(3)))).toBe(isJump)
})

test('a jump in several steps of a day is one, and not after a review in between, nor over days', () => {
  const steps = history([0, 100], [3, 150])
  const [soon, later] = [new Date(Date.parse(day(3)) + 3_600_000), new Date(day(5))]
  expect(isPriceJump(steps, 210, soon)).toBe(true)
  expect(isPriceJump(steps, 150, soon)).toBe(false)
  expect(isPriceJump(steps, 210, soon, new Date(soon.getTime() - 60_000).toISOString())).toBe(false)
  expect(isPriceJump(steps, 210, later)).toBe(false)
  expect(isPriceJump([], 210, later)).toBe(false)
})

const [first, held] = history([0, 100_000], [3, 10_000])

test.each<[string, string, string | null, number[]]>([
  ['a public offer', 'APPROVED', day(1), [100_000, 10_000]],
  ['one that waits', 'PENDING', day(1), [100_000]],
  ['one that was rejected', 'REJECTED', day(1), [100_000]],
  ['a draft of one that was public', 'DRAFT', day(1), [100_000]],
  ['one that never was public', 'PENDING', null, [10_000]],
])('the history of %s with a new price', (_case, status, publishedAt, prices) => {
  const after = withPrice([first!], held!, { status, publishedAt })
  expect(after.map(({ priceQAR }) => priceQAR)).toEqual(prices)
})

test('owner and admins see the price that waits, unless no prices were kept', () => {
  expect(withWaitingPrice([first!], held!)).toEqual([first, held])
  expect(withWaitingPrice([first!], { ...held!, priceQAR: 100_000 })).toEqual([first])
  expect(withWaitingPrice([], held!)).toEqual([])
})
