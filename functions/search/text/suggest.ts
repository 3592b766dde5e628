import type { AttributeKey } from '#functions/search/interpretation.ts'
import {
  completionsOf,
  modelsOf,
  ranks,
  soundingLike,
  type Completion,
} from '#functions/search/text/completions.ts'
import { nearestKeys } from '#functions/search/text/nearest-keys.ts'
import { queryTokens, type Token } from '#functions/search/text/query-tokens.ts'
import { stopWords } from '#functions/search/text/stop-words.ts'
import type { Thing } from '#functions/search/text/things.ts'
import { vocabulary } from '#functions/search/text/vocabulary.ts'
import { exactEntries, soundEntries } from '#functions/search/text/word-entries.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'

/** What a completed word names, however it is spelled. */
const meantBy = (word: string): Set<Thing> => {
  const exact = exactEntries(word)
  const known = exact.length > 0 ? exact : soundEntries(word)
  const entries =
    known.length > 0 ? known : nearestKeys(word).flatMap((near) => vocabulary().entries.get(near) ?? [])
  return new Set(entries.map(({ thing }) => thing))
}

const fits = (thing: Thing, meant: ReadonlySet<Thing>): boolean =>
  meant.has(thing) || [...meant].some(({ kind, value }) => kind === 'make' && value === thing.make)

const mistyped = (prefix: string): Completion[] => nearestKeys(prefix).flatMap((near) => completionsOf(near))

/** Completions of the last words, of which the words before must be true. */
const complete = (words: readonly string[], find: (prefix: string) => Completion[]): Completion[] => {
  const meant = words.slice(0, -1).map(meantBy)
  return words.flatMap((_, from) => {
    const found = find(words.slice(from).join(''))
    const fitting = found.filter(({ thing }) => meant.slice(0, from).every((things) => fits(thing, things)))
    const makes = fitting.filter(({ thing, rank }) => thing.kind === 'make' && rank === ranks.wholeName)
    const models = makes.flatMap(({ thing }) => modelsOf(thing.value))
    return [...fitting, ...models.map((thing) => ({ thing, rank: ranks.modelOfMake }))]
  })
}

const queryOf = ({ kind, value, make }: Thing): Record<string, string> =>
  make === undefined ? { [kind]: value } : { make, model: value }

/**
 * Completions of what somebody types, at most `limits.suggestions`: makes, models, body types, cities and fuels, by the
 * beginning of any of their names in either script, else by sound, else by a mistyped name. `countOf` tells how many
 * cars have an attribute; what none has is left out.
 */
export const suggest = (q: string, countOf: (key: AttributeKey) => number): Suggestion[] => {
  const tokens = queryTokens(q)
  // The last may be the beginning of a name: the "a" of Audi.
  const isSaying = ({ word }: Token, at: number) => at === tokens.length - 1 || !stopWords.has(word)
  const typed = tokens.filter(isSaying).map(({ word }) => word)
  for (const find of [completionsOf, soundingLike, mistyped]) {
    const best = new Map<Thing, number>()
    for (const { thing, rank } of complete(typed, find))
      best.set(thing, Math.min(rank, best.get(thing) ?? rank))
    const counted = Array.from(best, ([thing, rank]) => ({ thing, rank, count: countOf(thing.key) }))
    const shown = counted
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.rank - b.rank || b.count - a.count)
      .slice(0, limits.suggestions)
    if (shown.length === 0) continue
    return shown.map(({ thing, count }) => {
      const { kind, label } = thing
      return { kind, label, count, query: queryOf(thing) }
    })
  }
  return []
}
