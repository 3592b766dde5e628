import { type Bits, hasBit } from '#functions/search/bits.ts'
import { limits } from '#shared/constants/limits.ts'
import { type NearPlateReason, nearPlateReasons } from '#shared/schemas/plate.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import { lengthOf, type PlateColumns, type PlateFacts, readRow } from './columns.ts'
import { modelSteps, priceOf } from './comparables.ts'
import { rowsLike } from './digit-sets.ts'
import type { PlateIndex } from './plate-index.ts'
import { filterOf, type FoundPlates, isPattern, passes, type PlateFilter } from './search-plates.ts'
import { bitsOfTags, tagsIn } from './traits.ts'
import { shapesOf } from './understand.ts'

/** A plate in place of the wanted number, and why it is there. */
type Near = { plate: PlateFacts; why: NearPlateReason }

/** What makes a row near a wanted number, prepared for one look at each row. */
type Wanted = {
  /** The rows that have the digits of the number, whatever else was asked for. */
  itself: Bits
  /** The bits of its letter; 0 for a number behind any. */
  letters: number
  /** The rows that the search finds for it. */
  found: Bits
  /** The rows that differ from it in one digit. */
  oneOff: Bits
  /** A bit per number of digits that it may have. */
  lengths: number
  /** How often each of its digits is there, and all of them as `countsOf` packs them. */
  counts: readonly (readonly [shift: number, count: number])[]
  /** The bits of its tags; 0 for a pattern or an ordinary number. */
  tags: number
  /** What such a number may cost, in QAR; undefined for a pattern. */
  price: number | undefined
}

/** Prices further apart than this factor are not about the same. */
const samePrice = 1.25

// Three bits for each of the ten digits: none is there more than six times.
const shiftOf = (digit: number): number => digit * 3

/** How often each digit is in a packed number, three bits each. */
const countsOf = (packed: number): number => {
  let counts = 0
  for (let place = 0; place < lengthOf(packed); place++)
    counts += 1 << shiftOf((packed >>> (4 * place)) & 0xf)
  return counts
}

const hasDigits = (packed: number, wanted: Wanted['counts']): boolean => {
  const own = countsOf(packed)
  for (const [shift, count] of wanted) if (((own >>> shift) & 7) < count) return false
  return true
}

/** The shapes with one of their digits left open. A shape of a single digit would then be any number. */
const withOneOpen = (shape: string): string[] =>
  shape.replaceAll('?', '').length < 2
    ? []
    : Array.from(shape, (sign, place) =>
        sign === '?' ? [] : [`${shape.slice(0, place)}?${shape.slice(place + 1)}`],
      ).flat()

const digitCounts = (number: string): Wanted['counts'] => {
  const digits = Array.from(number.replaceAll(/[?*]/g, ''), Number)
  return [...new Set(digits)].map((digit) => [
    shiftOf(digit),
    digits.filter((other) => other === digit).length,
  ])
}

const wantedOf = (
  { digits }: PlateIndex,
  number: string,
  { letters, minPrice, maxPrice, numbers }: PlateFilter,
): Wanted => {
  const open = isPattern(number)
  const shapes = open ? shapesOf(number) : [number]
  const model = open ? undefined : priceOf(modelSteps({ series: null, number }))
  return {
    itself: rowsLike(digits, numbers[0]![0]!),
    letters,
    found: rowsLike(digits, numbers[0]!.at(-1)!),
    oneOff: rowsLike(digits, [...new Set(shapes.flatMap(withOneOpen))]),
    lengths: shapes.reduce((bits, shape) => bits | (1 << shape.length), 0),
    counts: digitCounts(number),
    tags: open ? 0 : bitsOfTags(plateTags(number)),
    price: model && Math.min(maxPrice, Math.max(minPrice, model)),
  }
}

const isAbout = (price: number, wanted: number | undefined): boolean =>
  wanted !== undefined && price <= wanted * samePrice && wanted <= price * samePrice

/** Whether a row has the letter of a wanted number: behind another it is another plate. */
const hasLetter = ({ traits }: PlateColumns, row: number, { letters }: Wanted): boolean =>
  (traits[row]! & letters) === letters

/** Why a row is near, by the nearest of its reasons; undefined when it is not. */
const reasonOf = ({ columns }: PlateIndex, row: number, wanted: Wanted): NearPlateReason | undefined => {
  if (hasBit(wanted.itself, row)) return hasLetter(columns, row, wanted) ? 'NUMBER' : 'OTHER_LETTER'
  const packed = columns.numbers[row]!
  const isAsLong = ((wanted.lengths >>> lengthOf(packed)) & 1) === 1
  // One digit alone is in a third of all numbers.
  const isSpecific = wanted.counts.length > 1 || (wanted.counts[0]?.[1] ?? 0) > 1
  if (isAsLong && isSpecific && hasDigits(packed, wanted.counts)) return 'OTHER_ORDER'
  if (hasBit(wanted.oneOff, row)) return 'ONE_DIGIT'
  if (isAsLong && wanted.tags !== 0 && tagsIn(columns.traits[row]!) === wanted.tags) return 'PATTERN'
  if (isAsLong) return 'LENGTH'
  return isAbout(columns.prices[row]!, wanted.price) ? 'PRICE' : undefined
}

/** Rows of one reason: nearest in price first, or the newest where nothing says what the number costs. */
type Best = { row: number; score: number }[]

const keepBest = (best: Best, row: number, score: number): void => {
  const { ofReason } = limits.plate.near
  if (best.length === ofReason && score >= best.at(-1)!.score) return
  const place = best.findIndex((other) => score < other.score)
  best.splice(place < 0 ? best.length : place, 0, { row, score })
  best.length = Math.min(best.length, ofReason)
}

/** How far a row is from a wanted number, among those of its reason. */
const scoreOf = (columns: PlateColumns, row: number, wanted: Wanted): number => {
  if (!wanted.price) return -columns.listedAt[row]!
  return Math.abs(Math.log(columns.prices[row]! / wanted.price))
}

/** Whether a search that found these plates leaves room for near ones: few were found, and none is the number itself. */
const isWanting = (number: string, { plates, total }: FoundPlates): boolean =>
  total < limits.plate.near.most &&
  plates.length === total &&
  (total === 0 || (!isPattern(number) && plates.every((plate) => plate.number !== number)))

/**
 * The plates nearest to a number or pattern that nobody offers, apart from those that the search found: the number itself where only
 * other filters are in its way, the same digits behind another letter or in another order, one digit different, the same pattern, as
 * many digits, about its price; a few of each. They pass the other filters, unless none does. One look at each row; none for words
 * alone or for several numbers.
 */
export const nearPlates = (index: PlateIndex, query: PlateQuery, answer: FoundPlates): Near[] => {
  const filter = filterOf(query)
  const number = filter?.asked[0]
  if (!filter || number === undefined || filter.asked.length > 1 || !isWanting(number, answer)) return []
  const wanted = wantedOf(index, number, filter)
  const { columns, count } = index
  const behindAny = { ...filter, all: filter.all & ~filter.letters }
  const isInstead = (row: number): boolean =>
    hasBit(wanted.itself, row) && (hasLetter(columns, row, wanted) || passes(columns, row, behindAny))
  const find = (isOpen: boolean): Near[] => {
    const best = new Map(nearPlateReasons.map((why) => [why, [] as Best]))
    for (let row = 0; row < count; row++) {
      const isPassing = passes(columns, row, filter)
      if (isPassing ? hasBit(wanted.found, row) : !isOpen && !isInstead(row)) continue
      const why = reasonOf(index, row, wanted)
      if (why) keepBest(best.get(why)!, row, scoreOf(columns, row, wanted))
    }
    return [...best]
      .flatMap(([why, rows]) => rows.map(({ row }) => ({ plate: readRow(columns, row), why })))
      .slice(0, limits.plate.near.most)
  }
  const passing = find(false)
  return passing.length > 0 ? passing : find(true)
}
