import { expect, it } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { checkCar } from '#functions/commands/check-car.ts'
import { aListing } from '#functions/testing/builders.ts'
import { newestYear } from '#shared/rules/listing.ts'

const at = new Date('2026-03-01T09:00:00Z')
const { car } = aListing()

const faults = (parts: object): string[] => {
  try {
    checkCar({ ...car, ...parts }, at)
    return []
  } catch (error) {
    return error instanceof AppError ? (error.issues?.map(({ path }) => path) ?? []) : ['another error']
  }
}

it.each([
  [{}, []],
  [{ make: 'Toyota', model: 'Land Cruiser' }, []],
  [{ make: 'Toyota', model: 'Patrol' }, ['model']],
  [{ make: undefined, model: 'Patrol' }, ['model']],
  [{ make: 'Toyotta', model: 'Patrol' }, ['make']],
  [{ year: newestYear(at) }, []],
  [{ city: 'Doha', area: 'Al Sadd' }, []],
  [{ city: 'Doha', area: 'Al Waab' }, ['area']],
  [{ city: undefined, area: 'Al Waab' }, ['area']],
  [{ area: '' }, []],
  [{ year: newestYear(at) + 1, city: 'Atlantis' }, ['year', 'city']],
])('a car with %o has these faults: %j', (parts, expected) => expect(faults(parts)).toEqual(expected))
