import { wordsOf } from '#functions/search/words.ts'

/** A set of normalised words from a list that reads as people write. Throws for an entry that is more than one word. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [word, ...others] = wordsOf(entry)
        // The "s" of "auto's" would be a word of its own, and with it the Mercedes S.
        if (word === undefined || others.length > 0) throw new Error(`Not one word: ${entry}`)
        return word
      }),
  )
