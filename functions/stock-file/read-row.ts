import { cityOfArea } from '#shared/reference/areas.ts'
import { normalise, stockKey } from '#shared/rules/normalise.ts'
import { modelByTrim } from './model-by-trim.ts'
import { isMonthFirst, type MonthFirst, type PlainField, readCell, readList } from './read-cell.ts'
import { answerOf, makeOf, modelOf, stateOf } from './vocabulary.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { StockField } from '#shared/reference/stock-columns.ts'
import { type CarDraft, carFields, type ListingStatus } from '#shared/schemas/listing.ts'
import type { ImportRowView, RowProblem } from '#shared/schemas/stock-import.ts'
import { type Columns, excerpt, type TableRow } from './read-table.ts'
import { limits } from '#shared/constants/limits.ts'
import { findMake } from '#shared/reference/makes.ts'
import { isPlain, line } from '#shared/schemas/text.ts'

type Problem = ImportRowView['problems'][number]

export type RowRead = {
  /** The answers that the row gives; a blank cell gives none. */
  answers: CarDraft
  /** The state of its listing, where the row says one. */
  said: { availability?: Availability; status?: ListingStatus }
  /** Whether it has its car for available, where it says no more than yes or no. */
  isAvailable?: boolean
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

/** Systems of dealerships write "Sold" into a column of the status or the condition, where it is no status or condition of ours. */
const withAvailability = (cells: Cells): Cells => {
  if (cells.availability !== undefined) return cells
  const field = (['status', 'condition'] as const).find((each) => stateOf.availability(cells[each] ?? ''))
  if (!field) return cells
  const { [field]: availability, ...rest } = cells
  return { ...rest, availability }
}

/**
 * Assigns a row's cells to the fields. Undefined when the row has more cells than the headers, so that none can be trusted. Excel leaves
 * out the delimiters of blank cells at a row's end; a row that may have been cut off has to have all.
 */
export const cellsOf = (
  { fields, places }: Columns,
  { cells, isCut }: Pick<TableRow, 'cells' | 'isCut'>,
): Cells | undefined => {
  const tooMany = cells.slice(fields.length).some((cell) => cell.trim() !== '')
  if (tooMany || (isCut && cells.length < fields.length)) return undefined
  const said = places.map(([field, index]) => [field, cells[index] ?? ''] as const)
  return withAvailability(Object.fromEntries(said.filter(([, text]) => text.trim() !== '')))
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
  const known = make && modelOf(make, text)
  const byTrim = make && !known ? modelByTrim(make, text) : undefined
  const model = known ?? byTrim?.model
  if (model) read.answers.model = model.name
  else if (make) read.problems.push(problemWith('model', 'UNKNOWN_MODEL', text))
  // A model alone says nothing: several makes have one called 3 or GT.
  else if (makeText === undefined) read.problems.push(problemWith('make', 'REQUIRED'))
  // A variant that is known already says more: C 200 AMG Line.
  if (byTrim && cells.variant === undefined && (!before.variant || before.model !== byTrim.model.name))
    read.answers.variant = byTrim.trim
  read.named.model = model?.name ?? excerpt(text, 60)
}

/** The area beside the city: an area says its city where no cell does, and another city leaves the former's area. */
const settlePlace = ({ area: areaText }: Cells, before: CarDraft, read: RowRead): void => {
  const { answers, problems } = read
  const area = answers.area ?? before.area
  if (!area) return
  const cityOfIt = cityOfArea(area)
  if (answers.area && cityOfIt && before.city !== cityOfIt) answers.city ??= cityOfIt
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
    const isAvailable = state || field === 'status' ? undefined : answerOf.isAvailable(text)
    if (state) Object.assign(read.said, { [field]: state })
    else if (isAvailable !== undefined) {
      read.isAvailable = isAvailable
      read.said.availability = isAvailable ? 'AVAILABLE' : 'PAUSED'
    } else read.problems.push(problemWith(field, 'UNKNOWN_VALUE', text))
  }
}

const isPlainField = (field: string): field is PlainField =>
  field in carFields && field !== 'make' && field !== 'model'

/** The fields whose dates have the month first; the rows of a file decide it together, since most dates alone could be either. */
export const findMonthFirst = (rows: readonly Cells[]): MonthFirst =>
  new Set(
    (['istimaraUntil', 'fahesAt'] as const).filter((field) =>
      isMonthFirst(rows.flatMap((cells) => cells[field] ?? [])),
    ),
  )

/**
 * The cylinders of a row, where a program writes 6.0 for six, as it does once a column has blanks. Alone it could be the size of the engine,
 * so that has to stand beside it, as another one: no engine has as many cylinders as litres.
 */
const wholeCylinders = ({ cylinders = '', engineSize = '' }: Cells): string => {
  const [, count] = /^(\d+)\.0+$/.exec(normalise(cylinders).trim()) ?? []
  const [size] = /\d+(?:\.\d+)?/.exec(normalise(engineSize)) ?? []
  if (count === undefined || size === undefined) return cylinders
  const litres = Number(size) < 100 ? Number(size) : Number(size) / 1000
  return Math.round(litres) === Number(count) ? cylinders : count
}

/** Reads a row's answers about its car; `before` are those already known. `at` decides which model years there are. */
export const readRow = (cells: Cells, before: CarDraft, at: Date, monthFirst?: MonthFirst): RowRead => {
  const read: RowRead = { answers: {}, said: {}, photoNames: [], problems: [], named: {} }
  readName(cells, before, read)
  for (const [field, text] of Object.entries(cells)) {
    if (!isPlainField(field)) continue
    const cell = readCell(field, field === 'cylinders' ? wholeCylinders(cells) : text, at, monthFirst)
    if ('problem' in cell) read.problems.push(problemWith(field, cell.problem, text))
    else Object.assign(read.answers, { [field]: cell.value })
  }
  settlePlace(cells, before, read)
  if (cells.photos !== undefined) readPhotoNames(cells.photos, read)
  readState(cells, read)
  return read
}
