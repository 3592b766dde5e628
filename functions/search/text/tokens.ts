import { normalise } from '#shared/rules/normalise.ts'

// A point between digits belongs to the number (2.5 litres); every other sign separates.
const word = /(?:[\p{L}\p{M}\p{N}]|(?<=\p{N})\.(?=\p{N}))+/gu

/** The normalised words of a text, in order. */
export const wordsOf = (text: string): readonly string[] => normalise(text).match(word) ?? []

const articleLetters = 'وبلا'
const article = /^(?:وال|بال|لل|ال)(?=[\u0621-\u064a]{3})/

/** A word and, where it begins with the Arabic article, the word without it. */
export const withoutArticle = (token: string): string[] => {
  // Called for every word of every listing, most of which have no article.
  if (!articleLetters.includes(token[0]!)) return [token]
  const bare = token.replace(article, '')
  return bare === token ? [token] : [token, bare]
}

// The riyal sign stands for a word; zero-width and bidi marks may stand inside one.
const sign = String.raw`[\p{L}\p{M}\p{N}\ufdfc]`
const mark = String.raw`[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]+`
const digit = String.raw`[0-9\u0660-\u0669\u06f0-\u06f9]`

// A sign between digits belongs to the number: a decimal point always, a comma before exactly three digits ("2020,2021"
// is two years, "120,000" one price). The same rule as in `normalise.ts`, for digits that are not folded yet.
const decimal = String.raw`[.\u066b](?=${digit})`
const thousands = String.raw`[,\u066c\u060c](?=${digit}{3}(?!${digit}))`
const inside = `(?:${mark}|(?<=${digit})(?:${decimal}|${thousands}))`

/** Matches the words of a text, unnormalised: `matchAll` gives their places. */
export const rawWord = new RegExp(`${sign}+(?:${inside}${sign}+)*`, 'gu')

/** Memoizes a pure function of a text. Cleared when full rather than managed: more than `size` different texts are noise. */
export const remember = <T>(derive: (text: string) => T, size: number): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = derive(text)
    if (known.size >= size) known.clear()
    known.set(text, answer)
    return answer
  }
}

/**
 * The normalised words of one word as it was written: one, or several where Unicode folds a sign to more. Memoized, because
 * people write the same few thousand words and folding is the expensive part.
 */
const wordsOfRaw = remember(wordsOf, 20_000)

const letterMeetsDigit = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/** The letter and digit parts of a normalised word such as cx5 or 2.5l; the word itself when it has one kind only. */
export const fineWords = (word: string): string[] => word.split(letterMeetsDigit)

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

/** A normalised word of a query, with its place in the text as it was typed. */
export type Token = {
  word: string
  start: number
  end: number
  /** The signs between the word before and this one, trimmed; and up to the next word. */
  before: string
  after: string
}

/** Nobody searches for longer texts; one sign may fold to four words. */
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
