import { soundLetters } from '#functions/search/sound-key.ts'
import { allThings, isCar, type Name, type Thing } from '#functions/search/text/things.ts'
import { withPrefix } from '#functions/search/text/with-prefix.ts'
import { withoutArticle, wordsOf } from '#functions/search/words.ts'
import type { WordKind } from '#shared/schemas/understood.ts'

/** Something that a beginning may be completed to; of lower rank the better it fits. */
export type Completion = { thing: Thing; rank: number }

/** The models of a make come directly after it. */
export const ranks = { name: 0, alias: 2, innerWord: 4 } as const

type Beginnings = { texts: string[]; completions: Completion[] }

/** The kinds that are suggested: those that a filter has. */
export const suggested: ReadonlySet<WordKind> = new Set<WordKind>([
  'make',
  'model',
  'bodyType',
  'city',
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
    models: Map.groupBy(things, ({ make }) => make),
  }
}

let built: ReturnType<typeof build> | undefined
const index = () => (built ??= build())

const beginningWith = ({ texts, completions }: Beginnings, prefix: string): Completion[] => {
  const { from, to } = withPrefix(texts, prefix)
  return completions.slice(from, to)
}

/** The models of a make. */
export const modelsOf = (make: string): readonly Thing[] => index().models.get(make) ?? []

/** What has a name, or a word in a name, that begins so. The Arabic article alone begins no name but a car's. */
export const completionsOf = (prefix: string): Completion[] => {
  const found = beginningWith(index().written, prefix)
  return 'ال'.startsWith(prefix) ? found.filter(({ thing }) => isCar(thing)) : found
}

/** The cars that have a name that sounds as if it began so. */
export const soundingLike = (prefix: string): Completion[] =>
  beginningWith(index().sounding, soundLetters(prefix))
