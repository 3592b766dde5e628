import { expect, test, vi } from 'vitest'
import { compactIndex, type Loaded } from '#functions/jobs/compact-index.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'

const at = new Date('2026-06-01T12:00:00.000Z')
const ago = (minutes: number): Watermarks => [new Date(at.getTime() - minutes * 60_000).toISOString()]

type Texts = { texts: string[]; watermarks: Watermarks }
const stored = (minutes: number): Loaded<Texts> => ({
  etag: '"1"',
  snapshot: { texts: ['a'], watermarks: ago(minutes) },
  isOlder: false,
})

/** Compacts an index of texts, whose changes are texts too; returns what it read, wrote and started. */
const compact = async (loaded: Loaded<Texts> | undefined, changes: readonly string[] = []) => {
  const written: { snapshot: Texts; etag: string | undefined }[] = []
  const readFrom: Watermarks[] = []
  const startBuild = vi.fn<() => Promise<void>>(async () => {})
  const isStored = await compactIndex({
    name: 'texts',
    now: () => at,
    loadSnapshot: async () => loaded,
    storeSnapshot: async (snapshot: Texts, etag) => {
      written.push({ snapshot, etag })
      return true
    },
    startBuild,
    changesSince: async (watermarks) => {
      readFrom.push(watermarks)
      return { changes, watermarks: ago(0) }
    },
    open: ({ texts }) => [...texts],
    apply: (index: string[], news) => {
      const before = index.length
      index.push(...news.filter((text) => !index.includes(text)))
      return index.length - before
    },
    close: (texts, watermarks) => ({ texts, watermarks }),
    count: ({ texts }) => texts.length,
  })
  return { isStored, written, readFrom, builds: startBuild.mock.calls.length }
}

test.each([
  ['nothing', []],
  ['only what it knows', ['a']],
])('writes nothing when a recent snapshot finds %s in the feed', async (_case, changes) =>
  expect(await compact(stored(30), changes)).toEqual({
    isStored: true,
    written: [],
    readFrom: [ago(30)],
    builds: 0,
  }),
)

test('renews a snapshot once an hour, so that it never becomes too old to go on from', async () => {
  const { written } = await compact(stored(61))
  expect(written).toEqual([{ etag: '"1"', snapshot: { texts: ['a'], watermarks: ago(0) } }])
})

test('adds the feed to the snapshot and replaces that very snapshot', async () => {
  const { written, readFrom } = await compact(stored(1), ['b'])
  expect(readFrom).toEqual([ago(1)])
  expect(written).toEqual([{ etag: '"1"', snapshot: { texts: ['a', 'b'], watermarks: ago(0) } }])
})

test.each([
  ['there is no snapshot', undefined],
  ['it cannot be read', { etag: '"1"', snapshot: undefined, isOlder: false }],
  ['it is older than the tombstones of the feed', stored(40 * 60)],
  ['it is of an older format', { ...stored(1), isOlder: true }],
])('starts a build and leaves everything as it is when %s', async (_case, loaded) => {
  expect(await compact(loaded, ['b'])).toEqual({ isStored: false, written: [], readFrom: [], builds: 1 })
})
