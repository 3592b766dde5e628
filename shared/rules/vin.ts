import { toWesternDigits } from '#shared/rules/typed-phone.ts'

// The chassis number (VIN) of a car: ISO 3779, and for North America 49 CFR 565.

/** Characters of a chassis number. */
export const vinLength = 17

/** Those at its end that buyers are shown: they find it again on the registration card, and nobody can make the whole from them. */
const shownAtEnd = 4

/** A chassis number as it is typed or pasted, in its one form: Western digits, capitals, without spaces, dashes and invisible marks. */
export const normaliseVin = (text: string): string =>
  toWesternDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}]+/gu, '')
    .toUpperCase()

/** Whether it is one: 17 Latin letters and digits, without the I, O and Q that pass for digits. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)

/** The end of a chassis number that the public sees; undefined where none is given. */
export const vinEndingOf = (vin: string | undefined): string | undefined =>
  vin?.slice(-shownAtEnd) || undefined
