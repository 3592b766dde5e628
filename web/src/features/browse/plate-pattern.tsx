import type { ReactNode } from 'react'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import { plateCountry, plateSeries } from '#shared/reference/plate-vocabulary.ts'
import { plateText, readPlateNumber, toPlainDigits } from '#shared/rules/plate.ts'
import type { PlateFace } from '#shared/schemas/plate.ts'

/** A text without words: digits of any script, signs, and the letter of a series. It reads from left to right. */
export const isPattern = (text: string): boolean => !/\p{L}/u.test(text.replace(/[qtr]/gi, ''))

// Arabic keyboards have a question mark of their own.
const plainSigns = (typed: string): string => toPlainDigits(typed).replaceAll('؟', '?')

/**
 * A typed text as names and sentences have it: words as they are, a number or a pattern between left-to-right marks, without which its
 * pieces run backwards in Arabic. Isolates would do so, too, but a stored name loses them.
 */
export const patternText = (typed: string): string =>
  isPattern(typed) ? `\u200e${plainSigns(typed)}\u200e` : typed

const shape = new RegExp(`^([${plateSeries.join('')}])?([\\d?*]+)$`)

/**
 * The plate that shows a typed text or pattern: `?` for a digit that may be any, and as many of them for a
 * `*` as a plate has room for. Undefined for words and for what no plate can be.
 */
export const patternFace = (typed: string): PlateFace | undefined => {
  const plain = plainSigns(typed)
    .replace(/[\s\-_.]/g, '')
    .toUpperCase()
  const [, letter, pattern] = shape.exec(plain) ?? []
  if (pattern === undefined) return undefined
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.join('')
  const room = plateLimits.digits - start.length - end.length
  if (room < 0) return undefined
  const series = plateSeries.find((name) => name === letter) ?? null
  return { country: plateCountry, series, number: start + (rest.length > 0 ? '?'.repeat(room) : '') + end }
}

/** The one number that a text is, `Q 333`; '' for a pattern, for words, and for more. */
export const wholeNumber = (text: string): string => {
  const number = readPlateNumber(text)
  return number ? plateText(number) : ''
}

/** A number or a pattern as it stands on a plate: from left to right in both languages, whatever its script. */
export const NumberText = ({ children }: { children: ReactNode }) => <bdo dir="ltr">{children}</bdo>
