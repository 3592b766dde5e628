import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watermarksAt, changedListingsSince } from './change-feed.ts'
import { toListingItem } from './listing-record.ts'
import { listingId } from '#functions/search/testing/documents.ts'
import { aListing } from '#functions/testing/builders.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const now = new Date('2026-06-01T12:00:00.000Z')
const ahead = '2026-06-01T11:59:59.000Z'
const from = ['2026-06-01T11:00:00.000Z', '2026-06-01T11:10:00.000Z', ahead, '2026-06-01T11:30:00.000Z']
const table = mockClient(DynamoDBDocumentClient)

/** Mocks the response of shard 0; the other shards have nothing new. */
const answer = (items: Record<string, unknown>[], changeSk?: string) => {
  table.on(QueryCommand).resolves({ Items: [] })
  table
    .on(QueryCommand, { ExpressionAttributeValues: { ':partition': 'CHANGES#0', ':from': from[0] } })
    .resolves({ Items: items, ...(changeSk && { LastEvaluatedKey: { pk: 'p', sk: 's', changeSk } }) })
}

describe('changedListingsSince', () => {
  beforeEach(() => void table.reset())

  test('reads the listings as they are now, without those that are deleted or unreadable', async () => {
    const ids = [1, 2, 3].map(listingId)
    answer([...ids.map((id) => ({ id })), {}])
    const [one, two] = ids.map((id) => toListingItem(aListing({ id })))
    table.on(BatchGetCommand).resolves({ Responses: { sayara: [one!, { ...two, photos: 'damaged' }] } })
    const { listings, watermarks } = await changedListingsSince(from, now)
    expect(listings.map(({ id }) => id)).toEqual([ids[0]])
    // Fifteen seconds behind the clock, and never back.
    const [end] = watermarksAt(now)
    expect(watermarks).toEqual([end, end, ahead, end])
  })

  test.each([
    ['its last change', `2026-06-01T11:20:00.000Z#${listingId(1)}`, undefined],
    ['behind the clock', `2026-06-01T11:59:58.000Z#${listingId(1)}`, watermarksAt(now)[0]],
  ])('a page that is not the last goes on from %s', async (_case, last, expected = last) => {
    answer([], last)
    expect((await changedListingsSince(from, now)).watermarks[0]).toBe(expected)
  })
})
