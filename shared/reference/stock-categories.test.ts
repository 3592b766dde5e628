import { expect, it } from 'vitest'
import { searchLimits } from '#shared/constants/offer-limits.ts'
import { makes } from './makes.ts'
import { luxuryMakes } from './stock-categories.ts'

it('counts makes as luxury that exist, no more than one search may name', () => {
  const known = new Set(makes.map(({ name }) => name))
  expect(luxuryMakes.filter((make) => !known.has(make))).toEqual([])
  expect(luxuryMakes.length).toBeLessThanOrEqual(searchLimits.valuesPerFilter)
})
