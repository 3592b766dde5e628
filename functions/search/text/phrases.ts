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

type FoundPhrase<T> = { meaning: T; end: number }

/** The longest phrase that begins at a token, `skip` letters into it, and the token after it. */
export const phraseAt = <T>(
  tokens: readonly Pick<Token, 'word'>[],
  at: number,
  { meanings, longest }: Phrases<T>,
  skip = 0,
): FoundPhrase<T> | undefined => {
  let joined = ''
  let found: FoundPhrase<T> | undefined
  for (let end = at; end < tokens.length && end < at + longest; end++) {
    joined += end === at ? tokens[end]!.word.slice(skip) : tokens[end]!.word
    const meaning = meanings.get(joined)
    if (meaning !== undefined) found = { meaning, end: end + 1 }
  }
  return found
}

/** The same, also behind a letter that Arabic joins to the word after it, which is the `lead`: the "less" of بأقل. */
export const joinedPhraseAt = <T>(
  tokens: readonly Pick<Token, 'word'>[],
  at: number,
  known: Phrases<T>,
): (FoundPhrase<T> & { lead: string }) | undefined => {
  const found = phraseAt(tokens, at, known)
  if (found) return { ...found, lead: '' }
  const lead = tokens[at]?.word[0] ?? ''
  const behind = 'وفبل'.includes(lead) ? phraseAt(tokens, at, known, 1) : undefined
  return behind && { ...behind, lead }
}
