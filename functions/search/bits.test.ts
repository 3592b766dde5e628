import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clearRows,
  countRows,
  countSharedWords,
  emptyBits,
  fillRows,
  fullBits,
  hasBit,
  intersectWords,
  listRows,
  setBit,
} from '#functions/search/bits.ts'

const count = 1000
const rows = fc.uniqueArray(fc.nat(count - 1), { maxLength: count })
const setOf = (members: readonly number[]) => {
  const bits = emptyBits(count)
  for (const row of members) setBit(bits, row)
  return bits
}
const membersOf = (bits: Uint32Array) =>
  Array.from({ length: count }, (_, row) => row).filter((row) => hasBit(bits, row))
const range = fc
  .tuple(fc.nat(count), fc.nat(count))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

test('counts what two sets share, over any run of words', () => {
  fc.assert(
    fc.property(rows, rows, range, (a, b, [from, to]) => {
      const [first, last] = [from >>> 5, to >>> 5]
      const shared = a.filter((row) => b.includes(row) && row >= first * 32 && row < last * 32)
      expect(countSharedWords(setOf(a), setOf(b), first, last)).toBe(shared.length)
    }),
    { seed: 1, numRuns: 200 },
  )
  // Dense sets carry through every adder.
  expect(countSharedWords(fullBits(count), fullBits(count), 0, 32)).toBe(count)
})

test('fills, clears and counts any run of rows', () => {
  fc.assert(
    fc.property(rows, range, (members, [from, to]) => {
      const isIn = (row: number) => row >= from && row < to
      expect(countRows(setOf(members), from, to)).toBe(members.filter(isIn).length)
      const filled = setOf(members)
      fillRows(filled, from, to)
      const outside = members.filter((row) => !isIn(row))
      expect(membersOf(filled)).toHaveLength(outside.length + to - from)
      expect(membersOf(filled).filter(isIn)).toHaveLength(to - from)
      const cleared = setOf(members)
      clearRows(cleared, from, to)
      expect(membersOf(cleared)).toEqual(outside.toSorted((a, b) => a - b))
    }),
    { seed: 2, numRuns: 200 },
  )
})

test('intersects one set or many, and lists what is left in order', () => {
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 6 }), (sets) => {
      const into = emptyBits(count)
      intersectWords(into, sets.map(setOf), 0, into.length)
      const expected = sets
        .reduce((left, each) => left.filter((row) => each.includes(row)))
        .toSorted((a, b) => a - b)
      const list = new Uint32Array(count)
      expect([...list.subarray(0, listRows(into, 0, into.length, list, 0))]).toEqual(expected)
    }),
    { seed: 3, numRuns: 100 },
  )
})
