import { chassisMakers } from '#shared/reference/chassis-makers.ts'
import { isVin } from './vin.ts'

// Apart from the number itself: only who types one needs the list of makers.

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const firstYear = 1980

/** The model years that the tenth character stands for, one every thirty years; none where it is no letter of a year. */
const yearsOf = (vin: string): number[] => {
  const place = yearLetters.indexOf(vin.charAt(9))
  return place < 0 ? [] : [0, 1].map((round) => firstYear + place + round * yearLetters.length)
}

/** The makes that a chassis number may belong to; none where its maker is not in our list. */
const makesOf = (vin: string): string[] =>
  Object.keys(chassisMakers).filter((make) => chassisMakers[make]?.split(' ').includes(vin.slice(0, 3)))

const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Whether the ninth character is the check digit of 49 CFR 565.15(c): each character's value times its weight, modulo 11. */
const hasCheckDigit = (vin: string): boolean => {
  const sum = weights.reduce((all, weight, at) => all + (values.indexOf(vin.charAt(at)) % 10) * weight, 0)
  return '0123456789X'.charAt(sum % 11) === vin.charAt(8)
}

/** What a chassis number says that does not fit the answers beside it. Only a question: sellers know their car. */
export type VinQuestion =
  | { about: 'make'; makes: string[] }
  | { about: 'year'; years: number[] }
  | { about: 'checkDigit' }

/**
 * The questions that a valid chassis number asks about the make and year beside it.
 * - The check digit counts for cars made in North America alone (first character 1 to 5, and 7): it is law there, while ISO 3779 leaves the
 *   place free, and cars made for Europe and the Gulf have anything in it.
 * - The year is asked about except in those made in Europe (S to Z), where makers need not name it; a year before and after count as the same,
 *   since a model year begins in the autumn before.
 */
export const vinQuestions = (vin: string, car: { make: string; year: number | undefined }): VinQuestion[] => {
  if (!isVin(vin)) return []
  const makes = makesOf(vin)
  const years = /^[S-Z]/.test(vin) ? [] : yearsOf(vin)
  const { make, year } = car
  const isOtherMake = make !== '' && makes.length > 0 && !makes.includes(make)
  const isOtherYear = year !== undefined && years.length > 0 && years.every((one) => Math.abs(one - year) > 1)
  return [
    ...(isOtherMake ? [{ about: 'make' as const, makes }] : []),
    ...(isOtherYear ? [{ about: 'year' as const, years }] : []),
    ...(/^[1-57]/.test(vin) && !hasCheckDigit(vin) ? [{ about: 'checkDigit' as const }] : []),
  ]
}
