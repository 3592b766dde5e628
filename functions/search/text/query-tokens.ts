import { rawWord } from '#functions/search/text/raw-words.ts'
import { wordsOfRaw } from '#functions/search/text/words-of-raw.ts'

/** A normalised word of a query, with its place in the text as it was typed. */
export type Token = {
  word: string
  start: number
  end: number
  /** The signs between the word before and this one, trimmed; and up to the next word. */
  before: string
  after: string
}

/** Longer texts are nobody's search; one sign may fold to four words. */
const mostTokens = 60

/** The words of a query, in order, at most sixty. */
export const queryTokens = (text: string): Token[] => {
  const tokens: Token[] = []
  let end = 0
  for (const found of text.matchAll(rawWord)) {
    const [raw] = found
    if (tokens.length >= mostTokens) break
    let before = text.slice(end, found.index).trim()
    if (tokens.length > 0) tokens.at(-1)!.after = before
    end = found.index + raw.length
    for (const word of wordsOfRaw(raw)) {
      tokens.push({ word, start: found.index, end, before, after: '' })
      before = ''
    }
  }
  if (tokens.length > 0 && tokens.length <= mostTokens) tokens.at(-1)!.after = text.slice(end).trim()
  return tokens.slice(0, mostTokens)
}
