import { eachAtOnce } from '#functions/core/time.ts'
import { findSameChassis } from '#functions/data/chassis-numbers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { findIdsBySlug, getListingsById } from '#functions/data/listings.ts'
import { findStock } from '#functions/data/stock-numbers.ts'
import { refuseRow, type PlannedRow } from '#functions/stock-file/plan-row.ts'
import { cellsOf, problemWith, readRow, readStockNumber, type Cells } from '#functions/stock-file/read-row.ts'
import type { StockFile } from '#functions/stock-file/read-table.ts'
import { stateOf } from '#functions/stock-file/vocabulary.ts'
import { limits } from '#shared/constants/limits.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { id } from '#shared/schemas/ids.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'

const live = { findStock, findIdsBySlug, findSameChassis, getListingsById }
type Deps = typeof live

type RowProblem = PlannedRow['problems'][number]
type ReadableRow = { row: number; cells: Cells }

/** A row whose car can be told, or that has a stock number at least. */
type MatchedRow = ReadableRow & {
  /** Null where it names its car in another way. */
  stockNumber: string | null
  /** The car of the stock; undefined where it is a new one. */
  seen: ListingRecord | undefined
  /** Why it is taken neither for a car of the stock nor for a new one. */
  problem: RowProblem | undefined
}

/** The rows by what is known of their cars; `unmatched` have no number, or none that can be read. */
export type RowMatch = {
  matched: MatchedRow[]
  unmatched: (ReadableRow & { problem: RowProblem })[]
  /** The plans of rows that are no rows of this table. */
  refused: PlannedRow[]
}

// Our own page of a car, or our form for one that has no page yet.
const linkForm = /(?:\/cars\/|[?&]edit=)([\w-]+)/

/** The slug or id of the listing that a link leads to; an export has one for each car. */
const linkedName = ({ columns }: StockFile, cells: readonly string[]): string =>
  linkForm.exec(cells[columns.linkAt] ?? '')?.[1] ?? ''

const isListingId = (text: string): boolean => id('listing').safeParse(text).success

/** A row with its number, '' where there is none, or none that can be read: `unread` says why. */
type NamedRow = ReadableRow & { name: string; unread: RowProblem | undefined; link: string }

const nameRows = (file: StockFile) => {
  const rows: NamedRow[] = []
  const refused: PlannedRow[] = []
  for (const tableRow of file.rows) {
    const { row } = tableRow
    const cells = cellsOf(file.columns, tableRow)
    if (cells) {
      const read = readStockNumber(cells)
      const number = typeof read === 'string' ? { name: read, unread: undefined } : { name: '', unread: read }
      rows.push({ row, cells, ...number, link: linkedName(file, tableRow.cells) })
    } else {
      const problem = problemWith(null, 'WRONG_COLUMN_COUNT', String(tableRow.cells.length))
      refused.push(refuseRow({ row, stockNumber: null }, [problem]))
    }
  }
  return { rows, refused }
}

/** Finds the dealership's own among listings that were read. */
const ownBy = (listings: Iterable<ListingRecord>, ownerId: string) => {
  const own = [...listings].filter((listing) => listing.ownerId === ownerId)
  const named = new Map(own.flatMap((each) => [each.id, each.slug].map((name) => [name, each] as const)))
  return (name: string): ListingRecord | undefined => named.get(name)
}

/**
 * The cars of the stock by the name that a row has for them: their number, or the id of a listing that has none (our export
 * wrote it once).
 */
const readStock = async (ownerId: string, names: readonly string[], deps: Deps) => {
  const byNumber = await deps.findStock(
    ownerId,
    names.filter((name) => !isListingId(name)),
  )
  const listings = await deps.getListingsById([...byNumber.values(), ...names.filter(isListingId)])
  const own = ownBy(listings.values(), ownerId)
  return (name: string) => own(isListingId(name) ? name : (byNumber.get(stockKey(name)) ?? ''))
}

const queriesAtOnce = 16

/** The cars that are known otherwise: those that links name, and the live ones that have a chassis number. */
const readOthers = async (
  ownerId: string,
  { links, vins }: { links: readonly string[]; vins: readonly string[] },
  deps: Deps,
) => {
  const chassis = new Map<string, string[]>()
  await eachAtOnce([...new Set(vins)], queriesAtOnce, async (vin) => {
    const found = await deps.findSameChassis({ id: '', car: { vin } })
    // Of more cars some are not found, and what so many share (a template's example) tells no cars apart.
    chassis.set(vin, found.length > limits.sameChassis ? [] : found)
  })
  const bySlug = await deps.findIdsBySlug(links.filter((name) => !isListingId(name)))
  const byVin = [...chassis.values()].flat()
  const listings = await deps.getListingsById([...byVin, ...bySlug, ...links.filter(isListingId)])
  const own = ownBy(listings.values(), ownerId)
  return {
    linked: own,
    withVin: (vin = '') => (chassis.get(vin) ?? []).flatMap((listingId) => own(listingId) ?? []),
  }
}

// A cell that was copied along with another car's, or a number that a system writes into every row, says nothing.
const mayBeSameCar = (said: CarDraft, { car }: ListingRecord): boolean =>
  (['vin', 'make', 'model'] as const).every(
    (field) => !said[field] || !car[field] || said[field] === car[field],
  )

/**
 * Tells of each row which car of the dealership's stock it is about. By its number; where that is blank or not in the stock, by the
 * chassis number of a car on the market, or by the link that our export gave it: it is that car then, with another number, unless a row has
 * it already. A sold car that has another number and is on offer was bought back, so it is a new one.
 */
export const matchRows = async (
  file: StockFile,
  { ownerId, at }: { ownerId: string; at: Date },
  deps: Deps = live,
): Promise<RowMatch> => {
  const { rows, refused } = nameRows(file)
  const stockOf = await readStock(
    ownerId,
    rows.flatMap(({ name }) => name || []),
    deps,
  )
  const isOpen = ({ name, unread }: NamedRow) =>
    name === '' ? unread?.problem === 'REQUIRED' : !stockOf(name) && !isListingId(name)
  const open = rows.filter(isOpen)
  const reads = new Map(open.map((row) => [row, readRow(row.cells, {}, at)]))
  const { linked, withVin } = await readOthers(
    ownerId,
    {
      links: open.flatMap(({ link }) => link || []),
      vins: [...reads.values()].flatMap(({ answers }) => answers.vin || []),
    },
    deps,
  )

  const known = rows.flatMap(({ name, cells }) => ({ cells, seen: stockOf(name) }))
  const taken = new Set(known.map(({ seen }) => seen?.id))
  const soldNow = new Set(
    known
      .filter(({ cells }) => stateOf.availability(cells.availability ?? '') === 'SOLD')
      .map(({ seen }) => seen?.id),
  )
  const carOf = (row: NamedRow): Pick<MatchedRow, 'seen' | 'problem'> => {
    const { name, cells, link } = row
    const read = reads.get(row)
    if (!read) {
      const seen = stockOf(name)
      return { seen, problem: seen ? undefined : problemWith('stockNumber', 'UNKNOWN_VALUE', name) }
    }
    const { answers, said } = read
    const withSameVin = withVin(answers.vin).filter(
      (car) => mayBeSameCar(answers, car) && !soldNow.has(car.id),
    )
    // Several of them say that the number tells no cars apart.
    const byVin = withSameVin.length === 1 ? withSameVin[0] : undefined
    const named = linked(link)
    const isBoughtBack =
      named?.availability === 'SOLD' && name !== '' && (said.availability ?? 'SOLD') !== 'SOLD'
    const byLink = named && mayBeSameCar(answers, named) && !isBoughtBack ? named : undefined
    const seen = byVin ?? byLink
    if (!seen || taken.has(seen.id))
      return { seen: undefined, problem: byVin && problemWith('vin', 'REPEATED', cells.vin) }
    taken.add(seen.id)
    return { seen, problem: undefined }
  }

  const match: RowMatch = { matched: [], unmatched: [], refused }
  for (const named of rows) {
    const { row, cells, name, unread } = named
    const found = unread && !isOpen(named) ? undefined : carOf(named)
    if (unread && !found?.seen) match.unmatched.push({ row, cells, problem: unread })
    else if (found) {
      const stockNumber = name === '' || isListingId(name) ? null : name
      match.matched.push({ row, cells, stockNumber, ...found })
    }
  }
  return match
}
