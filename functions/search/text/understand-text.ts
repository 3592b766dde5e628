import type { Interpretation } from '#functions/search/interpretation.ts'
import { isNameOnly } from '#functions/search/text/name-terms.ts'
import { withoutNegated } from '#functions/search/text/negations.ts'
import { queryTokens, type Token } from '#functions/search/text/query-tokens.ts'
import { resolveNames, type Resolved } from '#functions/search/text/resolve-names.ts'
import { segmentsOf } from '#functions/search/text/segments.ts'
import { stopWords } from '#functions/search/text/stop-words.ts'
import { termsOf } from '#functions/search/text/terms-of.ts'
import { textRanges } from '#functions/search/text/text-ranges.ts'
import { toldPart, type ToldPart } from '#functions/search/text/told-part.ts'
import { understoodPart } from '#functions/search/text/understood-part.ts'
import type { Understood } from '#shared/schemas/understood.ts'

/** The parts that say something about a car: "cars for sale" asks for all of them. */
const sayingParts = (resolved: readonly Resolved[], tokens: readonly Token[]): readonly Resolved[] =>
  resolved.filter(
    ({ kind, from }) => kind !== 'nothing' && (kind !== 'word' || !stopWords.has(tokens[from]!.word)),
  )

const makesBefore = (names: readonly ToldPart[]): Set<number | undefined> =>
  new Set(names.map((part) => (part.kind === 'name' ? part.make?.from : undefined)))

const nameOf = (part: Understood[number]): string =>
  'value' in part ? `${part.kind} ${part.make} ${part.value}` : `${part.kind} ${part.min} ${part.max}`

/**
 * What is told, each once ("black on black"). One sign may fold to several words, all with its place; only the first of
 * them is told.
 */
const inOrder = (parts: Understood): Understood => {
  const told = new Map<string, Understood[number]>()
  let end = 0
  for (const part of parts) {
    if (part.start < end || told.has(nameOf(part))) continue
    told.set(nameOf(part), part)
    end = part.end
  }
  return [...told.values()]
}

/** The parts of a text that say something about a car, each with what it means. */
export const partsOf = (tokens: readonly Token[], lastYear: number): ToldPart[] => {
  const said = sayingParts(resolveNames(segmentsOf(tokens, lastYear), tokens), tokens)
  const hasOtherWords = said.some(({ kind }) => kind === 'word')
  return said.map((part) => toldPart(part, tokens, hasOtherWords))
}

/** What `interpret` answers, worked out anew; `lastYear` is the latest year that a number is read as. */
export const understandText = (text: string, lastYear: number): Interpretation => {
  const tokens = queryTokens(text)
  const parts = withoutNegated(partsOf(tokens, lastYear), tokens)
  // A listing that must be the model is of its make anyway.
  const implied = makesBefore(parts.filter((part) => part.kind === 'name' && isNameOnly(part)))
  const told = makesBefore(parts)
  return {
    terms: termsOf(
      parts.filter((part) => !implied.has(part.from) || (part.kind === 'name' && part.fit !== 'exact')),
      tokens,
      lastYear,
    ),
    ranges: textRanges(parts.flatMap((part) => (part.kind === 'range' ? [part.range] : []))),
    understood: inOrder(
      parts.flatMap((part) => (told.has(part.from) ? [] : understoodPart(part, tokens, text))),
    ),
  }
}
