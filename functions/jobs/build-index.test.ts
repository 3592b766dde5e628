import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { openLiveIndex } from '#functions/adapters/live-index.ts'
import { snapshotStore } from '#functions/adapters/snapshot-store.ts'
import { buildIndex } from '#functions/jobs/build-index.ts'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import { SnapshotUnreadable } from '#functions/search/watermarks.ts'
import { catchLog } from '#functions/testing/log-lines.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ SEARCH_BUCKET: 'search' }) }))

// Releases of an index of texts, each of which writes a format of its own, in one bucket with one table.

type Texts = { texts: string[]; watermarks: readonly string[] }

const bucket = mockClient(S3Client)
const objects = new Map<string, { bytes: Uint8Array; etag: string }>()
/** The table: every text with the minute in which it was written. */
let table: { text: string; minute: number }[] = []
let minute = 0
let puts = 0

const refusal = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: { httpStatusCode } })

beforeEach(() => {
  catchLog()
  objects.clear()
  table = []
  minute = 0
  bucket.reset()
  bucket.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const found = objects.get(Key)
    if (!found) throw new NoSuchKey({ message: '', $metadata: {} })
    return { ETag: found.etag, Body: { transformToByteArray: async () => found.bytes } }
  })
  bucket.on(HeadObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const found = objects.get(Key)
    if (!found) throw new NotFound({ message: '', $metadata: {} })
    return { ETag: found.etag }
  })
  type Put = { Key: string; Body: Uint8Array; IfMatch?: string; IfNoneMatch?: string }
  bucket.on(PutObjectCommand).callsFake(({ Key, Body, IfMatch, IfNoneMatch }: Put) => {
    const etag = objects.get(Key)?.etag
    if (IfNoneMatch === '*' ? etag !== undefined : etag !== IfMatch) throw refusal(412)
    objects.set(Key, { bytes: Body, etag: `"${++puts}"` })
    return {}
  })
})

const timeOf = (at: number) => new Date(Date.UTC(2026, 5, 1) + at * 60_000).toISOString()
const now = () => new Date(timeOf(minute))

/** A release: it writes the first of its formats and reads all of them. */
const release = (...versions: readonly [number, ...number[]]) => {
  const [newest] = versions
  const format = (version: number) => ({
    name: `texts.v${version}`,
    decode: (bytes: Uint8Array): Texts => {
      const found = JSON.parse(Buffer.from(bytes).toString('utf8')) as Texts & { version: number }
      if (found.version !== version) throw new SnapshotUnreadable(`version ${found.version}`)
      return { texts: found.texts, watermarks: found.watermarks }
    },
  })
  const [first, ...older] = versions.map(format)
  const store = snapshotStore<Texts>({
    encode: (snapshot) => Buffer.from(JSON.stringify({ ...snapshot, version: newest })),
    formats: [first!, ...older],
  })
  const feed = {
    changesSince: async ([from = '']: readonly string[], at: Date) => ({
      changes: table.filter((row) => timeOf(row.minute) >= from).map(({ text }) => text),
      watermarks: [at.toISOString()],
    }),
    apply: (index: string[], changes: readonly string[]) => {
      const news = changes.filter((text) => !index.includes(text))
      index.push(...news)
      return news.length
    },
  }
  const parts = {
    ...feed,
    name: 'texts',
    now,
    loadSnapshot: store.load,
    storeSnapshot: store.store,
    findEtag: store.findEtag,
    open: ({ texts }: Texts) => [...texts],
    close: (texts: string[], watermarks: readonly string[]) => ({ texts, watermarks }),
    count: ({ texts }: Texts) => texts.length,
    watermarksAt: (at: Date) => [at.toISOString()],
    pages: async function* (): AsyncGenerator<readonly string[]> {
      for (const { text } of table) yield [text]
    },
    builder: () => {
      const texts: string[] = []
      return { add: (page: readonly string[]) => void texts.push(...page), finish: () => texts }
    },
  }
  let builds = 0
  return {
    parts,
    compact: () => compactIndex({ ...parts, startBuild: async () => void builds++ }),
    build: (ifMissing = false) => buildIndex(ifMissing, parts),
    buildsStarted: () => builds,
    /** A fresh process of the search, as after a cold start, and what it finds. */
    search: async () => {
      const live = openLiveIndex({
        ...parts,
        beginning: [''],
        open: (snapshot) => [...(snapshot?.texts ?? [])],
      })
      return (await live()).toSorted()
    },
  }
}

const write = (text: string) => void table.push({ text, minute: ++minute })

test('a build stores what the table holds, and what changed while it was reading', async () => {
  const { parts, search } = release(1)
  write('a')
  const pages = async function* () {
    yield ['a']
    write('b')
  }
  await buildIndex(false, { ...parts, pages })
  table = []
  expect(await search()).toEqual(['a', 'b'])
})

test('a build replaces what compactions stored while it was reading, and loses nothing of it', async () => {
  const { parts, build, compact } = release(1)
  write('a')
  await build()
  const pages = async function* () {
    yield ['a']
    write('b')
    await compact()
  }
  let stores = 0
  // And once more between its two calls of S3.
  const storeSnapshot: typeof parts.storeSnapshot = async (snapshot, etag) => {
    if (++stores === 1) {
      write('c')
      await compact()
    }
    return parts.storeSnapshot(snapshot, etag)
  }
  await buildIndex(false, { ...parts, pages, storeSnapshot })
  expect(stores).toBe(2)
  expect((await parts.loadSnapshot())?.snapshot?.texts.toSorted()).toEqual(['a', 'b', 'c'])
})

test('a build where none is missing reads nothing', async () => {
  const { parts, build } = release(1)
  await build()
  await buildIndex(true, {
    ...parts,
    pages: () => {
      throw new Error('It read the table')
    },
  })
  expect(objects.size).toBe(1)
})

test('a release with a new format finds everything from the first moment, and goes on by itself', async () => {
  const [before, next] = [release(1), release(2, 1)]
  write('a')
  await before.build()
  write('b')
  // Only the older snapshot is there: it is read, and the feed since.
  expect(await next.search()).toEqual(['a', 'b'])
  // A minute's compaction leaves the older snapshot to the release that writes it, and asks for a build.
  expect(await next.compact()).toBe(false)
  expect([...objects.keys()]).toEqual(['texts.v1'])
  expect(next.buildsStarted()).toBe(1)
  await next.build(true)
  write('c')
  expect(await next.compact()).toBe(true)
  table = []
  expect(await next.search()).toEqual(['a', 'b', 'c'])
  expect(next.buildsStarted()).toBe(1)
})

test('the release before finds everything while a newer format is there, also after a rollback', async () => {
  const [before, next] = [release(1), release(2, 1)]
  write('a')
  await before.build()
  await next.build(true)
  write('b')
  await next.compact()
  expect(await before.search()).toEqual(['a', 'b'])
  // Rolled back: its own compaction goes on from its own snapshot.
  expect(await before.compact()).toBe(true)
  table = []
  expect(await before.search()).toEqual(['a', 'b'])
  expect(before.buildsStarted()).toBe(0)
})

test('a damaged snapshot of the new format does not hide a sound older one', async () => {
  const [before, next] = [release(1), release(2, 1)]
  write('a')
  await before.build()
  objects.set('texts.v2', { bytes: Buffer.from('{}'), etag: '"x"' })
  write('b')
  expect(await next.search()).toEqual(['a', 'b'])
  await next.build(true)
  table = []
  expect(await next.search()).toEqual(['a', 'b'])
})
