import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSnapshot, openLiveListingIndex, storeSnapshot } from './live-listing-index.ts'
import { buildColumns } from '#functions/search/build-columns.ts'
import { encodeSnapshot } from '#functions/search/snapshot.ts'
import { randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { beginning } from '#functions/data/change-feed.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { decodePart } from '#functions/search/browser/market-part.ts'
import { changesSince } from '#functions/search/changes-since.ts'
import { search } from '#functions/search/search.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ SEARCH_BUCKET: 'search' }) }))

const bucket = mockClient(S3Client)
const snapshot = { columns: buildColumns(randomDocuments(9, 5)), watermarks: ['2026-06-01T00:00:00.000Z'] }
const stored = { columns: { ids: snapshot.columns.ids }, watermarks: snapshot.watermarks }

const holds = (bytes: Uint8Array) =>
  bucket
    .on(GetObjectCommand)
    .resolves({ ETag: '"7"', Body: { transformToByteArray: async () => bytes } as never })

const fails = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } })

beforeEach(() => void bucket.reset())

describe('loadSnapshot', () => {
  test('answers what is stored and its ETag', async () => {
    holds(encodeSnapshot(snapshot.columns, snapshot.watermarks))
    expect(await loadSnapshot()).toMatchObject({ etag: '"7"', snapshot: stored })
  })

  test('answers a damaged one as unreadable, so that it can be replaced', async () => {
    holds(new Uint8Array(100))
    expect(await loadSnapshot()).toEqual({ etag: '"7"', snapshot: undefined, isOlder: false })
  })

  test('answers nothing when there is none, but lets a failure through', async () => {
    bucket
      .on(GetObjectCommand)
      // Neither of this format nor of the one before.
      .rejectsOnce(new NoSuchKey({ message: '', $metadata: {} }))
      .rejectsOnce(new NoSuchKey({ message: '', $metadata: {} }))
      .rejects(fails('AccessDenied', 403))
    expect(await loadSnapshot()).toBeUndefined()
    await expect(loadSnapshot()).rejects.toThrow()
  })
})

describe('storeSnapshot', () => {
  test('has a minute for a large one, where a request of a visitor has five seconds', async () => {
    bucket.on(PutObjectCommand).resolves({})
    await storeSnapshot(snapshot, '"7"')
    // The mock's types know the command alone.
    const calls: readonly { args: readonly unknown[] }[] = bucket.commandCalls(PutObjectCommand)
    expect(calls.flatMap(({ args }) => args[1] ?? [])).toEqual([{ requestTimeout: 60_000 }])
  })

  test('replaces only what was loaded, and stores a first one only where there is none', async () => {
    bucket.on(PutObjectCommand).resolves({})
    expect([await storeSnapshot(snapshot, '"7"'), await storeSnapshot(snapshot, undefined)]).toEqual([
      true,
      true,
    ])
    // Beside what browsers hold of them.
    const [replaced, first] = bucket
      .commandCalls(PutObjectCommand)
      .map((call) => call.args[0].input)
      .filter(({ Key }) => Key?.endsWith('.snapshot'))
    expect(replaced).toMatchObject({ Bucket: 'search', IfMatch: '"7"' })
    expect(first).toMatchObject({ IfNoneMatch: '*' })
    expect(replaced).not.toHaveProperty('IfNoneMatch')
  })

  test.each([
    ['PreconditionFailed', 412],
    ['ConditionalRequestConflict', 409],
  ])('says false when another compaction was faster (%s)', async (name, status) => {
    bucket.on(PutObjectCommand).rejects(fails(name, status))
    expect(await storeSnapshot(snapshot, '"6"')).toBe(false)
  })

  test('lets other failures through', async () => {
    bucket.on(PutObjectCommand).rejects(fails('SlowDown', 503))
    await expect(storeSnapshot(snapshot, '"6"')).rejects.toThrow()
  })
})

const start = Date.UTC(2026, 5, 1)
const marksBefore = (minutes: number) => beginning.map(() => new Date(start - minutes * 60_000).toISOString())
const snapshotMarks = marksBefore(1)

const setup = ({ documents = [] as SearchDocument[], marks = snapshotMarks as Watermarks | null } = {}) => {
  const feed = {
    ms: start,
    isDown: false,
    news: [] as Change[],
    polls: [] as Watermarks[],
    loads: 0,
    /** Set to hold polls until it is called. */
    hold: undefined as Promise<void> | undefined,
    hiding: [] as string[],
  }
  const open = openLiveListingIndex({
    now: () => new Date(feed.ms),
    loadSnapshot: async () => {
      feed.loads++
      return marks === null
        ? undefined
        : { etag: '"1"', isOlder: false, snapshot: { columns: buildColumns(documents), watermarks: marks } }
    },
    listHidingSellers: async () => feed.hiding,
    changesSince: async (watermarks, now) => {
      feed.polls.push(watermarks)
      await feed.hold
      if (feed.isDown) throw new Error('the table is down')
      return { changes: feed.news, watermarks: watermarks.map(() => now.toISOString()) }
    },
  })
  const total = async () => search(await open(), plainQuery).total
  return { feed, open, total, after: (ms: number) => void (feed.ms += ms) }
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
    expect(feed.polls).toEqual([marksBefore(6)])
  })

  test('knows what changed in the minutes before its snapshot, for browsers that another process told the time before', async () => {
    const [known, other] = randomDocuments(1, 2).map((document) => ({
      ...document,
      changedAt: marksBefore(3)[0]!,
    }))
    const { feed, open } = setup({ documents: [known!, other!] })
    const gone = {
      id: 'lst_00000000000000000000000077',
      version: 5,
      changedAt: marksBefore(2)[0]!,
      removed: true as const,
    }
    feed.news = [
      { id: known!.id, version: known!.version, changedAt: known!.changedAt, document: known! },
      gone,
    ]
    const index = await open()
    const { columns, removed } = decodePart(
      Buffer.from(changesSince(index, marksBefore(4)[0]!)!.part!, 'base64'),
    )
    expect([columns.count, removed.map(({ id }) => id)]).toEqual([1, [gone.id]])
    expect(changesSince(index, marksBefore(7)[0]!)).toBeUndefined()
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
    expect(feed.polls).toEqual([marksBefore(6), beginning.map(() => new Date(start).toISOString())])
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
