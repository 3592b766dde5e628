import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { isPageLeaving, mostOnLeaving } from './client.ts'
import { chunksOf, runChunks, tallyOf } from './in-chunks.ts'

vi.mock('./client.ts', async (original) => ({
  ...(await original<typeof import('./client.ts')>()),
  isPageLeaving: vi.fn<typeof isPageLeaving>(() => false),
}))
afterEach(() => {
  vi.mocked(isPageLeaving).mockReturnValue(false)
  vi.unstubAllGlobals()
})

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
      if (asked.length === 2) throw new ApiError(0, 'OFFLINE', { message: 'offline' })
      return done(chunk)
    },
    onProgress: () => {},
  })
  expect(asked).toEqual([50, 50])
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(tallyOf(results)).toMatchObject({ done: 50, reasons: [{ code: 'OFFLINE', count: 70 }] })
})

it.each(['pagehide', 'visibilitychange'])(
  'sends ahead what a browser takes of the rest when the page goes (%s), and the others where it stays after all',
  async (event) => {
    const place = new EventTarget()
    vi.stubGlobal('window', place)
    vi.stubGlobal('document', place)
    const many = Array.from({ length: 1500 }, (_, index) => `thing${index}`)
    const asked: string[] = []
    const answers: (() => void)[] = []
    const running = runChunks(many, {
      size: 50,
      send: (chunk) => {
        asked.push(...chunk)
        return new Promise((resolve) => void answers.push(() => resolve(done(chunk))))
      },
      onProgress: () => {},
    })
    expect(asked.length).toBe(50)
    place.dispatchEvent(new Event(event))
    expect(asked.length).toBe(50)
    vi.mocked(isPageLeaving).mockReturnValue(true)
    place.dispatchEvent(new Event(event))
    expect(asked.length).toBe(mostOnLeaving)
    vi.mocked(isPageLeaving).mockReturnValue(false)
    for (let at = 0; at < 30; at += 1) {
      await expect.poll(() => answers[at]).toBeTruthy()
      answers[at]!()
    }
    expect(await running).toEqual(done(many))
    expect(asked).toEqual(many)
  },
)

it('tells what became of the calls that left ahead when one of them fails', async () => {
  vi.mocked(isPageLeaving).mockReturnValue(true)
  let call = 0
  const results = await runChunks(ids, {
    size: 50,
    send: async (chunk) => {
      call += 1
      if (call === 2) throw new ApiError(0, 'OFFLINE', { message: 'offline' })
      return done(chunk)
    },
    onProgress: () => {},
  })
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(tallyOf(results)).toMatchObject({ done: 70, failed: ids.slice(50, 100) })
})
