import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, nearestKeys } from './find-names.ts'
import { vocabulary } from './vocabulary.ts'

test.each([
  ['toyota', 'toyota', 0],
  ['toyta', 'toyota', 1],
  ['tyoota', 'toyota', 1],
  ['nisan', 'nissan', 1],
  ['باتورل', 'باترول', 1],
  ['lambogini', 'lamborghini', 2],
  // A letter is moved only once: swapped letters are not edited again.
  ['ca', 'abc', 3],
])('%s → %s: %i', (one, other, edits) => {
  expect(editDistance(one, other, 9)).toBe(edits)
  expect(editDistance(other, one, 9)).toBe(edits)
  if (edits > 0) expect(editDistance(one, other, edits - 1)).toBe(edits)
})

test('the short cuts of the search lose nothing: it finds what comparing with every key finds', () => {
  const names = vocabulary().typed.filter((key) => /^\p{L}{4,}$/u.test(key))
  const letter = fc.constantFrom(...'aeorstlnاويرلت')
  const mistyped = fc
    .record({
      name: fc.constantFrom(...names),
      at: fc.nat(12),
      cut: fc.nat(2),
      put: fc.string({ unit: letter, maxLength: 2 }),
    })
    .map(({ name, at, cut, put }) => name.slice(0, at) + put + name.slice(at + cut))
    .filter((word) => /^\p{L}+$/u.test(word))
  const reach = (word: string, edits: number) =>
    Math.min(word.length, 99) < (edits === 1 ? 4 : 8)
      ? []
      : names.filter((name) => (edits === 1 || name.length >= 8) && editDistance(word, name, 9) <= edits)
  fc.assert(
    fc.property(mistyped, (word) => {
      const one = reach(word, 1)
      expect(nearestKeys(word).toSorted()).toEqual((one.length > 0 ? one : reach(word, 2)).toSorted())
    }),
    { seed: 9, numRuns: 150 },
  )
})
