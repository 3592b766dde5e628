import { normalise } from '#shared/rules/normalise.ts'

/**
 * The one spelling under which a header or a value of a file is looked up: as the search folds both scripts, and without
 * spaces and punctuation, so that `Price (QAR)`, `PRICE_QAR` and `price qar` are one.
 */
const spellingKey = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]/gu, '')

type Spelled<T> = readonly [value: T, ...spellings: (readonly string[])[]]

/**
 * Finds a value by any of its spellings. They are given in ranks (stored value, names, what else people type): a spelling of
 * one rank is never hidden by another value's of a later one.
 */
export const spellingTable = <T>(values: readonly Spelled<T>[]): ((text: string) => T | undefined) => {
  const found = new Map<string, T>()
  const ranks = Math.max(0, ...values.map(([, ...spellings]) => spellings.length))
  for (let rank = 0; rank < ranks; rank++) {
    for (const [value, ...spellings] of values) {
      for (const key of (spellings[rank] ?? []).map(spellingKey))
        if (key && !found.has(key)) found.set(key, value)
    }
  }
  return (text) => found.get(spellingKey(text))
}
