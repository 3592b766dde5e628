import { withDetails } from './car-details.ts'
import { negations, stopWords } from './word-lists.ts'
import { queryTokens, remember, type Token } from './tokens.ts'
import { type Resolved, resolveNames, toldPart, type ToldPart } from './resolve-names.ts'
import type { Ignored, Understood } from '#shared/schemas/understood.ts'
import type { Interpretation } from '#functions/search/interpretation.ts'
import { isNameOnly, termsOf } from './terms.ts'
import { segmentsOf } from './segments.ts'
import { placeOfRange } from './place-of-range.ts'
import { textRanges } from './ranges.ts'

/** The latest year that a number in a text is read as: next year's cars are sold this year. */
export const latestYear = (): number => new Date().getUTCFullYear() + 1

/**
 * The negated parts and their negation, which are removed: "not automatic" must not ask for automatic cars. A negated word that names nothing
 * stays, since sellers write "no accidents" too.
 */
const negatedParts = (parts: readonly ToldPart[], tokens: readonly Token[]): Set<ToldPart> => {
  const dropped = new Set<ToldPart>()
  parts.forEach((part, at) => {
    const next = parts[at + 1]
    if (part.kind !== 'word' || !negations.has(tokens[part.from]!.word)) return
    const isNamed = next?.kind === 'wish' || (next?.kind === 'name' && next.meant !== undefined)
    if (!isNamed || next.from !== part.to) return
    dropped.add(part).add(next)
    const model = parts[at + 2]
    if (model?.kind === 'name' && model.make?.from === next.from) dropped.add(model)
  })
  return dropped
}

/** A part of the interpretation, empty when the text is not understood. Its place covers the make that stands before its model. */
const understoodPart = (part: ToldPart, tokens: readonly Token[], text: string): Understood => {
  if (part.kind === 'range') return [{ ...placeOfRange(text, tokens, part.from, part.to), ...part.range }]
  if (part.kind === 'wish') {
    const { kind, value, label, make } = part.wish
    const place = { start: tokens[part.from]!.start, end: tokens[part.to - 1]!.end }
    return [{ ...place, kind, value, ...(make ? { make } : {}), label, corrected: false }]
  }
  if (part.kind !== 'name' || !part.meant) return []
  const { kind, value, make, label } = part.meant
  const corrected = part.fit !== 'exact' || (part.make !== undefined && part.make.fit !== 'exact')
  const { start } = tokens[(part.make ?? part).from]!
  const { end } = tokens[part.to - 1]!
  return [{ start, end, kind, value, ...(make ? { make } : {}), label, corrected }]
}

/** The parts that say something about a car: "cars for sale" asks for all of them. */
const sayingParts = (resolved: readonly Resolved[], tokens: readonly Token[]): readonly Resolved[] =>
  resolved.filter(
    ({ kind, from }) => kind !== 'nothing' && (kind !== 'word' || !stopWords.has(tokens[from]!.word)),
  )

const makesBefore = (names: readonly ToldPart[]): Set<number | undefined> =>
  new Set(names.map((part) => (part.kind === 'name' ? part.make?.from : undefined)))

const nameOf = (part: Understood[number]): string =>
  'value' in part ? `${part.kind} ${part.make} ${part.value}` : `${part.kind} ${part.min} ${part.max}`

/** Removes repeated parts ("black on black"). One sign may fold to several words, all with its place; only the first of them stays. */
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

// How generations are numbered: only beside a car's name, so it is no other word.
const generationMark = /^mk\d$/

/** The parts of a text that say something about a car, each with what it means. */
export const partsOf = (tokens: readonly Token[], lastYear: number): ToldPart[] => {
  const said = sayingParts(resolveNames(segmentsOf(tokens, lastYear), tokens), tokens)
  const hasOtherWords = said.some(
    ({ kind, from }) => kind === 'word' && !generationMark.test(tokens[from]!.word),
  )
  return withDetails(
    said.map((part) => toldPart(part, tokens, hasOtherWords)),
    tokens,
  )
}

/** The parts of the text that decide nothing; neighbouring words that say nothing are one. */
const ignoredParts = (
  parts: readonly ToldPart[],
  negated: ReadonlySet<ToldPart>,
  tokens: readonly Token[],
): Ignored => {
  const partAt = new Map(parts.flatMap((part) => range(part.from, part.to).map((at) => [at, part] as const)))
  const found: Ignored = []
  let before: 'filler' | 'negated' | undefined
  tokens.forEach(({ start, end }, at) => {
    const part = partAt.get(at)
    const isLost = part === undefined || negated.has(part)
    const why = isLost ? (part ? ('negated' as const) : ('filler' as const)) : undefined
    const last = found.at(-1)
    if (why && why === before && last) last.end = Math.max(last.end, end)
    else if (why && start >= (last?.end ?? 0)) found.push({ start, end, why })
    before = why
  })
  return found
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n)

/** Interprets a text without the cache of `interpret`; `lastYear` is the latest year that a number is read as. */
const understandText = (text: string, lastYear: number): Interpretation => {
  const tokens = queryTokens(text)
  const all = partsOf(tokens, lastYear)
  const negated = negatedParts(all, tokens)
  const parts = all.filter((part) => !negated.has(part))
  // A listing that must be the model is of its make anyway.
  const implied = makesBefore(parts.filter((part) => part.kind === 'name' && isNameOnly(part)))
  const told = makesBefore(parts)
  return {
    terms: termsOf(
      parts.filter((part) => !implied.has(part.from) || (part.kind === 'name' && part.fit !== 'exact')),
      tokens,
      lastYear,
    ),
    ranges: textRanges(
      parts.flatMap((part) => {
        if (part.kind === 'wish') return part.wish.ranges ?? []
        return part.kind === 'range' ? [part.range] : []
      }),
    ),
    order: parts.flatMap((part) => (part.kind === 'wish' ? (part.wish.order ?? []) : [])).at(-1),
    understood: inOrder(
      parts.flatMap((part) => (told.has(part.from) ? [] : understoodPart(part, tokens, text))),
    ),
    ignored: ignoredParts(all, negated, tokens),
  }
}

const remembered = 4000
const answersOf = (lastYear: number) => ({
  lastYear,
  answer: remember((text) => understandText(text, lastYear), remembered),
})
let answers = answersOf(0)

/**
 * Interprets a text in either language or both: names of cars and their attributes however they are spelled, limits of year,
 * price and mileage, and plain words. Knows the reference lists and today's year, not what is for sale. Cached.
 */
export const interpret = (text: string): Interpretation => {
  const lastYear = latestYear()
  if (answers.lastYear !== lastYear) answers = answersOf(lastYear)
  return answers.answer(text)
}
