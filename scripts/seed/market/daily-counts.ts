import type { ListingRecord } from '#functions/data/listing-record.ts'
import { fromQatarTime, qatarDay, qatarMidnight } from '#shared/rules/qatar-day.ts'
import { type AnalyticsDay, type ContactWays, noWays } from '#shared/schemas/analytics.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { dayMs, eachAtOnce } from '#functions/core/time.ts'
import { keys } from '#functions/data/keys.ts'
import { type CountedDaily, dayKeptUntil, dayName, type OfferCounts } from '#functions/data/counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Market } from './market.ts'

/** The start and end of the time in which it was public. */
const shownFor = ({ publishedAt, availability, availabilityAt }: ListingRecord, now: Date) => {
  if (publishedAt === null) return undefined
  const isEnded = availability === 'SOLD' || availability === 'PAUSED'
  const end = isEnded && availabilityAt !== null ? Date.parse(availabilityAt) : now.getTime()
  return { start: Date.parse(publishedAt), end }
}

// Friday and Saturday are free, and people look for cars.
const isWeekend = (day: string): boolean => [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

type WeighedDay = { day: string; weight: number }

/** Most look in the first days (as `attention` has it), more on weekends, and no two days are alike. */
const weigh = (start: number, end: number, random: Random): WeighedDay[] => {
  const days: WeighedDay[] = []
  const age = (at: number) => (at - start) / dayMs
  for (let at = start; at < end;) {
    const day = qatarDay(new Date(at))
    const midnight = qatarMidnight(day).getTime() + dayMs
    const until = Math.min(midnight, end)
    const share = Math.log((1.5 + age(until)) / (1.5 + age(at)))
    days.push({ day, weight: share * (isWeekend(day) ? 1.3 : 1) * Math.exp(random.normal() * 0.25) })
    at = until
  }
  return days
}

/**
 * How so many people got in touch: in the Gulf by WhatsApp first, then by phone. Who wrote a message is counted when that is played:
 * as many messages are counted as there are in the inbox.
 */
const waysOf = (contacts: number, random: Random): ContactWays => {
  const ways = { ...noWays }
  const likely = { whatsapp: 5, call: 3 }
  for (let index = 0; index < contacts; index++)
    ways[random.weighted(['whatsapp', 'call'] as const, (way) => likely[way])]++
  return ways
}

/** The views of a listing on each day since its publication, and on which of them people got in touch or saved it. */
export const dailyCounts = (record: ListingRecord, now: Date, random: Random): AnalyticsDay[] => {
  const shown = shownFor(record, now)
  if (!shown || shown.end <= shown.start) return []
  const weighed = weigh(shown.start, shown.end, random)
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let [share, given] = [0, 0]
  const days = weighed.map(({ day, weight }) => {
    share += weight / all
    // Rounds the running total, so that the days add up to it exactly.
    const views = Math.round((record.viewCount ?? 0) * share) - given
    given += views
    return { day, views, contacts: 0, saves: 0 }
  })
  const seen = days.filter(({ views }) => views > 0)
  const anyDay = () => random.weighted(seen, ({ views }) => views)
  if (seen.length > 0) {
    for (let index = 0; index < (record.contactCount ?? 0); index++) anyDay().contacts++
    for (let index = 0; index < (record.saveCount ?? 0); index++) anyDay().saves++
  }
  return seen.map((day) => (day.contacts > 0 ? { ...day, ways: waysOf(day.contacts, random) } : day))
}

// DynamoDB's limit for one batch.
const batch = 25
const batchesAtOnce = 4

const numbersOf = (days: readonly AnalyticsDay[]): Record<string, number> =>
  Object.fromEntries(
    days.flatMap(({ day, views, contacts, saves, ways = noWays }) =>
      Object.entries({
        VIEW: views,
        CONTACT: contacts,
        SAVE: saves,
        WHATSAPP: ways.whatsapp,
        CALL: ways.call,
        MESSAGE: ways.message,
      })
        .filter(([, count]) => count > 0)
        .map(([what, count]) => [dayName(what as CountedDaily, day), count]),
    ),
  )

/** The counts of a listing or plate as they are stored, with the days of the present month. */
export const countsItem = (
  { id, ownerId }: { id: string; ownerId: string },
  { viewCount = 0, contactCount = 0, saveCount = 0 }: Partial<OfferCounts>,
  days: readonly AnalyticsDay[] = [],
) => ({ ...keys.counts(ownerId, id), viewCount, contactCount, saveCount, moves: 0, ...numbersOf(days) })

const monthOf = (day: string): string => day.slice(0, 7)

/** The counts of a car: its totals, with the days of this month, and an item for each month before. */
const itemsOf = (
  record: ListingRecord,
  days: readonly AnalyticsDay[],
  now: Date,
): Record<string, unknown>[] => {
  const { [monthOf(qatarDay(now))]: present = [], ...past } = Object.groupBy(days, ({ day }) => monthOf(day))
  const { viewCount = 0, contactCount = 0, saveCount = 0 } = record
  const months = Object.entries(past).map(([month, those = []]) => ({
    ...keys.monthCounts(record.ownerId, month, record.id),
    ...numbersOf(those),
    expiresAt: dayKeptUntil(fromQatarTime(`${those.at(-1)?.day}T12:00`)),
  }))
  return [countsItem(record, { viewCount, contactCount, saveCount }, present), ...months]
}

/**
 * Stores the counts of all cars, with the days of those of `dealer` and `seller`, the accounts that newcomers look at charts with.
 * Written as items: to play each view through the product would take longer than all the rest. Views played afterwards count on top.
 */
export const writeCounts = async ({ accounts, listings }: Market, now: Date): Promise<void> => {
  const withDays = new Set([accounts.dealerships[0]!.user.id, accounts.seller.id])
  const items = listings.flatMap(({ record }) => {
    const hasDays = withDays.has(record.ownerId)
    return itemsOf(record, hasDays ? dailyCounts(record, now, createRandom(`${record.id}/days`)) : [], now)
  })
  const batches = Array.from({ length: Math.ceil(items.length / batch) }, (_, index) =>
    items.slice(index * batch, (index + 1) * batch),
  )
  await eachAtOnce(batches, batchesAtOnce, async (some) => {
    const writes = some.map((Item) => ({ PutRequest: { Item } }))
    const { UnprocessedItems } = await table().send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: writes } }),
    )
    if (UnprocessedItems?.[tableName()]) throw new Error('The local store left counts unwritten')
  })
}
