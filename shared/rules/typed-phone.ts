import { homeDialCode, nationalNumbers, readablePhone } from './phone.ts'

const arabicDigits = '٠١٢٣٤٥٦٧٨٩'
const persianDigits = '۰۱۲۳۴۵۶۷۸۹'

/** Arabic-Indic and Persian digits as 0–9; everything else stays. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) =>
    String(Math.max(arabicDigits.indexOf(digit), persianDigits.indexOf(digit))),
  )

const codes = Object.values(nationalNumbers).map(({ code }) => code.slice(1))
const trunk = new RegExp(`^(${codes.join('|')})0+`)

/** The same number has one form: without zeros of dialling abroad, and in the Gulf without that of dialling at home (`+971 (0)50 …`). */
const withoutTrunk = (digits: string): string => `+${digits.replace(/^0+/, '').replace(trunk, '$1')}`

/**
 * Converts a typed phone number to its stored form: `+` and digits. People write `00974 3312 3456`, `+974…`, `٣٣١٢٣٤٥٦` or the
 * bare national number, which then gets the chosen country code.
 */
export const toInternational = (typed: string, countryCode: string = homeDialCode): string => {
  const western = toWesternDigits(typed)
  const digits = western.replace(/\D/g, '')
  const code = countryCode.replace(/\D/g, '')
  if (western.trim().startsWith('+') || digits.startsWith('00')) return withoutTrunk(digits)
  // A Gulf number is at most nine digits: one that starts with the country code and is longer already carries it.
  if (digits.startsWith(code) && digits.length > 9) return withoutTrunk(digits)
  // 050… is how a number is dialled at home; abroad the zero goes.
  return `+${code}${digits.replace(/^0/, '')}`
}

/**
 * Formats a number that is being typed, grouped as soon as it is a whole one of that country, with or without its code before
 * it. Any other text is returned unchanged (spec 5).
 */
export const formatTypedPhone = (typed: string, country: keyof typeof nationalNumbers): string => {
  const { code } = nationalNumbers[country]
  const digits = toWesternDigits(typed).replace(/\D/g, '').replace(/^00/, '')
  const national = digits.startsWith(code.slice(1)) ? digits.slice(code.length - 1) : digits
  const stored = `${code}${national}`
  const readable = readablePhone(stored)
  return readable === stored ? typed : readable
}

type PhoneParts = { country: string; code: string; national: string }

/** A stored number of a Gulf country in its parts: `QA`, `+974` and `3312 3456` as people read it; undefined for any other. */
export const splitGulfPhone = (number: string): PhoneParts | undefined => {
  const found = Object.entries(nationalNumbers).find(([, { code }]) => number.startsWith(code))
  if (!found) return undefined
  const [country, { code }] = found
  const readable = readablePhone(number)
  return { country, code, national: readable.slice(code.length).trim() }
}
