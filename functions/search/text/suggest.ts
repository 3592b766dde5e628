import { soundLetters, vocabulary } from './vocabulary.ts'
import { allThings, isCar, type Name, type Thing } from './things.ts'
import { withPrefix } from '#functions/search/dictionary.ts'
import { queryTokens, type Token, withoutArticle, wordsOf } from './tokens.ts'
import type { Suggestion, WordKind } from '#shared/schemas/understood.ts'
import type { AttributeKey } from '#functions/search/interpretation.ts'
import { nearestKeys } from './find-names.ts'
import { around, type Counts, offerBeside, offerOf, type Rest } from './suggest-beside.ts'
import { placeOfRange } from './place-of-range.ts'
import { latestYear, partsOf } from './understand-text.ts'
import { stopWords } from './word-lists.ts'
import type { ToldPart } from './resolve-names.ts'
import { exactEntries, soundEntries } from './word-entries.ts'
import { limits } from '#shared/constants/limits.ts'

/** Something that a beginning may be completed to; of lower rank the better it fits. */
type Completion = { thing: Thing; rank: number }

/** The models of a make come directly after it. */
const ranks = { name: 0, alias: 2, innerWord: 4 } as const

type Beginnings = { texts: string[]; completions: Completion[] }

/** The kinds that are suggested. */
const suggested: ReadonlySet<WordKind> = new Set<WordKind>([
  'make',
  'model',
  'generation',
  'bodyType',
  'city',
  'area',
  'fuelType',
])

/** A name from each of its words on, joined: a beginning of any may be typed. */
const beginningsOf = ({ text: name, isAlias }: Name): { text: string; rank: number }[] => {
  const words = wordsOf(name)
  const whole = isAlias ? ranks.alias : ranks.name
  return words.flatMap((_, from) => {
    const rank = from === 0 ? whole : ranks.innerWord
    return withoutArticle(words.slice(from).join('')).map((text) => ({ text, rank }))
  })
}

const sorted = (pairs: readonly (readonly [string, Completion])[]): Beginnings => {
  const inOrder = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return { texts: inOrder.map(([text]) => text), completions: inOrder.map(([, completion]) => completion) }
}

const build = () => {
  const things = allThings().filter(({ kind }) => suggested.has(kind))
  const pairs = things.flatMap((thing) =>
    thing.names.flatMap((name) =>
      beginningsOf(name).map(({ text, rank }) => [text, { thing, rank }] as const),
    ),
  )
  const cars = pairs.filter(([, { thing }]) => isCar(thing))
  return {
    written: sorted(pairs),
    sounding: sorted(cars.map(([text, completion]) => [soundLetters(text), completion] as const)),
    models: Map.groupBy(
      things.filter(({ kind }) => kind === 'model'),
      ({ make }) => make,
    ),
  }
}

let built: ReturnType<typeof build> | undefined
const index = () => (built ??= build())

const beginningWith = ({ texts, completions }: Beginnings, prefix: string): Completion[] => {
  const { from, to } = withPrefix(texts, prefix)
  return completions.slice(from, to)
}

/** The models of a make. */
const modelsOf = (make: string): readonly Thing[] => index().models.get(make) ?? []

/** Things with a name, or a word in a name, that begins so. The Arabic article alone begins no name but a car's. */
const completionsOf = (prefix: string): Completion[] => {
  const found = beginningWith(index().written, prefix)
  return 'ال'.startsWith(prefix) ? found.filter(({ thing }) => isCar(thing)) : found
}

/** The cars that have a name that sounds as if it began so. */
const soundingLike = (prefix: string): Completion[] => beginningWith(index().sounding, soundLetters(prefix))

/** The things that a completed word names, however it is spelled. */
const meantBy = (word: string): Set<Thing> => {
  const exact = exactEntries(word)
  const known = exact.length > 0 ? exact : soundEntries(word)
  const entries =
    known.length > 0 ? known : nearestKeys(word).flatMap((near) => vocabulary().entries.get(near) ?? [])
  return new Set(entries.map(({ thing }) => thing))
}

/** The key of the model that a generation is one of. */
const modelOf = ({ kind, key }: Thing): string =>
  kind === 'generation'
    ? key.replace('generation:', 'model:').slice(0, key.lastIndexOf('/') - key.length)
    : ''

const fits = (thing: Thing, meant: ReadonlySet<Thing>): boolean =>
  meant.has(thing) ||
  [...meant].some(
    ({ kind, key, value }) => (kind === 'make' && value === thing.make) || key === modelOf(thing),
  )

const mistyped = (prefix: string): Completion[] => nearestKeys(prefix).flatMap((near) => completionsOf(near))

/** Completions of the last words, of which the words before must be true. */
const complete = (words: readonly string[], find: (prefix: string) => Completion[]): Completion[] => {
  const meant = words.slice(0, -1).map(meantBy)
  return words.flatMap((_, from) => {
    const prefix = words.slice(from).join('')
    const found = find(prefix)
    // Two letters begin many makes, whose models would leave no room for other names.
    const step = prefix.length > 2 ? 1 : 3
    const fitting = found.filter(({ thing }) => meant.slice(0, from).every((things) => fits(thing, things)))
    const makes = fitting.filter(({ thing, rank }) => thing.kind === 'make' && rank < ranks.innerWord)
    const models = makes.flatMap(({ thing, rank }) =>
      modelsOf(thing.value).map((model) => ({ thing: model, rank: rank + step })),
    )
    return [...fitting, ...models]
  })
}

/** Whether something may be suggested for a part. Nothing is for a colour, equipment, a year or a price. */
const isNaming = (part: ToldPart, tokens: readonly Token[]): boolean => {
  if (part.kind === 'range') return false
  if (part.kind === 'name' && part.meant && isCar(part.meant)) return true
  if (/^\d+$/.test(tokens[part.from]!.word)) return false
  if (part.kind !== 'name' || !part.meant) return true
  // In "suv toy" only the car is completed.
  return part.to === tokens.length && suggested.has(part.meant.kind)
}

/** Whether a part says something beside a car: 2008 is a year then, though it may be a Peugeot alone. */
const isUnderstood = (part: ToldPart): boolean =>
  part.kind === 'name'
    ? part.meant !== undefined || part.year !== undefined
    : part.kind === 'range' || part.kind === 'wish'

const textOf = (part: ToldPart, tokens: readonly Token[], text: string): string => {
  const { start, end } =
    part.kind === 'range'
      ? placeOfRange(text, tokens, part.from, part.to)
      : { start: tokens[part.from]!.start, end: tokens[part.to - 1]!.end }
  return text.slice(start, end)
}

type Typed = { words: string[]; rest: Rest }

/** The words to complete: all that were typed, then those alone that name what can be suggested. */
const typedWords = (q: string): Typed[] => {
  const tokens = queryTokens(q)
  // The last may be the beginning of a name: the "a" of Audi.
  const isSaying = ({ word }: Token, at: number) => at === tokens.length - 1 || !stopWords.has(word)
  const parts = partsOf(tokens, latestYear())
  const naming = parts.filter((part) => isNaming(part, tokens))
  const others = parts.filter((part) => !naming.includes(part) && isUnderstood(part))
  const isBefore = (part: ToldPart) => part.from < (naming[0]?.from ?? 0)
  const { before = [], after = [] } = Object.groupBy(others, (part) => (isBefore(part) ? 'before' : 'after'))
  const asTyped = (some: ToldPart[]) => some.map((part) => textOf(part, tokens, q))
  const named = naming.flatMap(({ from, to }) => tokens.slice(from, to))
  const wordsIn = (kept: readonly Token[]) => kept.map(({ word }) => word)
  return [
    { words: wordsIn(tokens.filter(isSaying)), rest: { before: [], after: [] } },
    { words: wordsIn(named), rest: { before: asTyped(before), after: asTyped(after) } },
  ]
}

/** Most names begin with any one or two letters; then cars come before cities. */
const groupOf = (thing: Thing, words: readonly string[]): number =>
  words.join('').length <= 2 && !isCar(thing) ? 1 : 0

/** Completions of the words that have cars, the best first. */
const suggestedFor = (
  words: readonly string[],
  find: (prefix: string) => Completion[],
  countOf: (key: AttributeKey) => number,
) => {
  const best = new Map<Thing, number>()
  for (const { thing, rank } of complete(words, find))
    best.set(thing, Math.min(rank, best.get(thing) ?? rank))
  return Array.from(best, ([thing, rank]) => ({ thing, rank, count: countOf(thing.key) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) => groupOf(a.thing, words) - groupOf(b.thing, words) || a.rank - b.rank || b.count - a.count,
    )
    .slice(0, limits.suggestions)
}

/**
 * Completions of a text that is being typed, at most `limits.suggestions`: makes, models, their generations, body types, cities and fuels, by the
 * beginning of any of their names in either script, else by sound, else by a mistyped name. What else was understood ("under 100k") stays
 * beside them. Those without any cars are left out.
 */
export const suggest = (q: string, counts: Counts): Suggestion[] => {
  const typed = typedWords(q)
  for (const find of [completionsOf, soundingLike, mistyped])
    for (const { words, rest } of typed) {
      const shown = suggestedFor(words, find, counts.ofAttribute)
      if (shown.length === 0) continue
      return around(rest)
        ? shown.flatMap(({ thing }) => offerBeside(thing, rest, counts))
        : shown.map(({ thing, count }) => offerOf(thing, count))
    }
  return []
}
