import { describe, expect, it } from 'vitest'
import { bestOf, differs, yearlyMileage } from './marks.ts'

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

  it('is nobody when all are equal, or when there is one car only', () => {
    expect(bestOf([2020, 2020], 'highest')).toEqual([false, false])
    expect(bestOf([2020], 'highest')).toEqual([false])
    expect(bestOf([], 'lowest')).toEqual([])
  })

  it('counts a mileage of nothing as the lowest', () => {
    expect(bestOf([0, 10], 'lowest')).toEqual([true, false])
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

  it('tell a few kilometres as they are, not as none', () => {
    expect(yearlyMileage({ mileage: 27, year: 2026 }, now)).toBe(27)
    expect(yearlyMileage({ mileage: 0, year: 2026 }, now)).toBe(0)
  })
})
