import { qualities } from '#functions/search/interpretation.ts'
import type { Entry, Thing } from '#functions/search/text/things.ts'
import { wordsOf } from '#functions/search/words.ts'

const joined = ({ names }: Thing) => names.map(({ text }) => wordsOf(text).join(''))

/** Every model by its make's and its own name written as one word, in every pair of spellings. */
export const joinedPairs = (things: readonly Thing[]): Map<string, Entry[]> => {
  const makes = new Map(
    things.flatMap((thing) => (thing.kind === 'make' ? [[thing.value, joined(thing)]] : [])),
  )
  const pairs = new Map<string, Entry[]>()
  for (const thing of things) {
    if (thing.kind !== 'model') continue
    const entry = [{ thing, whole: true, quality: qualities.named }]
    const models = joined(thing)
    for (const make of makes.get(thing.make!) ?? [])
      for (const model of models) pairs.set(make + model, entry)
  }
  return pairs
}
