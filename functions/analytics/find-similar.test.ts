import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'
import { listingId, randomDocument, seededRandom } from '#functions/search/testing/documents.ts'
import { aListing } from '#functions/testing/builders.ts'

const day = (date: number) => new Date(Date.UTC(2026, 5, date)).toISOString()
const random = seededRandom(4)
/** As many cars as are compared, first public on a day. */
const publishedOn = (date: number, from: number) =>
  Array.from({ length: 12 }, (_, at) => randomDocument(random, from + at, { createdAt: day(date) }).card)

test('an old draft that was published today is compared with cars of today, not with those that were public then', async () => {
  const [then, today] = [publishedOn(1, 100), publishedOn(20, 200)]
  const read: string[] = []
  const deps = {
    askSearch: async () => ({ others: [...then, ...today] }),
    getListingsById: async (ids: readonly string[]) => {
      read.push(...ids)
      return new Map()
    },
    withCounts: async (listings: readonly unknown[]) => listings,
  } as unknown as Parameters<typeof findSimilar>[1]
  await findSimilar(aListing({ id: listingId(1), createdAt: day(1), publishedAt: day(20) }), deps)
  expect(read.toSorted()).toEqual(today.map(({ id }) => id).toSorted())
})
