import { wordsOf } from '#functions/search/words.ts'

/** A set of normalised words from a list that reads as people write. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsOf(text))
