import { clearBit, emptyBits, intersectWords, orInto, setBit, type Bits } from '#functions/search/bits.ts'
import { lengthOf } from './columns.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'

/**
 * Sets of rows by digit: one for each digit at each place of each length, 210 in all, and one for each length. 27 bytes a
 * plate, and any pattern is a few sets joined.
 */
export type DigitSets = readonly Bits[]

const most = plateLimits.digits
const placesOf = (length: number): number => (length * (length - 1)) / 2

const setOf = (length: number, place: number, digit: number): number =>
  (placesOf(length) + place) * 10 + digit
const setOfLength = (length: number): number => placesOf(most + 1) * 10 + length - 1

/** Sets with room for `capacity` rows, none in them. */
export const noDigitSets = (capacity: number): DigitSets =>
  Array.from({ length: setOfLength(most) + 1 }, () => emptyBits(capacity))

/** Every set that a packed number is in. */
const setsOf = (packed: number): number[] => {
  const length = lengthOf(packed)
  const digits = Array.from({ length }, (_, place) => (packed >>> (4 * (length - 1 - place))) & 0xf)
  return [setOfLength(length), ...digits.map((digit, place) => setOf(length, place, digit))]
}

/** Says that a row has a number. */
export const addDigits = (sets: DigitSets, row: number, packed: number): void => {
  for (const set of setsOf(packed)) setBit(sets[set]!, row)
}

/** Removes a row's number from the sets. */
export const removeDigits = (sets: DigitSets, row: number, packed: number): void => {
  for (const set of setsOf(packed)) clearBit(sets[set]!, row)
}

/** The same sets with room for another number of rows. */
export const resizedDigitSets = (sets: DigitSets, capacity: number): DigitSets => {
  const larger = noDigitSets(capacity)
  for (const [place, set] of larger.entries()) set.set(sets[place]!.subarray(0, set.length))
  return larger
}

/** A shape of digits and `?`, all of which must be there, as the numbers of its sets. */
const setsOfShape = (shape: string): number[] => {
  const fixed = Array.from(shape, (sign, place) =>
    sign === '?' ? -1 : setOf(shape.length, place, Number(sign)),
  )
  const wanted = fixed.filter((set) => set >= 0)
  return wanted.length > 0 ? wanted : [setOfLength(shape.length)]
}

/** The rows whose number has any of the shapes. */
export const rowsLike = (sets: DigitSets, shapes: readonly string[]): Bits => {
  const words = sets[0]!.length
  const [found, both] = [new Uint32Array(words), new Uint32Array(words)]
  for (const shape of shapes) {
    const wanted = setsOfShape(shape).map((set) => sets[set]!)
    intersectWords(both, wanted, 0, words)
    orInto(found, both)
  }
  return found
}
