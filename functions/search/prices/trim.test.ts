import { expect, test } from 'vitest'
import { foldedTrim, trimOf } from './trim.ts'

const prado = { make: 'Toyota', model: 'Prado' }
const cruiser = { make: 'Toyota', model: 'Land Cruiser' }

test.each([
  ['gxr V6 full', 'GXR'],
  ['GXR twin-turbo', 'GXR Twin Turbo'],
  ['GR Sport', 'GR Sport'],
  ['  Black   Edition ', 'Black Edition'],
  ['GXRS', 'GXRS'],
  ['GXRS, black edition,full', 'GXRS black edition full'],
  ['V6, GXR', 'GXR'],
  [' , ', ''],
  ['', ''],
])('of %j the trim is %j', (variant, trim) => expect(trimOf({ ...cruiser, variant })).toBe(trim))

test('cars are compared by one spelling, also of a trim that no list has', () => {
  expect(foldedTrim({ ...prado, variant: 'Black-Edition' })).toBe(
    foldedTrim({ ...prado, variant: 'black edition' }),
  )
})
