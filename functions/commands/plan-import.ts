import { newId } from '#functions/adapters/ids.ts'
import { FileRefused } from '#functions/stock-file/file-refused.ts'
import type { StockFile } from '#functions/stock-file/read-table.ts'
import { planRow, refuseRow, type PlannedRow } from '#functions/stock-file/plan-row.ts'
import { findMonthFirst, problemWith, readRow } from '#functions/stock-file/read-row.ts'
import { matchRows, type RowMatch } from './match-rows.ts'
import { stockFieldsToPublish } from '#shared/reference/stock-columns.ts'
import { limits } from '#shared/constants/limits.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'

const live = { matchRows, newId }

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
  /** Which car each row is about, where that has been asked. */
  match?: RowMatch
  /** Listings that will be on offer again, and are looked at as if they were. */
  returned?: ReadonlySet<string>
}

/** Plans what each row of a file would do to its dealership's stock, in the order of the file. Nothing is written. */
export const planImport = async (
  file: StockFile,
  { ownerId, mode, at, match, returned }: Options,
  deps = live,
): Promise<PlannedRow[]> => {
  const { matched, unmatched, refused } = match ?? (await deps.matchRows(file, { ownerId, at }))
  const absent = stockFieldsToPublish.filter((field) => !file.columns.fields.includes(field))
  // A price list needs no more than stock numbers and prices; a list of new cars without their makes is the wrong file.
  const isAllNew = matched.length > 0 && matched.every(({ seen }) => !seen)
  if (mode === 'PUBLISH' && isAllNew && absent.length > 0) throw new FileRefused('MISSING_COLUMNS', absent)

  const monthFirst = findMonthFirst([...matched, ...unmatched].map(({ cells }) => cells))
  const met = new Set<string>()
  const plans = matched.map(({ row, cells, stockNumber, seen, problem }): PlannedRow => {
    const place = { row, stockNumber: stockNumber ?? seen?.stockNumber ?? null }
    const read = readRow(cells, seen?.car ?? {}, at, monthFirst)
    if (problem) return refuseRow(place, [problem, ...read.problems], read)
    const names = [seen?.id ?? '', stockKey(place.stockNumber ?? '')].filter(Boolean)
    if (names.some((name) => met.has(name)))
      read.problems.unshift(problemWith('stockNumber', 'REPEATED', place.stockNumber ?? ''))
    for (const name of names) met.add(name)
    const present = seen && returned?.has(seen.id) ? { ...seen, availability: 'AVAILABLE' as const } : seen
    return planRow(place, read, present, { mode, newId: deps.newId('listing') })
  })
  // Somebody who adds the number wants to know which car it is, and what else is wrong with it. Not what a new car would lack: it may be
  // one of the stock.
  const unmatchedPlans = unmatched.map(({ row, cells, problem }) => {
    const read = readRow(cells, {}, at, monthFirst)
    return refuseRow({ row, stockNumber: null }, [problem, ...read.problems], read)
  })
  const cellsAt = new Map(file.rows.map(({ row, cells }) => [row, cells]))
  return [...plans, ...unmatchedPlans, ...refused]
    .map((plan) => (plan.action === 'REFUSE' ? { ...plan, cells: keptCells(cellsAt.get(plan.row)) } : plan))
    .toSorted((a, b) => a.row - b.row)
}
