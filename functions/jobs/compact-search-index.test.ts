import { describe, expect, test } from 'vitest'
import { watermarksAt } from '#functions/data/change-feed.ts'
import { compactSearchIndex } from '#functions/jobs/compact-search-index.ts'
import { buildColumns } from '#functions/search/build-columns.ts'
import type { Change } from '#functions/search/document.ts'
import { idOf } from '#functions/search/row-ids.ts'
import type { Snapshot } from '#functions/search/snapshot.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'

const at = new Date('2026-06-01T12:00:00.000Z')
const documents = randomDocuments(1, 6)
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const idsIn = ({ columns }: Snapshot) =>
  Array.from({ length: columns.count }, (_, row) => idOf(columns.ids, row)).toSorted()
const recent: Snapshot = {
  columns: buildColumns(documents.slice(0, 3)),
  watermarks: watermarksAt(new Date(at.getTime() - 300_000)),
}

const setup = (
  stored: { etag: string; snapshot: Snapshot | undefined } | undefined,
  changes: Change[] = [],
) => {
  const written: { snapshot: Snapshot; etag: string | undefined }[] = []
  const readFrom: (readonly string[])[] = []
  const deps = {
    now: () => at,
    loadSnapshot: async () => stored,
    storeSnapshot: async (snapshot: Snapshot, etag: string | undefined) => {
      written.push({ snapshot, etag })
      return true
    },
    approvedDocuments: async () => documents.slice(2),
    changesSince: async (watermarks: readonly string[]) => {
      readFrom.push(watermarks)
      return { changes, watermarks: watermarksAt(at) }
    },
  }
  return { deps, written, readFrom }
}

const removal = (n: number): Change => ({
  id: documents[n]!.id,
  version: 2,
  changedAt: at.toISOString(),
  removed: true,
})
const publication = (n: number): Change => ({ ...documents[n]!, document: documents[n]! })

describe('compactSearchIndex', () => {
  test('adds the feed to the snapshot and replaces that very snapshot', async () => {
    const { deps, written, readFrom } = setup({ etag: '"3"', snapshot: recent }, [
      removal(0),
      publication(5),
      publication(0),
    ])
    expect(await compactSearchIndex({}, deps)).toBe(true)
    expect(readFrom).toEqual([recent.watermarks])
    expect(written).toMatchObject([{ etag: '"3"', snapshot: { watermarks: watermarksAt(at) } }])
    expect(idsIn(written[0]!.snapshot)).toEqual(ids([documents[1]!, documents[2]!, documents[5]!]))
  })

  test.each([
    ['there is no snapshot', undefined, false],
    ['it cannot be read', { etag: '"3"', snapshot: undefined }, false],
    [
      'it is too old',
      { etag: '"3"', snapshot: { ...recent, watermarks: watermarksAt(new Date('2026-05-30')) } },
      false,
    ],
    ['it is told to', { etag: '"3"', snapshot: recent }, true],
  ])('starts over from the listings when %s', async (_case, stored, rebuild) => {
    const { deps, written, readFrom } = setup(stored, [removal(2)])
    await compactSearchIndex({ rebuild }, deps)
    expect(idsIn(written[0]!.snapshot)).toEqual(ids(documents.slice(3)))
    expect(written[0]!.etag).toBe(stored?.etag)
    // Changes made while the listings were being read must be read again.
    expect(readFrom).toEqual([watermarksAt(at)])
  })
})
