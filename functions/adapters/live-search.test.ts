import { describe, expect, test } from 'vitest'
import { openLiveSearch } from '#functions/adapters/live-search.ts'
import { beginning } from '#functions/data/change-feed.ts'
import { buildColumns } from '#functions/search/build-columns.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { search } from '#functions/search/search.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'

const start = Date.UTC(2026, 5, 1)
const snapshotMarks = beginning.map(() => new Date(start - 60_000).toISOString())

const setup = ({ documents = [] as SearchDocument[], marks = snapshotMarks as Watermarks | null } = {}) => {
  const feed = {
    ms: start,
    isDown: false,
    news: [] as Change[],
    polls: [] as Watermarks[],
    loads: 0,
    /** Set to hold polls until it is called. */
    hold: undefined as Promise<void> | undefined,
  }
  const open = openLiveSearch({
    now: () => new Date(feed.ms),
    loadSnapshot: async () => {
      feed.loads++
      return marks === null
        ? undefined
        : { etag: '"1"', snapshot: { columns: buildColumns(documents), watermarks: marks } }
    },
    changesSince: async (watermarks, now) => {
      feed.polls.push(watermarks)
      await feed.hold
      if (feed.isDown) throw new Error('the table is down')
      return { changes: feed.news, watermarks: watermarks.map(() => now.toISOString()) }
    },
  })
  const total = async () => search(await open(), plainQuery).total
  return { feed, total, after: (ms: number) => void (feed.ms += ms) }
}

const publish = (n: number): Change => {
  const document = { ...randomDocument(seededRandom(n), n), version: 2 }
  return { id: document.id, version: 2, changedAt: document.changedAt, document }
}

describe('a cold start', () => {
  test('applies the feed since the snapshot', async () => {
    const { feed, total } = setup({ documents: randomDocuments(1, 10) })
    feed.news = [publish(100)]
    expect(await total()).toBe(11)
    expect(feed.polls).toEqual([snapshotMarks])
  })

  test.each([
    ['no snapshot', null],
    [
      'one that is older than the tombstones of the feed',
      beginning.map(() => new Date(start - 40 * 3_600_000).toISOString()),
    ],
  ])('with %s reads the whole feed', async (_case, marks) => {
    const { feed, total } = setup({ documents: randomDocuments(1, 10), marks })
    feed.news = [publish(100)]
    expect(await total()).toBe(1)
    expect(feed.polls).toEqual([beginning])
  })

  test('that fails is refused as unavailable, at once for a second, and then tried again', async () => {
    const { feed, total, after } = setup()
    feed.isDown = true
    await expect(total()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', retryAfterSeconds: 2 })
    await expect(total()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(feed.polls).toHaveLength(1)
    feed.isDown = false
    after(1000)
    expect(await total()).toBe(0)
  })
})

describe('a warm process', () => {
  test('polls at most once a second, from where it stopped, and loads the snapshot once', async () => {
    const { feed, total, after } = setup()
    await total()
    feed.news = [publish(1)]
    after(999)
    expect(await total()).toBe(0)
    after(1)
    expect(await total()).toBe(1)
    expect(feed.polls).toEqual([snapshotMarks, beginning.map(() => new Date(start).toISOString())])
    expect(feed.loads).toBe(1)
  })

  test('shares one poll among the requests that come meanwhile, and all see its result', async () => {
    const { feed, total, after } = setup()
    await total()
    const { promise, resolve } = Promise.withResolvers<void>()
    feed.hold = promise
    feed.news = [publish(1)]
    after(1000)
    const first = total()
    after(5000)
    const others = [total(), total()]
    resolve()
    expect(await Promise.all([first, ...others])).toEqual([1, 1, 1])
    expect(feed.polls).toHaveLength(2)
  })

  test('serves what it has while the feed fails, for half a minute, and recovers', async () => {
    const { feed, total, after } = setup({ documents: randomDocuments(1, 10) })
    await total()
    feed.isDown = true
    after(29_000)
    expect(await total()).toBe(10)
    after(999)
    expect(await total()).toBe(10)
    after(1)
    await expect(total()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    feed.isDown = false
    feed.news = [publish(100)]
    after(1000)
    expect(await total()).toBe(11)
  })

  test('that slept for an hour waits for the news before it answers', async () => {
    const { feed, total, after } = setup()
    await total()
    feed.news = [publish(1)]
    after(3_600_000)
    expect(await total()).toBe(1)
  })
})
