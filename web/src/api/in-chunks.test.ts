import { expect, it } from 'vitest'
import { chunksOf, runChunks, tallyOf } from './in-chunks.ts'

const ids = Array.from({ length: 120 }, (_, index) => `thing${index}`)
const done = (chunk: readonly string[]) => chunk.map((id) => ({ id, failure: null }))

it('asks for so many at a time at most and leaves nothing out', () => {
  expect(chunksOf(ids, 50).map(({ length }) => length)).toEqual([50, 50, 20])
  expect(chunksOf(ids, 50).flat()).toEqual(ids)
  expect(chunksOf([], 50)).toEqual([])
})

it('counts what was done, and the reasons by how often they stood in the way', () => {
  const results = [
    { id: 'a', failure: null },
    { id: 'b', failure: 'EDIT_CONFLICT' },
    { id: 'c', failure: 'ILLEGAL_STATUS_MOVE' },
    { id: 'd', failure: 'ILLEGAL_STATUS_MOVE' },
  ]
  expect(tallyOf(results)).toEqual({
    done: 1,
    failed: ['b', 'c', 'd'],
    reasons: [
      { code: 'ILLEGAL_STATUS_MOVE', count: 2 },
      { code: 'EDIT_CONFLICT', count: 1 },
    ],
  })
})

it('tells how far it has come, one chunk after the other', async () => {
  const progress: number[] = []
  const results = await runChunks(ids, {
    size: 50,
    send: async (chunk) => done(chunk),
    onProgress: (count) => progress.push(count),
    codeOf: () => 'X',
  })
  expect(progress).toEqual([50, 100, 120])
  expect(results).toEqual(done(ids))
})

it('stops at a call that fails and says so of everything it did not come to', async () => {
  const asked: number[] = []
  const results = await runChunks(ids, {
    size: 50,
    send: async (chunk) => {
      asked.push(chunk.length)
      if (asked.length === 2) throw new Error('offline')
      return done(chunk)
    },
    onProgress: () => {},
    codeOf: () => 'OFFLINE',
  })
  expect(asked).toEqual([50, 50])
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(tallyOf(results)).toMatchObject({ done: 50, reasons: [{ code: 'OFFLINE', count: 70 }] })
})
