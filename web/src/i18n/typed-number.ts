import { toWesternDigits } from '#shared/rules/typed-phone.ts'
import { formatNumber } from './format.ts'

// Spaces, thin and no-break ones too, marks of direction, which nobody sees, and what people group thousands with in either script. The
// Arabic comma is one of these before three digits only: elsewhere it may stand for a point.
const grouping = /[\s,٬'_\u200e\u200f\u061c\u2066-\u2069]|،(?=\d{3}(?!\d))/g

// A last comma with fewer than three digits behind it stands for a point in the hand of many, and for thousands in none's.
const pointComma = /,\d{0,2}(?![\d,])/

const ungrouped = (text: string) => toWesternDigits(text).replace(grouping, '')

/** A number as people type it, in any script's digits, grouped or not, with a point; undefined for anything else, as `7,5` is. */
export const readNumber = (text: string): number | undefined => {
  if (pointComma.test(toWesternDigits(text))) return undefined
  const plain = ungrouped(text).replace('٫', '.')
  return /^(?:\d{1,12}(?:\.\d{0,4})?|\.\d{1,4})$/.test(plain) ? Number(plain) : undefined
}

/** A whole number as people type it; undefined for anything else. */
export const readWhole = (text: string): number | undefined => {
  const plain = ungrouped(text)
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined
}

/** A whole number as both languages show it in an input: Western digits, grouped. */
export const writeWhole = (value: number): string => formatNumber(value, 'en')
