import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { keys } from '#functions/data/keys.ts'
import { dayKeptUntil } from '#functions/data/person-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { dailyCounts } from './market/daily-counts.ts'
import type { Market } from './market/market.ts'
import { createRandom } from './random.ts'

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
 * Stores day by day what is counted of the cars of `dealer` and `seller`, the accounts that newcomers look at charts with.
 * As rows: to play each look as the product would take longer than all the rest. What is played afterwards counts on top,
 * here and in the totals.
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
