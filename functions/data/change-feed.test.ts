import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { beginning, changesSince, watermarksAt, toSearchChange } from './change-feed.ts'
import { noCounts } from './counts.ts'
import { keys } from './keys.ts'
import { tableName } from './table.ts'
import { listingRecord, toListingItem, toTombstone } from './listing-record.ts'
import { freeText } from '#functions/search/text/free-text.ts'
import { freeTokens } from '#functions/search/testing/free-tokens.ts'
import { listingId } from '#functions/search/testing/documents.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const at = '2026-06-01T10:00:00.000Z'
const listing = listingRecord.parse({
  id: listingId(1),
  slug: 'toyota-land-cruiser-2021',
  ownerId: `usr_${'0'.repeat(26)}`,
  dealer: null,
  status: 'APPROVED',
  version: 3,
  isHidden: false,
  mustReview: false,
  car: {
    make: 'Toyota',
    model: 'Land Cruiser',
    year: 2021,
    variant: 'GXR',
    mileage: 60_000,
    priceQAR: 220_000,
    bodyType: 'SUV',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    engineSize: '4.0L',
    color: 'White',
    condition: 'Excellent',
    city: 'Doha',
    description: 'صبغ وكالة',
    isGCCSpec: true,
    hasWarranty: false,
    isAccidentFree: true,
    features: ['leather-seats'],
  },
  country: 'Qatar',
  photos: [],
  documents: { registrationCard: null, idCard: null },
  priceHistory: [],
  rejectionReason: null,
  isFeatured: false,
  createdAt: at,
  updatedAt: at,
  publishedAt: at,
})
const gone = { id: listing.id, version: 3, changedAt: at, removed: true }

describe('toSearchChange', () => {
  test('makes a document of an approved listing, found by the words of both languages', () => {
    const change = toSearchChange(toListingItem(listing), { ...noCounts, viewCount: 5 })
    expect(change).toMatchObject({
      id: listing.id,
      version: 3,
      changedAt: at,
      document: { card: { viewCount: 5, dealerProfileId: null } },
    })
    const document = change && 'document' in change ? change.document : undefined
    const words = freeTokens(freeText(document!))
    expect(words).toEqual(expect.arrayContaining(['صبغ', 'وكاله']))
    expect(document!.features).toContain('leather-seats')
  })

  test.each([
    ['rejected', { ...listing, status: 'REJECTED' as const }],
    ['back in review', { ...listing, status: 'PENDING' as const }],
    ['hidden with its dealership', { ...listing, isHidden: true }],
    ['without a slug', { ...listing, slug: null }],
    ['incomplete', { ...listing, car: { make: 'Toyota' } }],
  ])('removes a listing that is %s', (_case, hidden) => {
    expect(toSearchChange(toListingItem(hidden), noCounts)).toEqual(gone)
  })

  test('removes a deleted one, later than anything before', () => {
    const deletedAt = new Date('2026-06-02T00:00:00.000Z')
    const expected = { ...gone, version: 4, changedAt: deletedAt.toISOString() }
    expect(toSearchChange(toTombstone(listing, deletedAt), noCounts)).toEqual(expected)
  })

  test('removes what it cannot read, and passes over what it cannot even name', () => {
    expect(toSearchChange({ ...toListingItem(listing), photos: 'damaged' }, noCounts)).toEqual(gone)
    expect(toSearchChange({ pk: 'LISTING#1', sk: 'LISTING' }, noCounts)).toBeUndefined()
  })
})

describe('changesSince', () => {
  const table = mockClient(DynamoDBDocumentClient)
  beforeEach(() => void table.reset())
  const now = new Date('2026-06-01T12:00:00.000Z')
  const asked = () =>
    table.commandCalls(QueryCommand).map((call) => call.args[0].input.ExpressionAttributeValues)

  test('asks every shard from its own watermark and reads every page', async () => {
    const key = { pk: 'p', sk: 's' }
    table.on(QueryCommand).resolves({ Items: [] })
    table
      .on(QueryCommand, {
        ExpressionAttributeValues: { ':partition': 'CHANGES#2', ':from': ' ' },
        ExclusiveStartKey: undefined,
      })
      .resolves({ Items: [toListingItem(listing)], LastEvaluatedKey: key })
    table
      .on(QueryCommand, { ExclusiveStartKey: key })
      .resolves({ Items: [toListingItem({ ...listing, version: 4, viewCount: 2 })] })
    const counts = { ...keys.counts(listing.ownerId, listing.id), viewCount: 7 }
    table.on(BatchGetCommand).resolves({ Responses: { [tableName()]: [counts] } })
    const { changes } = await changesSince(['2026-06-01T11:00:00.000Z', '', '', ''], now)
    expect(changes.map(({ version }) => version)).toEqual([3, 4])
    // The counts of their own item, and what an older version counted on the listing.
    const views = changes.map((change) => 'document' in change && change.document.card.viewCount)
    expect(views).toEqual([7, 9])
    expect(asked()).toContainEqual({ ':partition': 'CHANGES#0', ':from': '2026-06-01T11:00:00.000Z' })
    expect(asked()).toHaveLength(5)
  })

  test('goes on fifteen seconds behind the clock, for what is written late', async () => {
    table.on(QueryCommand).resolves({ Items: [] })
    const { watermarks } = await changesSince(beginning, now)
    expect(watermarks).toEqual(beginning.map(() => '2026-06-01T11:59:45.000Z'))
    expect(watermarks).toEqual(watermarksAt(now))
  })

  test('never goes back when the clock does', async () => {
    table.on(QueryCommand).resolves({ Items: [] })
    const ahead = beginning.map(() => '2026-06-01T12:30:00.000Z')
    expect((await changesSince(ahead, now)).watermarks).toEqual(ahead)
  })
})
