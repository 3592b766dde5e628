import type { ListingRecord } from '#functions/data/listing-record.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { eachAtOnce } from '#functions/core/time.ts'
import { keys } from '#functions/data/keys.ts'
import { dayKeptUntil } from '#functions/data/person-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Market } from './market.ts'

const dayMs = 86_400_000

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
    const midnight = Date.parse(`${day}T00:00:00+03:00`) + dayMs
    const until = Math.min(midnight, end)
    const share = Math.log((1.5 + age(until)) / (1.5 + age(at)))
    days.push({ day, weight: share * (isWeekend(day) ? 1.3 : 1) * Math.exp(random.normal() * 0.25) })
    at = until
  }
  return days
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
    const views = Math.round(record.viewCount * share) - given
    given += views
    return { day, views, contacts: 0, saves: 0 }
  })
  const seen = days.filter(({ views }) => views > 0)
  const anyDay = () => random.weighted(seen, ({ views }) => views)
  if (seen.length > 0) {
    for (let index = 0; index < record.contactCount; index++) anyDay().contacts++
    for (let index = 0; index < record.saveCount; index++) anyDay().saves++
  }
  return seen
}

// DynamoDB's limit for one batch.
const batch = 25
const batchesAtOnce = 4

const toItem = (key: { pk: string; sk: string }, { day, ...counts }: AnalyticsDay) => ({
  ...key,
  ...counts,
  expiresAt: dayKeptUntil(new Date(`${day}T12:00:00+03:00`)),
})

const add = (sums: Map<string, AnalyticsDay>, { day, views, contacts, saves }: AnalyticsDay): void => {
  const sum = sums.get(day) ?? { day, views: 0, contacts: 0, saves: 0 }
  sums.set(day, {
    day,
    views: sum.views + views,
    contacts: sum.contacts + contacts,
    saves: sum.saves + saves,
  })
}

/**
 * Stores daily counts of the cars of `dealer` and `seller`, the accounts that newcomers look at charts with. Written as items: to
 * play each view through the product would take longer than all the rest. Views played afterwards count on top, here and in the
 * totals.
 */
export const writeDays = async ({ accounts, listings }: Market, now: Date): Promise<void> => {
  const items: Record<string, unknown>[] = []
  for (const { id: ownerId } of [accounts.dealerships[0]!.user, accounts.seller]) {
    const own = listings.filter(({ record }) => record.ownerId === ownerId)
    const sums = new Map<string, AnalyticsDay>()
    for (const { record } of own) {
      for (const day of dailyCounts(record, now, createRandom(`${record.id}/days`))) {
        items.push(toItem(keys.listingDay(record.id, day.day), day))
        add(sums, day)
      }
    }
    for (const sum of sums.values()) items.push(toItem(keys.sellerDay(ownerId, sum.day), sum))
  }
  const batches = Array.from({ length: Math.ceil(items.length / batch) }, (_, index) =>
    items.slice(index * batch, (index + 1) * batch),
  )
  await eachAtOnce(batches, batchesAtOnce, async (some) => {
    const writes = some.map((Item) => ({ PutRequest: { Item } }))
    const { UnprocessedItems } = await table().send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: writes } }),
    )
    if (UnprocessedItems?.[tableName()]) throw new Error('The local store left days unwritten')
  })
}
