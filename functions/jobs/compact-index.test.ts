import { expect, test } from 'vitest'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'

const at = new Date('2026-06-01T12:00:00.000Z')
const ago = (minutes: number): Watermarks => [new Date(at.getTime() - minutes * 60_000).toISOString()]

/** Compacts an index of texts whose snapshot is so many minutes old; returns what it read and wrote. */
const compact = async (minutes: number, changes: readonly string[], rebuild = false) => {
  const written: { texts: string[]; watermarks: Watermarks }[] = []
  let documentsRead = 0
  const isStored = await compactIndex(rebuild, {
    name: 'texts',
    now: () => at,
    loadSnapshot: async () => ({ etag: '"1"', snapshot: { texts: ['a'], watermarks: ago(minutes) } }),
    storeSnapshot: async (snapshot: { texts: string[]; watermarks: Watermarks }) => {
      written.push(snapshot)
      return true
    },
    documents: async () => {
      documentsRead++
      return ['a']
    },
    changesSince: async () => ({ changes, watermarks: ago(0) }),
    watermarksAt: () => ago(0),
    create: (documents) => [...documents],
    open: ({ texts }) => [...texts],
    apply: (index: string[], news) => {
      const before = index.length
      index.push(...news.filter((text) => !index.includes(text)))
      return index.length - before
    },
    close: (texts, watermarks) => ({ texts, watermarks }),
    count: ({ texts }) => texts.length,
  })
  return { isStored, written, documentsRead }
}

test.each([
  ['nothing', []],
  ['only what it knows', ['a']],
])('writes nothing when a recent snapshot finds %s in the feed', async (_case, changes) =>
  expect(await compact(30, changes)).toEqual({ isStored: true, written: [], documentsRead: 0 }),
)

test('renews a snapshot once an hour, so that it never becomes too old to go on from', async () => {
  expect((await compact(61, [])).written).toEqual([{ texts: ['a'], watermarks: ago(0) }])
})

test('writes news at once, and what it read anew when told to', async () => {
  expect((await compact(1, ['b'])).written).toEqual([{ texts: ['a', 'b'], watermarks: ago(0) }])
  expect(await compact(1, [], true)).toMatchObject({ documentsRead: 1, written: [{ texts: ['a'] }] })
})
