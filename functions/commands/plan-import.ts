import { newId } from '#functions/adapters/ids.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { findStock } from '#functions/data/stock-numbers.ts'
import { FileRefused } from '#functions/stock-file/file-refused.ts'
import type { StockFile } from '#functions/stock-file/read-table.ts'
import { planRow, refuseRow, type PlannedRow } from '#functions/stock-file/plan-row.ts'
import {
  cellsOf,
  findMonthFirst,
  problemWith,
  readRow,
  readStockNumber,
  type Cells,
} from '#functions/stock-file/read-row.ts'
import { stockFieldsToPublish } from '#shared/reference/stock-columns.ts'
import { limits } from '#shared/constants/limits.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { id } from '#shared/schemas/ids.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'

const live = { findStock, getListingsById, newId }

const isListingId = (text: string): boolean => id('listing').safeParse(text).success

type ReadableRow = { row: number; cells: Cells }
type RowProblem = PlannedRow['problems'][number]

/** The rows whose number can be read, those that have none or none that can be read, and the plans of rows that are no rows of this table. */
export const numberRows = ({ columns, rows }: StockFile) => {
  const numbered: (ReadableRow & { stockNumber: string })[] = []
  const unnumbered: (ReadableRow & { problem: RowProblem })[] = []
  const refused: PlannedRow[] = []
  for (const tableRow of rows) {
    const { row } = tableRow
    const cells = cellsOf(columns, tableRow)
    if (!cells) {
      const problem = problemWith(null, 'WRONG_COLUMN_COUNT', String(tableRow.cells.length))
      refused.push(refuseRow({ row, stockNumber: null }, [problem]))
      continue
    }
    const read = readStockNumber(cells)
    if (typeof read === 'string') numbered.push({ row, cells, stockNumber: read })
    else unnumbered.push({ row, cells, problem: read })
  }
  return { numbered, unnumbered, refused }
}

/**
 * The cars of the stock by the name that a row has for them: their number, or the id of a listing that has none (our export
 * writes it then).
 */
const readStock = async (ownerId: string, names: readonly string[], deps: typeof live) => {
  const numbers = names.filter((name) => !isListingId(name))
  const byNumber = await deps.findStock(ownerId, numbers)
  const listings = await deps.getListingsById([...byNumber.values(), ...names.filter(isListingId)])
  return (name: string): ListingRecord | undefined => {
    const listing = listings.get(isListingId(name) ? name : (byNumber.get(stockKey(name)) ?? ''))
    return listing?.ownerId === ownerId ? listing : undefined
  }
}

// Enough for every column and a description that is somewhat too long; a hostile row has two megabytes.
const keptColumns = 200
const keptRowLetters = 2 * limits.listing.description

/** The cells of a refused row as they are kept, to be fixed and sent again. */
const keptCells = (cells: readonly string[] = []): string[] => {
  let left = keptRowLetters
  return cells.slice(0, keptColumns).map((cell) => {
    const kept = cell.slice(0, left).toWellFormed()
    left -= kept.length
    return kept
  })
}

type Options = {
  ownerId: string
  mode: ImportMode
  at: Date
  /** Listings that will be on offer again, and are looked at as if they were. */
  returned?: ReadonlySet<string>
}

/** Plans what each row of a file would do to its dealership's stock, in the order of the file. Nothing is written. */
export const planImport = async (
  file: StockFile,
  { ownerId, mode, at, returned }: Options,
  deps = live,
): Promise<PlannedRow[]> => {
  const { numbered, unnumbered, refused } = numberRows(file)
  const stockOf = await readStock(
    ownerId,
    numbered.map(({ stockNumber }) => stockNumber),
    deps,
  )
  const absent = stockFieldsToPublish.filter((field) => !file.columns.fields.includes(field))
  // A price list needs no more than stock numbers and prices; a list of new cars without their makes is the wrong file.
  const isAllNew = numbered.length > 0 && numbered.every(({ stockNumber }) => !stockOf(stockNumber))
  if (mode === 'PUBLISH' && isAllNew && absent.length > 0) throw new FileRefused('MISSING_COLUMNS', absent)

  const monthFirst = findMonthFirst([...numbered, ...unnumbered].map(({ cells }) => cells))
  const met = new Set<string>()
  const plans = numbered.map(({ row, cells, stockNumber }): PlannedRow => {
    const seen = stockOf(stockNumber)
    const place = { row, stockNumber: isListingId(stockNumber) ? (seen?.stockNumber ?? null) : stockNumber }
    if (isListingId(stockNumber) && !seen)
      return refuseRow(place, [problemWith('stockNumber', 'UNKNOWN_VALUE', stockNumber)])
    const read = readRow(cells, seen?.car ?? {}, at, monthFirst)
    const identity = seen?.id ?? stockKey(stockNumber)
    if (met.has(identity)) read.problems.unshift(problemWith('stockNumber', 'REPEATED', stockNumber))
    met.add(identity)
    const present = seen && returned?.has(seen.id) ? { ...seen, availability: 'AVAILABLE' as const } : seen
    return planRow(place, read, present, { mode, newId: deps.newId('listing') })
  })
  // Somebody who adds the number wants to know which car it is, and what else is wrong with it. Not what a new car would lack: it may be
  // one of the stock.
  const unnumberedPlans = unnumbered.map(({ row, cells, problem }) => {
    const read = readRow(cells, {}, at, monthFirst)
    return refuseRow({ row, stockNumber: null }, [problem, ...read.problems], read)
  })
  const cellsAt = new Map(file.rows.map(({ row, cells }) => [row, cells]))
  return [...plans, ...unnumberedPlans, ...refused]
    .map((plan) => (plan.action === 'REFUSE' ? { ...plan, cells: keptCells(cellsAt.get(plan.row)) } : plan))
    .toSorted((a, b) => a.row - b.row)
}
