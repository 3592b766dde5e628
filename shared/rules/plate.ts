import { plateLimits } from '#shared/constants/offer-limits.ts'
import { plateSeries, type PlateSeries } from '#shared/reference/plate-vocabulary.ts'
import { type Availability, isOnOffer } from './availability.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

/** The number of a plate: the letter before it, or none, and 1 to 6 digits as text (`007` is not `7`). */
export type PlateNumber = { series: PlateSeries | null; number: string }

const decimal = /\p{Nd}/u
const isDecimal = (code: number): boolean => decimal.test(String.fromCodePoint(code))

/**
 * The value of a decimal digit of any script: Unicode keeps the ten of a script together, the zero first. Two scripts may lie
 * side by side, so all digits before it are counted.
 */
const digitValue = (character: string): string => {
  const code = character.codePointAt(0)!
  let first = code
  while (isDecimal(first - 1)) first--
  return String((code - first) % 10)
}

/** Converts digits of any script to 0–9; everything else stays. */
export const toPlainDigits = (text: string): string =>
  // The compatibility forms first: full-width, mathematical and circled digits have no ten of their own.
  text.normalize('NFKC').replace(/\p{Nd}/gu, digitValue)

// Characters that people put between digits, and invisible marks.
const separators = /[\s\-‐‑‒–—−_.·•,،٬٫/\\|\u0640\u200b-\u200f\u061c\u2060\u2066-\u2069\u202a-\u202e\ufeff]/g

// No plate has zeros alone.
const shape = new RegExp(`^([${plateSeries.join('')}])?(?!0+$)(\\d{1,${plateLimits.digits}})$`)

/**
 * Parses a plate's number as people write it (`٣ ٣ ٣`, `33-333`, `q 333`) into its one stored form; undefined when it is none:
 * no digit, more than six, zeros alone, another letter, a sign. Two texts give equal results exactly when they mean one plate.
 */
export const readPlateNumber = (typed: string): PlateNumber | undefined => {
  const plain = toPlainDigits(typed).replace(separators, '').toUpperCase()
  const [, series, number] = shape.exec(plain) ?? []
  if (number === undefined) return undefined
  return { series: plateSeries.find((letter) => letter === series) ?? null, number }
}

/** The number as text for people and for the API: `333`, `Q 333`. `readPlateNumber` reads it back. */
export const plateText = ({ series, number }: PlateNumber): string =>
  series === null ? number : `${series} ${number}`

/**
 * The version of a plate's picture in its address: another one wherever the picture differs, since caches keep each. A sold plate's shows
 * no price.
 */
export const platePictureVersion = ({
  availability,
  price,
}: {
  availability: Availability
  price: number
}): number => (availability === 'SOLD' ? 0 : price)

/** The number as a part of an address: `333`, `q-333`. */
export const plateSlug = ({ series, number }: PlateNumber): string =>
  series === null ? number : `${series.toLowerCase()}-${number}`

type PlateState = {
  status: PlateStatus
  availability: Availability
  isHidden?: boolean
  /** The last decision about it. Owners' own views lack it: a plate that waits then counts as never approved. */
  decision?: { status: string } | null
}

/** The public may see its page: a sold one too, which says so. */
export const isPlateShown = ({ status, isHidden = false }: PlateState): boolean =>
  status === 'APPROVED' && !isHidden

/** It is among those that buyers browse. */
export const isPlateListed = (plate: PlateState): boolean =>
  isPlateShown(plate) && isOnOffer(plate.availability)

/** Its owner offers it or wants to: it waits for review or is public, and is not sold. */
export const isOffered = ({ status, availability }: PlateState): boolean =>
  status !== 'REJECTED' && availability !== 'SOLD'

/**
 * Nobody else may offer its number. It was approved, and is not sold; one that waits again because of a new text keeps what it had. Before
 * its first approval a plate holds nothing, since anybody may type a number.
 */
export const holdsNumber = (plate: PlateState): boolean =>
  isOffered(plate) && (plate.status === 'APPROVED' || plate.decision?.status === 'APPROVED')

/** It is offered, and its number becomes its own with its approval, if that is free then. */
export const waitsForNumber = (plate: PlateState): boolean => isOffered(plate) && !holdsNumber(plate)

/** The last part of its page's address: its number while it holds that, else its id, since another plate may hold the number. */
export const platePlace = (plate: PlateState & PlateNumber & { id: string }): string =>
  holdsNumber(plate) ? plateSlug(plate) : plate.id

/** The title of a plate in one language: "Number plate Q 333". */
export const plateTitle = (plate: PlateNumber, language: 'en' | 'ar'): string =>
  `${language === 'ar' ? 'رقم اللوحة' : 'Number plate'} ${plateText(plate)}`
