import type { ErrorCode } from '#shared/errors.ts'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { getItem, type Key, putWrite, updateWrite } from './table.ts'
import type { Write } from './transact.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { queryPage } from './queries.ts'

/** The events that are counted of a listing or a plate: a view, a contact with the seller by any channel, a save. */
export type Counted = 'VIEW' | 'CONTACT' | 'SAVE'

/** The attributes of each count: the total on the item, and the number on the items per day. */
const kept = {
  VIEW: { total: 'viewCount', ofDay: 'views' },
  CONTACT: { total: 'contactCount', ofDay: 'contacts' },
  SAVE: { total: 'saveCount', ofDay: 'saves' },
} as const satisfies Record<Counted, { total: string; ofDay: string }>

// A person who comes back after a month counts again.
const guardDays = 30
// A year of charts, and a little to compare with the year before.
const dayKeptDays = 400

/** The listing or plate that is counted: the item of its totals, and the items of its daily numbers. */
export type CountedFor = { id: string; item: Key; daysOf: (day: string) => readonly Key[] }

/** A listing's total, its day, and the day of its seller's stock. */
export const forListing = ({ id, ownerId }: { id: string; ownerId: string }): CountedFor => ({
  id,
  item: keys.listing(id),
  daysOf: (day) => [keys.listingDay(id, day), keys.sellerDay(ownerId, day)],
})

/** A plate's total alone: the charts of its seller are of cars, and a look at a number would blur them. */
export const forPlate = ({ id }: { id: string }): CountedFor => ({
  id,
  item: keys.plate(id),
  daysOf: () => [],
})

const inDays = (at: Date, days: number): number => Math.floor(at.getTime() / 1000) + days * 86_400

/** When the counts of this instant's day expire, in epoch seconds. */
export const dayKeptUntil = (at: Date): number => inDays(at, dayKeptDays)

const dayWrite = (key: Key, ofDay: string, at: Date): Write =>
  updateWrite(key, { add: { [ofDay]: 1 }, set: { expiresAt: dayKeptUntil(at) } })

/**
 * The writes, for a transaction, that count a person (`personOf`) for a listing or plate. The first is the guard: its condition
 * fails while the person counts already. The second fails, with the refusal `gone`, when the item does not exist. Neither
 * version nor change key changes, so no edit conflicts with a view and search does not process each.
 *
 * A seller's day is one item, so that a stock of hundreds is one short query; it takes some tens of people a second, all their
 * cars together, before transactions begin to wait for each other.
 */
export const countPersonWrites = (
  what: Counted,
  { id, item, daysOf }: CountedFor,
  person: string,
  at: Date,
  gone?: ErrorCode,
): Write[] => {
  const { total, ofDay } = kept[what]
  return [
    putWrite(
      { ...keys.counted(what, id, person), expiresAt: inDays(at, guardDays) },
      { if: 'attribute_not_exists(pk) OR expiresAt <= :now', values: { now: inDays(at, 0) } },
    ),
    updateWrite(item, { add: { [total]: 1 }, if: 'attribute_exists(pk)', refuse: gone }),
    ...daysOf(qatarDay(at)).map((key) => dayWrite(key, ofDay, at)),
  ]
}

const guard = z.object({ expiresAt: z.number() })

/** Whether this person counts for the listing or plate of this id already; the guard's own condition resolves a race. */
export const wasCounted = async (what: Counted, id: string, person: string, at: Date): Promise<boolean> => {
  const counted = await getItem(keys.counted(what, id, person), guard)
  return counted !== undefined && counted.expiresAt > inDays(at, 0)
}

const none = z._default(z.number(), 0)
const countedDay = z.object({ views: none, contacts: none, saves: none })

const dayPrefix = 'DAY#'

/** One item per day, so at most as many as the charts ask for: far below the megabyte of one query. */
const readDays = async (
  keyOf: (day: string) => { pk: string; sk: string },
  from: string,
  to: string,
): Promise<AnalyticsDay[]> => {
  const [first, last] = [keyOf(from), keyOf(to)]
  const { items } = await queryPage({ partition: first.pk, between: [first.sk, last.sk], consistent: true })
  return items.map((item) => ({ day: String(item['sk']).slice(dayPrefix.length), ...countedDay.parse(item) }))
}

/** The days of Qatar, both ends included, on which somebody was counted for a listing, oldest first. */
export const readListingDays = (listingId: string, from: string, to: string): Promise<AnalyticsDay[]> =>
  readDays((day) => keys.listingDay(listingId, day), from, to)

/** The same over all cars of a seller's, deleted ones too. */
export const readSellerDays = (sellerId: string, from: string, to: string): Promise<AnalyticsDay[]> =>
  readDays((day) => keys.sellerDay(sellerId, day), from, to)
