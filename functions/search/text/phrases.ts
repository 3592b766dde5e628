import { type Token, wordsOf } from './tokens.ts'

/** Words that mean something together, whether written apart or joined. */
export type Phrases<T> = { meanings: ReadonlyMap<string, T>; longest: number }

/** Phrases from groups of spellings with one meaning each. */
export const phrases = <T>(groups: readonly (readonly [string, T])[]): Phrases<T> => {
  const meanings = new Map<string, T>()
  let longest = 1
  for (const [spellings, meaning] of groups) {
    for (const spelling of spellings.split(/\s*[|]\s*/)) {
      const words = wordsOf(spelling)
      meanings.set(words.join(''), meaning)
      longest = Math.max(longest, words.length)
    }
  }
  return { meanings, longest }
}

/** The longest phrase that begins at a token, and the token after it. */
export const phraseAt = <T>(
  tokens: readonly Pick<Token, 'word'>[],
  at: number,
  { meanings, longest }: Phrases<T>,
): { meaning: T; end: number } | undefined => {
  let joined = ''
  let found: { meaning: T; end: number } | undefined
  for (let end = at; end < tokens.length && end < at + longest; end++) {
    joined += tokens[end]!.word
    const meaning = meanings.get(joined)
    if (meaning !== undefined) found = { meaning, end: end + 1 }
  }
  return found
}
