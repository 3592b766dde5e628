import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows } from './row-list.ts'

test('orders rows by key, then by row, for every kind of number the columns hold', () => {
  const key = fc.oneof(fc.nat(5), fc.nat(), fc.double({ min: 0, max: 1e15, noNaN: true }))
  fc.assert(
    fc.property(
      fc.array(
        key.filter((value) => !Object.is(value, -0)),
        { maxLength: 300 },
      ),
      (keys) => {
        const expected = keys.map((_, row) => row).toSorted((a, b) => keys[a]! - keys[b]! || a - b)
        expect([...sortRows(Float64Array.from(keys))]).toEqual(expected)
      },
    ),
    { seed: 12, numRuns: 300 },
  )
})
