import { normalise } from '#shared/rules/normalise.ts'
import type * as z from 'zod/mini'
import { answerOf, featureOf, valueOf } from './vocabulary.ts'
import { type StockAnswer, stockListSeparator } from '#shared/reference/stock-columns.ts'
import { lastMonthOf, newestYear } from '#shared/rules/listing.ts'
import { type CarDraft, carFields } from '#shared/schemas/listing.ts'
import type { RowProblem } from '#shared/schemas/stock-import.ts'

// Currencies and units that dealers write beside a figure, in their folded form.
const unit =
  '(?:qar|q\\.?r\\.?|ر\\.?ق\\.?|ريال(?:ات)?(?:قطري)?|kms?|kilomet(?:er|re)s?|كم|ك\\.م\\.?|كلم|كيلو(?:متر(?:ات?)?)?|\\/-)'
const units = new RegExp(`^${unit}|${unit}$`, 'g')

// Whole, with groups of three or without; cents only when there are none.
const whole = /^-?(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]0{1,2})?$/
const cents = /[.,]0{1,2}$/

/**
 * The whole number in a cell: 45000, `QAR 45,000`, `45.000 ر.ق`, `٤٥٬٠٠٠`, `120 000 km`, `45,000.00`. Undefined when it is none or
 * has a fraction.
 */
export const readNumber = (text: string): number | undefined => {
  const bare = normalise(text).replace(/\s/g, '').replace(units, '')
  if (bare.length > 20 || !whole.test(bare)) return undefined
  // Less than nothing of nothing (-0) is stored as 0, and would be another number in each comparison.
  return Number(bare.replace(cents, '').replace(/[^\d-]/g, '')) + 0
}

/** An answer about the car, or the problem with the cell. */
type CellRead = { value: CarDraft[keyof CarDraft] } | { problem: RowProblem }

/** The fields whose cells do not depend on the rest of the row: all but the make and its model. */
export type PlainField = Exclude<StockAnswer, 'make' | 'model'>

type Issue = z.core.$ZodIssue

const problemOf = (issue: Issue | undefined): RowProblem => {
  if (issue?.code !== 'too_big' && issue?.code !== 'too_small') return 'BAD_CHARACTERS'
  if (issue.origin === 'array') return 'TOO_MANY'
  if (issue.origin !== 'string') return 'OUT_OF_RANGE'
  // Too short is what had nothing but invisible characters in it.
  return issue.code === 'too_big' ? 'TOO_LONG' : 'BAD_CHARACTERS'
}

const checked = (field: PlainField, value: unknown): CellRead => {
  const parsed = carFields[field].safeParse(value)
  return parsed.success ? { value: parsed.data } : { problem: problemOf(parsed.error.issues[0]) }
}

// A spreadsheet's cell may break its line; a car's variant may not.
const oneLine = (text: string): string => text.replace(/[\t\n]+/g, ' ')

// More than any cell may list; a hostile one lists a million.
const partsAtMost = 1000

/** The parts of a cell that lists several. */
export const readList = (text: string): string[] =>
  text
    .split(text.includes(stockListSeparator) ? stockListSeparator : /[,;،؛\n]/, partsAtMost)
    .map((part) => oneLine(part).trim())
    .filter((part) => part !== '')

const readWhole = (field: PlainField, text: string): CellRead => {
  const number = readNumber(text)
  return number === undefined ? { problem: 'NOT_A_NUMBER' } : checked(field, number)
}

const known = (value: string | boolean | undefined): CellRead =>
  value === undefined ? { problem: 'UNKNOWN_VALUE' } : { value }

// 2027-03, 2027/3, 03/2027, 3-2027; and with the day that spreadsheets add: 2027-03-31, 31/12/2026, 31/12/26.
const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?(?:[ t].*)?$/
const yearLast = /^(\d{1,2})[-/. ](\d{4})$/
const withDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
// As Excel shows a month that it has read from a CSV, Mar-27 or مارس-27; also 31-Dec-2026, March 2027.
const monthNamed = /^(?:\d{1,2}[-/. ]+)?(\p{L}{3,9})[-/., ]+(\d{4}|\d{2})$/u

const monthNames = (['en', 'ar-QA'] as const).map((locale) => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => normalise(format(Date.UTC(2000, month))))
})

/** The number of a month by its name or, as English does, its first letters. */
const monthOf = (name: string): string => {
  const [english = [], arabic = []] = monthNames
  const at = english.findIndex((each) => each.startsWith(name))
  return String((at < 0 ? arabic.indexOf(name) : at) + 1)
}

/** Fields of months whose days come after the month, as American systems write them. */
export type MonthFirst = ReadonlySet<PlainField>

/** Whether the dates of a column have the month before the day: one of them says so, and none says the contrary. */
export const isMonthFirst = (column: readonly string[]): boolean => {
  const dates = column.flatMap((text) => {
    const [, one, two] = withDay.exec(normalise(text).trim()) ?? []
    return one && two ? [[Number(one), Number(two)] as const] : []
  })
  return dates.some(([, two]) => two > 12) && dates.every(([one]) => one <= 12)
}

/** Year and month of a text, in digits. */
const yearAndMonth = (text: string, monthIsFirst = false): [year?: string, month?: string] => {
  const [, year, month] = yearFirst.exec(text) ?? []
  if (year) return [year, month]
  const [, only, last] = yearLast.exec(text) ?? []
  const [, one, two, dated] = withDay.exec(text) ?? []
  const [, name, named] = monthNamed.exec(text) ?? []
  const found = last ?? dated ?? named
  return [found && found.padStart(4, '20'), name ? monthOf(name) : (only ?? (monthIsFirst ? one : two))]
}

const readMonth = (
  field: 'istimaraUntil' | 'fahesAt',
  text: string,
  at: Date,
  monthFirst?: MonthFirst,
): CellRead => {
  const bare = normalise(text).trim()
  const [year, month = ''] = yearAndMonth(bare, monthFirst?.has(field))
  if (!year || month === '0') return { problem: 'UNKNOWN_VALUE' }
  const read = checked(field, `${year}-${month.padStart(2, '0')}`)
  return 'problem' in read || String(read.value) > lastMonthOf(field, at) ? { problem: 'OUT_OF_RANGE' } : read
}

/** Parses a cell that is not blank. `at` decides which model years there are. */
export const readCell = (field: PlainField, text: string, at: Date, monthFirst?: MonthFirst): CellRead => {
  switch (field) {
    case 'year': {
      const read = readWhole(field, text)
      const isToCome = 'value' in read && Number(read.value) > newestYear(at)
      return isToCome ? { problem: 'OUT_OF_RANGE' } : read
    }
    case 'mileage':
    case 'priceQAR':
    case 'seats':
    case 'doors':
      return readWhole(field, text)
    case 'cylinders':
      // A fraction is the size of the engine: 1.6 litres are no 16 cylinders, and 2.0 are no two.
      if (/\p{N}[.,٫]\p{N}/u.test(text)) return { problem: 'NOT_A_NUMBER' }
      // As often written as the shape of the engine: V6, 6 cyl.
      return readWhole(field, text.replace(/[^\p{N}]/gu, ''))
    case 'bodyType':
    case 'fuelType':
    case 'transmission':
    case 'driveType':
    case 'color':
    case 'owners':
    case 'serviceHistory':
    case 'condition':
    case 'city':
    case 'area':
      return known(valueOf[field](text))
    case 'isGCCSpec':
    case 'hasWarranty':
    case 'isAccidentFree':
    case 'isPriceFixed':
      return known(answerOf[field](text))
    case 'features':
      return checked(field, [...new Set(readList(text).map((part) => featureOf(part) ?? part))])
    case 'variant':
    case 'engineSize':
      return checked(field, oneLine(text))
    case 'istimaraUntil':
    case 'fahesAt':
      return readMonth(field, text, at, monthFirst)
    case 'vin':
    case 'description':
    case 'secondDescription':
      return checked(field, text)
  }
}
