import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { listEveryListing } from './listing-lists.ts'
import { toListingItem, type ListingRecord } from './listing-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import { aListing } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

const rows = 700
const reads = 500

// Mostly approved, as a market is; the drafts are the newest and the rejected the oldest, each in a row of their own.
const statusOf = (number: number) => {
  if (number < 40) return 'REJECTED'
  if (number >= rows - 30) return 'DRAFT'
  return number % 9 === 0 ? 'PENDING' : 'APPROVED'
}

const listingOf = (number: number): ListingRecord =>
  aListing({
    id: `lst_${String(number).padStart(26, '0')}`,
    slug: `car-${number}`,
    status: statusOf(number),
    createdAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + number * 60_000).toISOString(),
    submittedAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + number * 60_000).toISOString(),
    car: { mileage: number },
  })

const all = Array.from({ length: rows }, (_, number) => number)

beforeAll(async () => {
  await useOwnTable()
  for (let start = 0; start < rows; start += 25) {
    const items = all.slice(start, start + 25).map((number) => toListingItem(listingOf(number)))
    const puts = items.map((Item) => ({ PutRequest: { Item } }))
    await table().send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
})

const numberOf = ({ car }: ListingRecord): number => car.mileage ?? -1

const walk = async (keep: (number: number) => boolean, limit: number) => {
  const pages: number[][] = []
  let cursor: string | undefined
  do {
    const page = await listEveryListing({ limit, cursor }, (listing) => keep(numberOf(listing)), reads)
    pages.push(page.listings.map(numberOf))
    cursor = page.nextCursor
  } while (cursor)
  return pages
}

describe('all listings in time', () => {
  it.each([
    ['every one', () => true, 100],
    ['a third', (number: number) => number % 3 === 0, 70],
    ['the first and the last', (number: number) => number === 0 || number === rows - 1, 20],
    ['the rejected alone', (number: number) => number < 40, 7],
    ['one at a time', (number: number) => number % 90 === 7, 1],
  ])('are found, %s, once and newest first', async (_, keep, limit) => {
    const pages = await walk(keep, limit)
    expect(pages.flat()).toEqual(all.filter(keep).toReversed())
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limit)
  })

  it('are looked at no further than one request may, and gone on with from there', async () => {
    const looked: number[] = []
    const nothing = (number: number) => looked.push(number) < 0
    const first = await walk(nothing, 50)
    expect(first).toEqual([[], []])
    expect(looked).toEqual(all.toReversed())
    looked.length = 0
    await listEveryListing({ limit: 50 }, (listing) => nothing(numberOf(listing)), reads)
    expect(looked).toHaveLength(reads)
  })

  it('are not found with a cursor of another list', async () => {
    for (const place of ['x', '2026-01-01T00:00:00.000Z#plt_00000000000000000000000001']) {
      const cursor = Buffer.from(JSON.stringify({ place })).toString('base64url')
      await expect(listEveryListing({ limit: 5, cursor }, () => true)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
  })
})
