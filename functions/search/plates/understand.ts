import { plateLimits } from '#shared/constants/offer-limits.ts'
import { type PlateTerm, plateTerms } from './vocabulary.ts'
import { phraseAt } from '#functions/search/text/phrases.ts'
import { placeOfRange } from '#functions/search/text/place-of-range.ts'
import { rangeAt } from '#functions/search/text/ranges.ts'
import {
  queryTokens,
  withoutArticle,
  wordSet,
  wordsOf,
  type Token as WordToken,
} from '#functions/search/text/tokens.ts'
import { plateSeries } from '#shared/reference/plate-vocabulary.ts'
import { toPlainDigits } from '#shared/rules/plate.ts'

/**
 * A pattern in its one form: in every run of wildcards the `?` first and then at most one `*`, which is what the run
 * means. Undefined when it asks for more digits than a number has.
 */
export const canonicalPattern = (pattern: string): string | undefined => {
  const canonical = pattern.replace(/[?*]+/g, (run) => {
    const single = run.replaceAll('*', '')
    return single.length < run.length ? `${single}*` : single
  })
  return canonical.replaceAll('*', '').length <= plateLimits.digits ? canonical : undefined
}

/** Every way to write a canonical pattern with exactly `length` signs, `?` where any digit may be. */
const expand = (pattern: string, length: number): string[] => {
  const at = pattern.indexOf('*')
  if (at < 0) return pattern.length === length ? [pattern] : []
  const [before, rest] = [pattern.slice(0, at), pattern.slice(at + 1)]
  const found: string[] = []
  for (let wild = 0; before.length + wild <= length; wild++) {
    const start = before + '?'.repeat(wild)
    found.push(...expand(rest, length - start.length).map((end) => start + end))
  }
  return found
}

/**
 * The shapes of 1 to 6 digits and `?` that match a pattern made by `canonicalPattern`; both its ends are those of the number.
 * At most 35 (three digits among four stars), so no pattern is expensive.
 */
export const shapesOf = (canonical: string): string[] =>
  Array.from({ length: plateLimits.digits }, (_, place) => expand(canonical, place + 1)).flat()

/** The parsed search text: a plate must match all terms and numbers, and cost no less than `minPrice` and no more than `maxPrice`. */
export type PlateText = {
  terms: readonly PlateTerm[]
  /** Digits that are contained, and canonical patterns with `?` and `*`. */
  numbers: readonly string[]
  minPrice?: number
  maxPrice?: number
}

/** Words that say nothing about a plate. */
const fillers = wordSet(`
  plate plates number numbers no car vehicle registration licence license the a an in at for of with and sale qatar qatari series letter private
  رقم الأرقام ارقام رقما لوحة لوحات لوحه اللوحة نمرة نمر للبيع في من مع و قطر قطرية قطري سيارة السيارة خصوصي سلسلة حرف الحرف بحرف بلدية
`)

// Marks that nobody sees would part a number; the tatweel stretches words.
const unseen = /[\u00ad\u0640\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
// Digits and wildcards; words; and signs that we give no meaning. Punctuation separates.
const part = /[\d?*]+|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{P}\p{Z}\p{C}\s|]/gu

/** More than four different numbers in one are asked for by nobody, and each costs a look at every plate. */
const mostNumbers = 4

type Token = { word: string; isNumber: boolean }

const isSeries = (word: string): boolean => plateSeries.some((letter) => letter.toLowerCase() === word)

/** The words and numbers of a text, in order. A question mark right behind a word ends a question. */
const tokensOf = (text: string): Token[] => {
  const plain = toPlainDigits(text.replace(unseen, '')).replaceAll('؟', '?').replaceAll('٭', '*')
  const tokens: Token[] = []
  let end = -1
  for (const { 0: found, index } of plain.matchAll(part)) {
    const isNumber = /^[\d?*]/.test(found)
    const last = tokens.at(-1)
    const isPunctuation =
      /^\?+$/.test(found) && index === end && last && !last.isNumber && !isSeries(last.word)
    end = index + found.length
    if (isPunctuation) continue
    // A sign that is part of no word stays as it is, and matches no vocabulary.
    if (isNumber) tokens.push({ word: found, isNumber })
    else
      for (const word of wordsOf(found).length > 0 ? wordsOf(found) : [found]) tokens.push({ word, isNumber })
  }
  return tokens
}

const termAt = (tokens: readonly Token[], at: number) =>
  phraseAt(tokens, at, plateTerms) ??
  phraseAt(
    tokens.map((token) => ({ word: withoutArticle(token.word).at(-1)! })),
    at,
    plateTerms,
  )

/** The terms and numbers of a text without prices. */
const understandWords = (text: string): PlateText | undefined => {
  const tokens = tokensOf(text)
  const terms: PlateTerm[] = []
  const numbers = new Set<string>()
  for (let at = 0; at < tokens.length;) {
    const term = termAt(tokens, at)
    if (term) {
      terms.push(term.meaning)
      at = term.end
    } else if (tokens[at]!.isNumber) {
      let digits = ''
      do digits += tokens[at++]!.word
      while (tokens[at]?.isNumber && !termAt(tokens, at))
      const number = canonicalPattern(digits)
      if (number === undefined) return undefined
      numbers.add(number)
    } else if (fillers.has(tokens[at]!.word)) at++
    else return undefined
  }
  return numbers.size > mostNumbers ? undefined : { terms, numbers: [...numbers] }
}

// The number of a plate is no year: no number is read as one.
const noYear = 0

/** The price that is asked for at a token: one that says so, since digits alone are a number, and "under 100" may be about numbers too. */
const priceAt = (tokens: readonly WordToken[], at: number) => {
  const found = rangeAt(tokens, at, noYear)
  if (found?.range.kind !== 'price' || found.guessed) return undefined
  const { end, range } = found
  const isSaid = tokens.slice(at, end).some(({ word }) => /\p{L}/u.test(word))
  const isSpan = tokens.slice(at + 1, end).some(({ before }) => /[-–—~]/.test(before))
  return isSaid || isSpan || /[<>≤≥]/.test(tokens[at]!.before) ? { ...range, end } : undefined
}

/** A text with its prices taken out: the parts between them, and the limits that they set together. */
const withoutPrices = (text: string) => {
  const tokens = queryTokens(text)
  const parts: string[] = []
  let [from, minPrice, maxPrice] = [0, 0, Infinity]
  for (let at = 0; at < tokens.length;) {
    const price = priceAt(tokens, at)
    if (price) {
      const { start, end } = placeOfRange(text, tokens, at, price.end)
      parts.push(text.slice(from, start))
      from = end
      minPrice = Math.max(minPrice, price.min ?? 0)
      maxPrice = Math.min(maxPrice, price.max ?? Infinity)
    }
    at = price?.end ?? at + 1
  }
  return { parts: [...parts, text.slice(from)], minPrice, maxPrice }
}

/**
 * Parses a text in either language and any script. Adjacent numbers are one (`33 33`), unless the next word counts digits (`3
 * digits`). Prices are looked for only where it is not understood without them, so that a number stays a number. Undefined when some part
 * is not understood or no plate can match it: then nothing is found, rather than something else.
 */
export const understandPlateText = (text: string): PlateText | undefined => {
  const words = understandWords(text)
  if (words) return words
  const { parts, minPrice, maxPrice } = withoutPrices(text)
  if (parts.length === 1) return undefined
  const understood = parts.map(understandWords)
  if (!understood.every((part) => part !== undefined)) return undefined
  const numbers = new Set(understood.flatMap((part) => part.numbers))
  if (numbers.size > mostNumbers) return undefined
  return { terms: understood.flatMap((part) => part.terms), numbers: [...numbers], minPrice, maxPrice }
}
