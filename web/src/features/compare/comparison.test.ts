import { describe, expect, it } from 'vitest'
import {
  bestOf,
  comparedDeal,
  differs,
  eachOnce,
  featureRows,
  joined,
  readCompared,
  yearlyMileage,
} from './comparison.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

describe('the address', () => {
  it('names cars in an order that is kept, each once', () => {
    expect(read('cars=b,a,b')).toEqual({ names: ['b', 'a'], left: 0 })
    // A messenger may have encoded it so.
    expect(read('cars=b%2Ca')).toEqual({ names: ['b', 'a'], left: 0 })
  })

  it('passes over what is empty', () => {
    for (const query of ['', 'cars=', 'cars=,,', 'cars=%20']) expect(read(query).names).toEqual([])
    expect(read('cars=,a,')).toEqual({ names: ['a'], left: 0 })
  })

  it('takes four and counts how many more there are', () => {
    expect(read('cars=a,b,c,d,e,a,f')).toEqual({ names: ['a', 'b', 'c', 'd'], left: 2 })
  })
})

it('shows a car once that is named by slug and by id, and knows both names', () => {
  const [first, second] = [
    { id: '1', names: ['slug'] },
    { id: '2', names: ['2'] },
  ]
  expect(eachOnce([first, second, { id: '1', names: ['1'] }])).toEqual([
    { id: '1', names: ['slug', '1'] },
    second,
  ])
})

describe('a row', () => {
  it('differs as soon as one car says something else, or nothing', () => {
    expect(differs(['Doha', 'Doha', 'Doha'])).toBe(false)
    expect(differs(['Doha', 'Doha', 'Al Wakrah'])).toBe(true)
    expect(differs(['2.5', ''])).toBe(true)
    expect(differs(['', ''])).toBe(false)
  })

  it('of one car never differs', () => expect(differs(['Doha'])).toBe(false))
})

describe('the best', () => {
  it('is the lowest or the highest, whichever is wanted', () => {
    expect(bestOf([90_000, 85_000, 120_000], 'lowest')).toEqual([false, true, false])
    expect(bestOf([2019, 2022, 2020], 'highest')).toEqual([false, true, false])
  })

  it('is shared by equals', () => {
    expect(bestOf([85_000, 85_000, 120_000], 'lowest')).toEqual([true, true, false])
  })

  it('is none when all are equal, or when there is one car only', () => {
    expect(bestOf([2020, 2020], 'highest')).toEqual([false, false])
    expect(bestOf([2020], 'highest')).toEqual([false])
    expect(bestOf([], 'lowest')).toEqual([])
  })

  it('counts a mileage of nothing as the lowest', () => {
    expect(bestOf([0, 10], 'lowest')).toEqual([true, false])
  })
})

describe('the best deal', () => {
  const best = (...differences: (number | undefined)[]) =>
    bestOf(
      differences.map((differencePercent) =>
        comparedDeal(
          differencePercent === undefined ? undefined : { verdict: 'FAIR' as const, differencePercent },
        ),
      ),
      'lowest',
    )

  it('is the car furthest below those like it', () => {
    expect(best(-3, -8.5, 12)).toEqual([false, true, false])
    expect(best(undefined, -3)).toEqual([false, true])
  })

  it('is none when no car is below those like it', () => {
    expect(best(12, 20)).toEqual([false, false])
    expect(best(8, undefined)).toEqual([false, false])
    // Shown as the same price.
    expect(best(-0.4, 20)).toEqual([false, false])
  })

  it('is no price that may be a mistake', () => {
    const suspect = comparedDeal({ verdict: 'SUSPECT', differencePercent: -60 })
    expect(bestOf([suspect, comparedDeal(undefined)], 'lowest')).toEqual([false, false])
    expect(bestOf([suspect, -3], 'lowest')).toEqual([false, true])
  })
})

describe('kilometres a year', () => {
  const now = new Date('2026-06-01T00:00:00Z')

  it('are an average to the nearest hundred', () => {
    expect(yearlyMileage({ mileage: 61_000, year: 2020 }, now)).toBe(10_200)
  })

  it.each([2026, 2027])('count a car of %i as a year old', (year) => {
    expect(yearlyMileage({ mileage: 5_000, year }, now)).toBe(5_000)
  })

  it('show a few kilometres as they are, not as none', () => {
    expect(yearlyMileage({ mileage: 27, year: 2026 }, now)).toBe(27)
    expect(yearlyMileage({ mileage: 0, year: 2026 }, now)).toBe(0)
  })
})

const car = (...features: string[]) => ({ features: features.map((feature) => ({ feature })) })

it('has a row for each feature that any car has, ours first and in our order', () => {
  const cars = [car('Roof tent', 'sunroof'), car('leather-seats', 'sunroof'), car()]
  expect(featureRows(cars, 'en')).toEqual([
    { name: 'Leather seats', has: [false, true, false] },
    { name: 'Sunroof', has: [true, true, false] },
    { name: 'Roof tent', has: [true, false, false] },
  ])
  expect(featureRows(cars, 'ar').map(({ name }) => name)).toEqual(['مقاعد جلد', 'فتحة سقف', 'Roof tent'])
})

it('has no row of features when no car names any', () =>
  expect(featureRows([car(), car()], 'en')).toEqual([]))

describe('the cars to go on with', () => {
  it('are those of the comparison alone when the visitor has no others', () => {
    expect(joined(['a', 'b'], [])).toEqual({ ids: ['a', 'b'], others: 'none' })
    expect(joined(['a', 'b'], ['b', 'a'])).toEqual({ ids: ['a', 'b'], others: 'none' })
  })

  it('include the visitor’s own, each once, while all fit', () => {
    expect(joined(['a', 'b'], ['c'])).toEqual({ ids: ['a', 'b', 'c'], others: 'beside' })
    expect(joined(['a', 'b'], ['c', 'a', 'd'])).toEqual({ ids: ['a', 'b', 'c', 'd'], others: 'beside' })
  })

  it('leave out all of the visitor’s own when they do not all fit', () => {
    expect(joined(['a', 'b'], ['c', 'd', 'e'])).toEqual({ ids: ['a', 'b'], others: 'gone' })
    expect(joined(['a', 'b', 'c'], ['b', 'x', 'y'])).toEqual({ ids: ['a', 'b', 'c'], others: 'gone' })
  })
})
