import * as z from 'zod/mini'
import { dayMs } from '#functions/core/time.ts'
import { fromQatarTime, qatarDay } from '#shared/rules/qatar-day.ts'
import { type AnalyticsDay, type ContactWays, noWays } from '#shared/schemas/analytics.ts'
import { type CountedDaily, type CountedFor, dayKeptUntil, daysIn, idIn, readStockCounts } from './counts.ts'
import { keys } from './keys.ts'
import { queryItems, queryPage } from './queries.ts'
import { anyItem, getItems, type Item, type Key, updateWrite, write } from './table.ts'

// The daily numbers of the charts. The latest are in the item of a car's counts; those of a past month move to an item of the
// month, also under the seller, so that the chart of a whole stock is two queries.

const fields = { VIEW: 'views', CONTACT: 'contacts', SAVE: 'saves' } as const
const ways = { WHATSAPP: 'whatsapp', CALL: 'call', MESSAGE: 'message' } as const

const counted = (what: CountedDaily, count: number): Partial<AnalyticsDay> =>
  what in fields
    ? { [fields[what as keyof typeof fields]]: count }
    : { ways: { ...noWays, [ways[what as keyof typeof ways]]: count } }

const none = z._default(z.number(), 0)
const oldDay = z.object({ views: none, contacts: none, saves: none })
const oldPrefix = 'DAY#'

/** Days as they were kept before, one item each: at most as many as the charts ask for. */
const readOldDays = async (
  keyOf: (day: string) => Key,
  from: string,
  to: string,
): Promise<AnalyticsDay[]> => {
  const [first, last] = [keyOf(from), keyOf(to)]
  const { items } = await queryPage({ partition: first.pk, between: [first.sk, last.sk] })
  return items.map((item) => ({ day: String(item['sk']).slice(oldPrefix.length), ...oldDay.parse(item) }))
}

/** The days in items of counts and months. One that is in both, because its move was cut off, counts once. */
const daysOf = (items: readonly Item[]): AnalyticsDay[] => {
  const each = new Map(items.flatMap((item) => daysIn(item).map((day) => [`${idIn(item)} ${day.name}`, day])))
  return Array.from(each.values(), ({ what, day, count }) => ({
    day,
    views: 0,
    contacts: 0,
    saves: 0,
    ...counted(what, count),
  }))
}

const addWays = (a: ContactWays, b: ContactWays): ContactWays => ({
  whatsapp: a.whatsapp + b.whatsapp,
  call: a.call + b.call,
  message: a.message + b.message,
})

const sumUp = (days: readonly AnalyticsDay[], from: string, to: string): AnalyticsDay[] => {
  const sums = new Map<string, AnalyticsDay>()
  for (const { day, ways, ...counts } of days) {
    if (day < from || day > to) continue
    const sum = sums.get(day) ?? { day, views: 0, contacts: 0, saves: 0 }
    const sumOfWays = ways && addWays(sum.ways ?? noWays, ways)
    sums.set(day, {
      ...sum,
      views: sum.views + counts.views,
      contacts: sum.contacts + counts.contacts,
      saves: sum.saves + counts.saves,
      ...(sumOfWays && { ways: sumOfWays }),
    })
  }
  return [...sums.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}

const monthOf = (day: string): string => day.slice(0, 7)

/** The months of a period, both ends included: `2026-10`. */
const monthsOf = (from: string, to: string): string[] => {
  const months: string[] = []
  for (
    let at = new Date(`${monthOf(from)}-01`);
    at.toISOString().slice(0, 10) <= to;
    at.setUTCMonth(at.getUTCMonth() + 1)
  )
    months.push(at.toISOString().slice(0, 7))
  return months
}

/** The days of Qatar, both ends included, on which somebody was counted for a listing, oldest first. */
export const readListingDays = async (
  { id, ownerId }: { id: string; ownerId: string },
  from: string,
  to: string,
): Promise<AnalyticsDay[]> => {
  const months = monthsOf(from, to).map((month) => keys.monthCounts(ownerId, month, id))
  const [old, items] = await Promise.all([
    readOldDays((day) => keys.listingDay(id, day), from, to),
    getItems([keys.counts(ownerId, id), ...months], anyItem, { consistent: false }),
  ])
  return sumUp([...old, ...daysOf(items)], from, to)
}

/** The same over all cars of a seller's, deleted ones too. */
export const readSellerDays = async (sellerId: string, from: string, to: string): Promise<AnalyticsDay[]> => {
  const [first, last] = [
    keys.monthCounts(sellerId, monthOf(from), ''),
    keys.monthCounts(sellerId, monthOf(to), '~'),
  ]
  const [old, stock, months] = await Promise.all([
    readOldDays((day) => keys.sellerDay(sellerId, day), from, to),
    readStockCounts(sellerId),
    queryItems({ partition: first.pk, between: [first.sk, last.sk] }, anyItem),
  ])
  return sumUp([...old, ...daysOf([...months, ...stock])], from, to)
}

// A request stamps a day and writes it within ten seconds; two days leave room for clocks.
const finalAfterMs = 2 * dayMs

/** The days in an item of counts whose month is over, so that they change no more. */
export const pastDays = (item: Item, at: Date) => {
  const month = monthOf(qatarDay(new Date(at.getTime() - finalAfterMs)))
  return daysIn(item).filter(({ day }) => monthOf(day) < month)
}

// DynamoDB takes 4 KB for an expression, of which a number and its name are 25 bytes; a busy month has 186 of them.
const perWrite = 100

const inPieces = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / perWrite) }, (_, n) =>
    all.slice(n * perWrite, (n + 1) * perWrite),
  )

/** Moves the days of past months out of a car's counts: two units a month, or four. What was moved half-way is moved again. */
export const movePastDays = async ({ id, counts }: CountedFor, item: Item, at: Date): Promise<void> => {
  const ownerId = counts.pk.slice(counts.pk.indexOf('#') + 1)
  const past = pastDays(item, at)
  for (const [month, days] of Map.groupBy(past, ({ day }) => monthOf(day))) {
    const expiresAt = dayKeptUntil(
      fromQatarTime(
        `${days
          .map(({ day }) => day)
          .toSorted()
          .at(-1)}T12:00`,
      ),
    )
    for (const piece of inPieces(days)) {
      const numbers = Object.fromEntries(piece.map(({ name, count }) => [name, count]))
      await write(updateWrite(keys.monthCounts(ownerId, month, id), { set: { ...numbers, expiresAt } }))
    }
  }
  for (const piece of inPieces(past))
    await write(updateWrite(counts, { remove: piece.map(({ name }) => name), if: 'attribute_exists(pk)' }))
}
