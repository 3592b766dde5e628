import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRow, idOf, orderById, placeRows, toRowIds } from '#functions/search/row-ids.ts'

const sign = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ')
const id = fc
  .oneof(
    fc.string({ unit: sign, minLength: 26, maxLength: 26 }),
    // Alike in all that the radix sort looks at.
    fc.nat(50).map((n) => String(n).padStart(26, '0')),
  )
  .map((text) => `lst_${text}`)

test('rows are in the order of their ids, and each is found by its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 80 }), id, (ids, other) => {
      const rows = toRowIds(ids)
      const order = orderById(rows)
      expect(Array.from(order, (row) => idOf(rows, row))).toEqual(ids.toSorted())
      const places = placeRows(rows)
      ids.forEach((each, row) => expect(findRow(rows, places, each)).toBe(row))
      expect(findRow(rows, places, other)).toBe(ids.includes(other) ? ids.indexOf(other) : undefined)
    }),
    { seed: 6, numRuns: 200 },
  )
})
