import { normalise } from '#shared/rules/normalise.ts'

// A point between digits belongs to the number (2.5 litres); every other sign separates.
const word = /(?:[\p{L}\p{M}\p{N}]|(?<=\p{N})\.(?=\p{N}))+/gu

/** The normalised words of a text, in order. */
export const wordsOf = (text: string): readonly string[] => normalise(text).match(word) ?? []

const articleLetters = 'وبلا'
const article = /^(?:وال|بال|لل|ال)(?=[\u0621-\u064a]{3})/

/** A word and, where it begins with the Arabic article, the word without it. */
export const withoutArticle = (token: string): string[] => {
  // Asked of every word of every listing, most of which have none.
  if (!articleLetters.includes(token[0]!)) return [token]
  const bare = token.replace(article, '')
  return bare === token ? [token] : [token, bare]
}
