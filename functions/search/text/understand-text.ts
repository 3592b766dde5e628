import type { Interpretation } from '#functions/search/interpretation.ts'
import { isNameOnly } from '#functions/search/text/name-terms.ts'
import { queryTokens, type Token } from '#functions/search/text/query-tokens.ts'
import { resolveNames, type Resolved } from '#functions/search/text/resolve-names.ts'
import { segmentsOf } from '#functions/search/text/segments.ts'
import { stopWords } from '#functions/search/text/stop-words.ts'
import { termsOf } from '#functions/search/text/terms-of.ts'
import { textRanges } from '#functions/search/text/text-ranges.ts'
import { understoodPart } from '#functions/search/text/understood-part.ts'
import type { Understood } from '#shared/schemas/understood.ts'

/** The parts that say something about a car: "cars for sale" asks for all of them. */
const sayingParts = (resolved: readonly Resolved[], tokens: readonly Token[]): readonly Resolved[] =>
  resolved.filter(({ kind, from }) => kind !== 'word' || !stopWords.has(tokens[from]!.word))

const makesBefore = (names: readonly Resolved[]): Set<number | undefined> =>
  new Set(names.map((part) => (part.kind === 'name' ? part.make?.from : undefined)))

/** One sign may fold to several words, all with its place; only the first of them is told. */
const inOrder = (parts: Understood): Understood =>
  parts.filter(({ start }, at) => at === 0 || start >= parts[at - 1]!.end)

/** What `interpret` answers, worked out anew; `lastYear` is the latest year that a number is read as. */
export const understandText = (text: string, lastYear: number): Interpretation => {
  const tokens = queryTokens(text)
  const parts = sayingParts(resolveNames(segmentsOf(tokens, lastYear)), tokens)
  // A listing that must be the model is of its make anyway.
  const implied = makesBefore(parts.filter((part) => part.kind === 'name' && isNameOnly(part)))
  const told = makesBefore(parts)
  const hasOtherWords = parts.some(({ kind }) => kind === 'word')
  return {
    terms: termsOf(
      parts.filter((part) => !implied.has(part.from) || (part.kind === 'name' && part.fit !== 'exact')),
      tokens,
      lastYear,
    ),
    ranges: textRanges(parts.flatMap((part) => (part.kind === 'range' ? [part.range] : []))),
    understood: inOrder(
      parts.flatMap((part) => (told.has(part.from) ? [] : understoodPart(part, tokens, hasOtherWords))),
    ),
  }
}
