import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBits, hasBit } from '#functions/search/bits.ts'
import { buildPostings, eachPosting, markPrefix, markWord } from '#functions/search/word-postings.ts'

const word = fc.constantFrom('a', 'ab', 'abc', 'b', 'باب', 'بابين', '2.5', 'v8')
// Long steps between rows take several bytes, and words that most rows have are kept as sets.
const listings = fc
  .array(fc.tuple(fc.nat(40_000), fc.uniqueArray(word)), { maxLength: 60 })
  .map((pairs) => new Map(pairs))

const marked = (count: number, mark: (into: Uint32Array) => void): number[] => {
  const into = emptyBits(count)
  mark(into)
  return Array.from({ length: count }, (_, row) => row).filter((row) => hasBit(into, row))
}

test.each([
  ['far apart', 40_001],
  ['close together', 64],
])('gives back the rows of a word and of a beginning: rows %s', (_case, count) => {
  fc.assert(
    fc.property(listings, word, (all, wanted) => {
      const wordsOf = (row: number) => all.get(row) ?? []
      const postings = buildPostings(count, (row, visit) => [...wordsOf(row), ...wordsOf(row)].forEach(visit))
      const having = (fits: (each: string) => boolean) =>
        [...all.keys()].filter((row) => row < count && wordsOf(row).some(fits)).toSorted((a, b) => a - b)
      expect(marked(count, (into) => markWord(postings, wanted, into, count))).toEqual(
        having((each) => each === wanted),
      )
      expect(marked(count, (into) => markPrefix(postings, wanted, into, count))).toEqual(
        having((each) => each.startsWith(wanted)),
      )
      const seen = new Map<string, number[]>()
      eachPosting(postings, count, (each, rows) => seen.set(each, [...rows]))
      for (const [each, rows] of seen) expect(rows).toEqual(having((other) => other === each))
    }),
    { seed: 4, numRuns: 40 },
  )
})
