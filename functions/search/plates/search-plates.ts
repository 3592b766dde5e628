import { type PlateText, shapesOf, understandPlateText } from './understand.ts'
import { bitOfCategory, bitOfSeries, bitsOfLocations, bitsOfTags } from './traits.ts'
import type { PlateTerm } from './vocabulary.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PlateDigits } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'
import { type Bits, emptyBits, hasBit, intersectWords, listRows } from '#functions/search/bits.ts'
import { rowsLike } from './digit-sets.ts'
import { lengthOf, type PlateColumns, type PlateFacts, readRow } from './columns.ts'
import type { PlateIndex } from './plate-index.ts'

/** A query's conditions on a row, prepared for fast comparison. */
export type PlateFilter = {
  /** Traits that must all be there, and those of which one must be; 0 for none. */
  all: number
  some: number
  /** Those of `all` that are letters of the number that was asked for ("Q 333"); a chosen letter is another filter. */
  letters: number
  /** A bit per number of digits that will do. */
  lengths: number
  minPrice: number
  maxPrice: number
  /** Milliseconds since 1970 from which it must have been listed, or become cheaper; 0 for any time. */
  listedSince: number
  droppedSince: number
  /** Each must be answered: per number its fits, the best first, as the shapes that a plate's number may have. */
  numbers: readonly (readonly (readonly string[])[])[]
  /** The same as they were asked for. */
  asked: readonly string[]
  /** The number of distinct fits: the mark of a row is one of 1 (best) up to this. */
  fits: number
}

/** Whether a number has wildcards. */
export const isPattern = (number: string): boolean => /[?*]/.test(number)

/** A pattern fits or does not; digits alone are the whole number, begin it, or are within it. */
const fitsOf = (number: string): string[][] =>
  (isPattern(number) ? [number] : [number, `${number}*`, `*${number}*`]).map(shapesOf)

const anyLength = 0b1111110
/** The numbers of digits that a choice allows, a bit each. */
export const lengthsOf = (digits: PlateDigits | undefined): number => {
  if (digits === undefined) return anyLength
  return digits === '4+' ? 0b1110000 : 1 << Number(digits)
}

const bitsOf = (term: Exclude<PlateTerm, { digits: number }>): number => {
  if ('tag' in term) return bitsOfTags([term.tag])
  if ('category' in term) return bitOfCategory(term.category)
  return 'location' in term ? bitsOfLocations([term.location]) : bitOfSeries(term.series)
}

const nothing: PlateText = { terms: [], numbers: [] }

const hourMs = 3_600_000

/** The filter of a query; undefined when no plate can answer it. Time counts by the hour, as for cars (`momentsOf`). */
export const filterOf = (query: PlateQuery, at: number = Date.now()): PlateFilter | undefined => {
  const since = (isAsked: boolean | undefined, days: number) =>
    isAsked ? at - (at % hourMs) - days * 24 * hourMs : 0
  const text = query.search === undefined ? nothing : understandPlateText(query.search)
  if (!text) return undefined
  let all = bitsOfTags(query.tags ?? [])
  let lengths = lengthsOf(query.digits)
  if (query.category) all |= bitOfCategory(query.category)
  if (query.series) all |= bitOfSeries(query.series)
  const exact = query.number === undefined ? undefined : readPlateNumber(query.number)
  let letters = exact?.series ? bitOfSeries(exact.series) : 0
  for (const term of text.terms) {
    if ('digits' in term) lengths &= 1 << term.digits
    else if ('series' in term) letters |= bitsOf(term)
    else all |= bitsOf(term)
  }
  all |= letters
  return {
    all,
    letters,
    some: bitsOfLocations(query.location ?? []),
    lengths,
    minPrice: Math.max(query.minPrice ?? 0, text.minPrice ?? 0),
    maxPrice: Math.min(query.maxPrice ?? limits.plate.price.max, text.maxPrice ?? Infinity),
    listedSince: since(query.isNew, 1),
    droppedSince: since(query.priceDrop, 30),
    numbers: [...text.numbers.map(fitsOf), ...(exact ? [[shapesOf(exact.number)]] : [])],
    asked: [...text.numbers, ...(exact ? [exact.number] : [])],
    fits: text.numbers.some((number) => !isPattern(number)) ? 3 : 1,
  }
}

/** For each number of the query, the rows at each of its fits, the best first. */
type Fits = readonly (readonly Bits[])[]

/**
 * Lists the rows that answer all numbers, ascending; undefined for all. The last fit of a number is what all others are
 * cases of.
 */
const rowsWith = (fits: Fits, count: number, listed: Uint32Array): Uint32Array | undefined => {
  if (fits.length === 0) return undefined
  const together = emptyBits(count)
  intersectWords(
    together,
    fits.map((each) => each.at(-1)!),
    0,
    together.length,
  )
  return listed.subarray(0, listRows(together, 0, together.length, listed, 0))
}

/** The fit of a row that matches all numbers, by the worst of them: 1 is best. */
const fitOf = (fits: Fits, row: number): number => {
  let worst = 1
  for (const each of fits) {
    let fit = 0
    while (fit < each.length - 1 && !hasBit(each[fit]!, row)) fit++
    if (fit >= worst) worst = fit + 1
  }
  return worst
}

/** Whether a row passes everything but the numbers. */
export const passes = (
  { numbers, traits, prices, listedAt, droppedAt }: PlateColumns,
  row: number,
  { all, some, lengths, minPrice, maxPrice, listedSince, droppedSince }: PlateFilter,
): boolean => {
  const own = traits[row]!
  const price = prices[row]!
  return (
    (own & all) === all &&
    (some === 0 || (own & some) !== 0) &&
    ((lengths >>> lengthOf(numbers[row]!)) & 1) === 1 &&
    price >= minPrice &&
    price <= maxPrice &&
    listedAt[row]! >= listedSince &&
    droppedAt[row]! >= droppedSince
  )
}

/**
 * Marks each row of the index with how well it fits, 1 up to `filter.fits`, or 0.
 * @returns how many rows have each mark, by the mark
 */
export const markRows = (
  { count, columns, digits, marks, listed }: PlateIndex,
  filter: PlateFilter,
): number[] => {
  const { fits } = filter
  const known: Fits = filter.numbers.map((each) => each.map((shapes) => rowsLike(digits, shapes)))
  const counts = Array.from({ length: fits + 1 }, () => 0)
  marks.fill(0, 0, count)
  const rows = rowsWith(known, count, listed)
  const candidates = rows?.length ?? count
  for (let place = 0; place < candidates; place++) {
    const row = rows ? rows[place]! : place
    if (!passes(columns, row, filter)) continue
    const fit = fits === 1 ? 1 : fitOf(known, row)
    marks[row] = fit
    counts[fit]!++
  }
  return counts
}

/** A page of plates, and how many there are. */
export type FoundPlates = { plates: PlateFacts[]; total: number }

type Page = { skip: number; limit: number; rows: number[] }
type Walk = { order: Uint32Array; count: number; isDescending: boolean }

/** Adds the rows with a mark from `from` to `to` in an order to a page, until the page is full. */
const collect = (page: Page, marks: Uint8Array, [from, to]: readonly [number, number], walk: Walk): void => {
  const { order, count, isDescending } = walk
  for (let place = 0; place < count && page.rows.length < page.limit; place++) {
    const row = order[isDescending ? count - 1 - place : place]!
    const mark = marks[row]!
    if (mark < from || mark > to) continue
    if (page.skip > 0) page.skip--
    else page.rows.push(row)
  }
}

/**
 * One page of the plates that answer a query, and how many do. Without a sort those whose number fits a text best come
 * first, and the newest of them; ties end at the id, so that pages never overlap.
 */
export const searchPlates = (index: PlateIndex, query: PlateQuery): FoundPlates => {
  const filter = filterOf(query)
  if (!filter) return { plates: [], total: 0 }
  const counts = markRows(index, filter)
  const { sortBy, sortOrder, limit } = query
  const page: Page = { skip: (query.page - 1) * limit, limit, rows: [] }
  const isDescending = sortBy === undefined || sortOrder === 'desc'
  const walk = { order: index.orders[sortBy ?? 'createdAt'], count: index.count, isDescending }
  const total = counts.reduce((sum, each) => sum + each, 0)
  if (sortBy !== undefined) {
    if (page.skip < total) collect(page, index.marks, [1, filter.fits], walk)
  } else
    for (let fit = 1; fit <= filter.fits; fit++) {
      const fitting = counts[fit]!
      if (page.skip >= fitting) page.skip -= fitting
      else collect(page, index.marks, [fit, fit], walk)
    }
  return { plates: page.rows.map((row) => readRow(index.columns, row)), total }
}
