import { expect, test } from 'vitest'
import type { AuditView } from '#shared/schemas/audit.ts'
import { readEveryRecord, toCsv, toJsonLines } from './export-records.ts'

const record = (sequence: number): AuditView => ({
  id: `aud_${sequence}`,
  sequence,
  at: '2026-11-22T08:00:00.000Z',
  actorId: 'usr_1',
  action: 'listing.status',
  subject: 'lst_1',
  detail: { from: 'PENDING', to: 'APPROVED' },
  previousHash: 'a',
  hash: 'b',
  actor: { id: 'usr_1', username: 'sara' },
  about: { id: 'lst_1', name: '=Patrol, 2020', nameAr: 'باترول', username: null },
})

const pages = [
  { entries: [record(5), record(4)], nextCursor: 'b' },
  { entries: [], nextCursor: 'c' },
  { entries: [record(3)] },
]
const readPage = async ({ cursor }: { cursor: string | undefined }) =>
  pages[cursor === undefined ? 0 : cursor === 'b' ? 1 : 2]!

test('all pages are walked, empty ones too, and the oldest record comes first', async () => {
  const counts: number[] = []
  const { signal } = new AbortController()
  const found = await readEveryRecord({ readPage, onProgress: (count) => counts.push(count), signal })
  expect(found.map(({ sequence }) => sequence)).toEqual([3, 4, 5])
  expect(counts).toEqual([2, 2, 3])
})

test('a walk that is called off stops before its next page', async () => {
  const controller = new AbortController()
  let read = 0
  const walk = readEveryRecord({
    readPage: async (page) => {
      read++
      controller.abort()
      return readPage(page)
    },
    onProgress: () => {},
    signal: controller.signal,
  })
  await expect(walk).rejects.toThrow(/abort/)
  expect(read).toBe(1)
})

test('a line is a record as it is stored, without the names of today', () => {
  const lines = toJsonLines([record(3), record(4)])
    .trimEnd()
    .split('\n')
  const { actor: _actor, about: _about, ...stored } = record(3)
  expect(JSON.parse(lines[0]!)).toEqual(stored)
  expect(lines).toHaveLength(2)
})

test('a row tells a record in words, and runs nothing in a spreadsheet', () => {
  const words = { sentenceFor: () => 'Approved a car', nameOf: ({ about }: AuditView) => about?.name ?? '' }
  const [, row] = toCsv([record(3)], ['Record'], words).split('\r\n')
  expect(row).toBe(
    `3,2026-11-22T08:00:00.000Z,sara,usr_1,listing.status,Approved a car,"'=Patrol, 2020",lst_1,"from=PENDING; to=APPROVED",a,b`,
  )
})
