import { expect, it } from 'vitest'
import { filtersOf } from './filters-of.ts'

it('sets what the parameters say, in the form of the filters, and nothing else', () => {
  expect(filtersOf({ make: 'Toyota', model: 'Camry' })).toEqual({ make: ['Toyota'], model: ['Camry'] })
  expect(filtersOf({ isGCCSpec: 'true', minYear: '2020' })).toEqual({ isGCCSpec: true, minYear: 2020 })
  expect(filtersOf({ search: 'white' })).toEqual({ search: 'white' })
})
