import { cityOfArea } from '#shared/reference/areas.ts'
import { normalise, stockKey } from '#shared/rules/normalise.ts'
import type * as z from 'zod/mini'
import { answerOf, featureOf, makeOf, modelOf, stateOf, valueOf } from './vocabulary.ts'
import type { Availability } from '#shared/rules/availability.ts'
import { type StockField, stockListSeparator } from '#shared/reference/stock-columns.ts'
import { lastMonthOf, newestYear } from '#shared/rules/listing.ts'
import { type CarDraft, carFields, type ListingStatus } from '#shared/schemas/listing.ts'
import type { ImportRowView, RowProblem } from '#shared/schemas/stock-import.ts'
import { type Columns, excerpt } from './read-table.ts'
import { limits } from '#shared/constants/limits.ts'
import { findMake } from '#shared/reference/makes.ts'
import { isPlain, line } from '#shared/schemas/text.ts'

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
export type PlainField = Exclude<keyof CarDraft, 'make' | 'model'>

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

// 2027-03, 2027/3, 03/2027, 3-2027, and with the day that spreadsheets add.
const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?(?:[ t].*)?$/
const yearLast = /^(?:\d{1,2}[-/. ])?(\d{1,2})[-/. ](\d{4})$/

const readMonth = (field: 'istimaraUntil' | 'fahesAt', text: string, at: Date): CellRead => {
  const bare = normalise(text).trim()
  const [, first = '', second = ''] = yearFirst.exec(bare) ?? yearLast.exec(bare) ?? []
  const [year, month] = first.length === 4 ? [first, second] : [second, first]
  if (!year) return { problem: 'UNKNOWN_VALUE' }
  const read = checked(field, `${year}-${(month ?? '').padStart(2, '0')}`)
  return 'problem' in read || String(read.value) > lastMonthOf(field, at) ? { problem: 'OUT_OF_RANGE' } : read
}

/** Parses a cell that is not blank. `at` decides which model years there are. */
export const readCell = (field: PlainField, text: string, at: Date): CellRead => {
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
      return known(answerOf[field](text))
    case 'features':
      return checked(field, [...new Set(readList(text).map((part) => featureOf(part) ?? part))])
    case 'variant':
    case 'engineSize':
      return checked(field, oneLine(text))
    case 'istimaraUntil':
    case 'fahesAt':
      return readMonth(field, text, at)
    case 'vin':
    case 'description':
    case 'secondDescription':
      return checked(field, text)
  }
}

type Problem = ImportRowView['problems'][number]

export type RowRead = {
  /** The answers that the row gives; a blank cell gives none. */
  answers: CarDraft
  /** The state of its listing, where the row says one. */
  said: { availability?: Availability; status?: ListingStatus }
  photoNames: string[]
  problems: Problem[]
  /** The car as the file calls it, where our list does not know it. */
  named: { make?: string; model?: string }
}

const valueAtMost = 100
const fileNameAtMost = 255

/** A problem with a cell; `text` is the cell's content. */
export const problemWith = (field: StockField | null, problem: RowProblem, text = ''): Problem => ({
  field,
  problem,
  value: excerpt(text, valueAtMost) || null,
})

/** The cells of a row that say something, by field. */
export type Cells = Partial<Record<StockField, string>>

/**
 * Assigns a row's cells to the fields. Undefined when the row has another number of cells than the headers, so that none can be
 * trusted.
 */
export const cellsOf = ({ fields }: Columns, cells: readonly string[]): Cells | undefined => {
  const tooMany = cells.slice(fields.length).some((cell) => cell.trim() !== '')
  if (tooMany || cells.length < fields.length) return undefined
  const said = fields.map((field, index) => [field, cells[index] ?? ''] as const)
  return Object.fromEntries(said.filter(([field, text]) => field !== undefined && text.trim() !== ''))
}

const stockNumberSchema = line(limits.selling.stockNumber)

/** The stock number of a row, or the problem with it. */
export const readStockNumber = ({ stockNumber = '' }: Cells): string | Problem => {
  const parsed = stockNumberSchema.safeParse(stockNumber.replace(/[\t\n]+/g, ' '))
  if (parsed.success)
    return stockKey(parsed.data) === '' ? problemWith('stockNumber', 'REQUIRED') : parsed.data
  const { code } = parsed.error.issues[0] ?? {}
  if (code === 'too_small') return problemWith('stockNumber', 'REQUIRED')
  return problemWith('stockNumber', code === 'too_big' ? 'TOO_LONG' : 'BAD_CHARACTERS', stockNumber)
}

/** The make and model of a row: one beside the other, or beside what the car is already known as. */
const readName = (cells: Cells, before: CarDraft, read: RowRead): void => {
  const { make: makeText, model: modelText } = cells
  const make = makeText === undefined ? findMake(before.make ?? '') : makeOf(makeText)
  if (makeText !== undefined) {
    if (make) read.answers.make = make.name
    else read.problems.push(problemWith('make', 'UNKNOWN_MAKE', makeText))
    read.named.make = make?.name ?? excerpt(makeText, 60)
  }
  const text = modelText ?? (read.answers.make && before.model)
  if (text === undefined) return
  const model = make && modelOf(make, text)
  if (model) read.answers.model = model.name
  else if (make) read.problems.push(problemWith('model', 'UNKNOWN_MODEL', text))
  // A model alone says nothing: several makes have one called 3 or GT.
  else if (makeText === undefined) read.problems.push(problemWith('make', 'REQUIRED'))
  read.named.model = model?.name ?? excerpt(text, 60)
}

/** The area beside the city: an area says its city where no cell does, and another city leaves the former's area. */
const settlePlace = ({ area: areaText }: Cells, before: CarDraft, read: RowRead): void => {
  const { answers, problems } = read
  const area = answers.area ?? before.area
  if (!area) return
  const cityOfIt = cityOfArea(area)
  answers.city ??= answers.area && before.city !== cityOfIt ? cityOfIt : undefined
  const city = answers.city ?? before.city
  if (cityOfIt === city) return
  if (areaText === undefined) answers.area = ''
  else problems.push(problemWith('area', 'UNKNOWN_VALUE', areaText))
}

const readPhotoNames = (text: string, read: RowRead): void => {
  // A path of the machine that the file was made on says nothing here.
  const names = readList(text).map((part) => part.split(/[\\/]/).at(-1)?.trim() ?? '')
  const all = [...new Set(names.filter((name) => name !== ''))]
  const problems: RowProblem[] = []
  if (all.length > limits.listing.photos) problems.push('TOO_MANY')
  if (all.some((name) => name.length > fileNameAtMost)) problems.push('TOO_LONG')
  if (all.some((name) => !isPlain(name))) problems.push('BAD_CHARACTERS')
  if (problems.length === 0) read.photoNames = all
  read.problems.push(...problems.map((problem) => problemWith('photos', problem, text)))
}

const readState = (cells: Cells, read: RowRead): void => {
  for (const field of ['availability', 'status'] as const) {
    const text = cells[field]
    if (text === undefined) continue
    const state = stateOf[field](text)
    if (state) Object.assign(read.said, { [field]: state })
    else read.problems.push(problemWith(field, 'UNKNOWN_VALUE', text))
  }
}

const isPlainField = (field: string): field is PlainField =>
  field in carFields && field !== 'make' && field !== 'model'

/** Reads a row's answers about its car; `before` are those already known. `at` decides which model years there are. */
export const readRow = (cells: Cells, before: CarDraft, at: Date): RowRead => {
  const read: RowRead = { answers: {}, said: {}, photoNames: [], problems: [], named: {} }
  readName(cells, before, read)
  for (const [field, text] of Object.entries(cells)) {
    if (!isPlainField(field)) continue
    const cell = readCell(field, text, at)
    if ('problem' in cell) read.problems.push(problemWith(field, cell.problem, text))
    else Object.assign(read.answers, { [field]: cell.value })
  }
  settlePlace(cells, before, read)
  if (cells.photos !== undefined) readPhotoNames(cells.photos, read)
  readState(cells, read)
  return read
}
