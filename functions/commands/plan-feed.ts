import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import {
  type FeedRecord,
  type FeedStock,
  findFeed,
  putFeedStock,
  readFeedStock,
} from '#functions/data/stock-feeds.ts'
import { findStock } from '#functions/data/stock-numbers.ts'
import type { ImportRow } from '#functions/data/stock-imports.ts'
import type { PlannedRow } from '#functions/stock-file/plan-row.ts'
import type { StockFile } from '#functions/stock-file/read-table.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { canSetAvailability, isOnOffer } from '#shared/rules/availability.ts'
import { areTooManyGone } from '#shared/rules/feed.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { priceDoubts } from '#shared/rules/price-question.ts'
import type { GoneAction } from '#shared/schemas/stock-feed.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'
import { matchRows, type RowMatch } from './match-rows.ts'
import { planImport } from './plan-import.ts'

const live = { matchRows, planImport, findStock, getListingsById }
type Deps = typeof live

type FeedRow = PlannedRow & Pick<ImportRow, 'held'>

/** A row whose price a person would be asked about waits for them: nobody is there when a feed is carried out. */
const holdUnlikely = (row: PlannedRow, mode: ImportMode): FeedRow => {
  const { action, changes, answers, moves } = row
  const price = changes.find(({ field }) => field === 'priceQAR')
  const isPublished = action === 'CREATE' && mode === 'PUBLISH' && moves.intent !== 'DRAFT'
  const before = typeof price?.before === 'number' ? price.before : undefined
  const isAsked = (price || isPublished) && priceDoubts(answers.priceQAR, { before, isCar: true }).length > 0
  return isAsked ? { ...row, held: 'PRICE' } : row
}

const listingsOf = async (ownerId: string, numbers: readonly string[], deps: Deps) => {
  if (numbers.length === 0) return []
  const found = await deps.findStock(ownerId, numbers)
  const listings = await deps.getListingsById([...found.values()])
  return [...listings.values()].filter((listing) => listing.ownerId === ownerId)
}

const numberOf = ({ stockNumber }: Pick<ListingRecord, 'stockNumber'>): string => stockKey(stockNumber ?? '')

const endOf = ({ availabilityAt }: Pick<ListingRecord, 'availabilityAt'>): string => availabilityAt ?? ''

/** Whether its return was carried out, so that its dealership has the last word since. */
const hasReturned = (listing: ListingRecord, { returning }: Pick<FeedStock, 'returning'>): boolean => {
  const end = returning[numberOf(listing)]
  return end !== undefined && end !== endOf(listing)
}

/** A car that was taken off sale because it had left the feed is on offer again with its return, reserved if it was. */
const revive = (
  row: FeedRow,
  listing: ListingRecord | undefined,
  { reserved }: Pick<FeedStock, 'reserved'>,
): FeedRow => {
  const isRow = row.action === 'SAME' || row.action === 'CHANGE'
  if (!isRow || !listing) return row
  const after = reserved.includes(numberOf(listing)) ? 'RESERVED' : 'AVAILABLE'
  const change = { field: 'availability', before: listing.availability, after }
  return {
    ...row,
    action: 'CHANGE',
    changes: [...row.changes, change],
    moves: { ...row.moves, availability: after },
  }
}

const goneRow = (
  listing: ListingRecord,
  after: 'PAUSED' | 'SOLD',
  { row, isHeld }: { row: number; isHeld: boolean },
): FeedRow => ({
  row,
  stockNumber: listing.stockNumber,
  title: carTitle(listing.car, 'en'),
  titleAr: carTitle(listing.car, 'ar'),
  photoNames: [],
  action: 'CHANGE',
  listingId: listing.id,
  changes: [{ field: 'availability', before: listing.availability, after }],
  problems: [],
  answers: {},
  moves: { availability: after },
  seenVersion: listing.version,
  isGone: true,
  ...(isHeld && { held: 'GONE' as const }),
})

// Held rows of several nights stay known, and what is not public yet; a feed of whole new stocks does not make the item grow beyond what
// it may.
const knownAtMost = 3 * sellingLimits.import.rows
// What is really sold never returns, so the newest are kept.
const offAtMost = sellingLimits.import.rows

type Options = { feed: Pick<FeedRecord, 'ownerId' | 'mode' | 'gone'>; stock: FeedStock; at: Date }

const offeredBy = (rows: readonly FeedRow[]): string[] =>
  rows
    .filter(({ action, held }) => action !== 'REFUSE' && held === undefined)
    .flatMap(({ stockNumber }) => (stockNumber ? [stockKey(stockNumber)] : []))

/**
 * The cars that were taken off sale because they had left the feed, and are in its file again, by id. Not those whose row says itself how
 * they are, and not one that its dealership has sold since.
 */
const returnedListings = (
  { matched }: RowMatch,
  stock: Pick<FeedStock, 'paused' | 'sold' | 'returning'>,
): ReadonlyMap<string, ListingRecord> => {
  const [paused, sold] = [new Set(stock.paused), new Set(stock.sold)]
  const isBack = (listing: ListingRecord) =>
    !hasReturned(listing, stock) &&
    ((listing.availability === 'PAUSED' && paused.has(numberOf(listing))) ||
      (listing.availability === 'SOLD' && sold.has(numberOf(listing))))
  const unsaid = matched.flatMap(({ cells, seen }) => (cells.availability === undefined && seen) || [])
  return new Map(unsaid.filter(isBack).map((listing) => [listing.id, listing]))
}

/**
 * Plans what a feed's file would do: its rows as in an import by hand, those with unlikely prices held, and after them the cars that were
 * in the feed before and are not any more. `stock` is what the feed had last; the answer has what it has now. Nothing is written.
 */
export const planFeed = async (
  file: StockFile,
  { feed: { ownerId, mode, gone }, stock, at }: Options,
  deps = live,
): Promise<{ rows: FeedRow[]; stock: FeedStock }> => {
  const match = await deps.matchRows(file, { ownerId, at })
  const returned = returnedListings(match, stock)
  // One that is a draft by now, or under review, stays off until it is public.
  const back = new Map([...returned].filter(([, { status }]) => canSetAvailability(status)))
  const planned = await deps.planImport(file, { ownerId, mode, at, match, returned: new Set(back.keys()) })
  const present = new Set(planned.flatMap(({ stockNumber }) => (stockNumber ? [stockKey(stockNumber)] : [])))
  const left = stock.known.filter((number) => !present.has(number))
  const own = planned
    .map((row) => holdUnlikely(row, mode))
    .map((row) => revive(row, back.get(row.listingId ?? ''), stock))

  const lacked = gone === 'NOTHING' ? [] : await listingsOf(ownerId, left, deps)
  // Those that are in the file under another number, whether their row can be carried out or not.
  const renumbered = new Set(planned.map(({ listingId }) => listingId))
  const missing = lacked.filter(
    ({ id, status, availability }) =>
      !renumbered.has(id) &&
      canSetAvailability(status) &&
      (isOnOffer(availability) || (gone === 'SOLD' && availability === 'PAUSED')),
  )
  // Not public yet: taken off sale once it is. What is deleted or sold is forgotten. One with another number has its former one until the
  // row is carried out.
  const waiting = lacked.filter(
    ({ id, status, availability }) =>
      renumbered.has(id) || (!canSetAvailability(status) && availability !== 'SOLD'),
  )
  // A row without a number that can be read, or a car that is known otherwise, may be any of those that are missing.
  const isHeld =
    planned.some(({ stockNumber, listingId }) => stockNumber === null && listingId === null) ||
    areTooManyGone(missing.length, stock.known.length - waiting.length)
  const last = Math.max(1, ...file.rows.map(({ row }) => row))
  const lost =
    gone === 'NOTHING'
      ? []
      : missing.map((listing, index) => goneRow(listing, gone, { row: last + 1 + index, isHeld }))

  const stillOff = new Set([...returned.values()].map(numberOf))
  const wasBack = new Set(lacked.filter((listing) => hasReturned(listing, stock)).map(numberOf))
  const isOffByFeed = (number: string) => stock.paused.includes(number) && !wasBack.has(number)
  const offBy = (action: GoneAction, more: readonly ListingRecord[]) => {
    const before = action === 'SOLD' ? stock.sold : stock.paused
    const still = before.filter((number) =>
      present.has(number) ? stillOff.has(number) : !wasBack.has(number),
    )
    return [...new Set([...still, ...(gone === action ? more.map(numberOf) : [])])].slice(-offAtMost)
  }
  // Not one that its dealership had paused, nor one that waits for a yes and may be paused or sold by hand meanwhile.
  const ended = isHeld
    ? []
    : missing.filter((each) => isOnOffer(each.availability) || isOffByFeed(numberOf(each)))
  const [paused, sold] = [offBy('PAUSED', ended), offBy('SOLD', ended)]
  const off = new Set([...paused, ...sold])
  const isReserved = new Set(stock.reserved)
  for (const listing of ended.filter(({ availability }) => isOnOffer(availability)))
    isReserved[listing.availability === 'RESERVED' ? 'add' : 'delete'](numberOf(listing))
  return {
    rows: [...own, ...lost],
    stock: {
      known: [...present, ...[...missing, ...waiting].map(numberOf)].slice(0, knownAtMost),
      offered: offeredBy(own),
      paused,
      sold,
      reserved: [...isReserved].filter((number) => off.has(number)),
      returning: Object.fromEntries([...returned.values()].map((each) => [numberOf(each), endOf(each)])),
      // A review ends; a draft may stay one for good, and would have the same file carried out every night.
      isWaiting: [...waiting, ...returned.values()].some(({ status }) => status === 'PENDING'),
    },
  }
}

const liveImport = { planImport, planFeed, findFeed, readFeedStock, putFeedStock }

/**
 * The same for the import that a feed made, which is noted to have been in it: before its import counts as checked, so that a check that
 * dies is made again and finds the same. Without its feed, which was removed meanwhile, it is an import like any other.
 */
export const planFeedImport = async (
  file: StockFile,
  { ownerId, mode, at }: { ownerId: string; mode: ImportMode; at: Date },
  deps = liveImport,
): Promise<FeedRow[]> => {
  const feed = await deps.findFeed(ownerId)
  if (!feed) return deps.planImport(file, { ownerId, mode, at })
  const stock = await deps.readFeedStock(ownerId)
  const planned = await deps.planFeed(file, { feed: { ...feed, mode }, stock, at })
  // Rows that somebody has just said yes to have paused more cars: the plan has to know them.
  if (!(await deps.putFeedStock(ownerId, planned.stock, stock)))
    return planFeedImport(file, { ownerId, mode, at }, deps)
  return planned.rows
}
