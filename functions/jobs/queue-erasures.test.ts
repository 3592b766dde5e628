import { beforeEach, expect, it, vi } from 'vitest'
import type { Condemned } from '#functions/data/stale-uploads.ts'
import { eraseFiles } from './erase-files.ts'
import { queueErasures } from './queue-erasures.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ ERASURE_QUEUE_URL: 'erasures' }) }))

let due: Map<string, string>
let clock: number
beforeEach(() => {
  clock = Date.parse('2026-11-23T10:00:00.000Z')
  due = new Map(['doc_1', 'upl_1', 'upl_2'].map((id) => [id, `${new Date(0).toISOString()}#${id}`]))
})

const now = () => new Date(clock)
const placesOf = () => [...due].filter(([, place]) => place < now().toISOString())

const deps = (sendMessages: (url: string, bodies: readonly unknown[]) => Promise<void>) => ({
  now,
  sendMessages,
  async *condemnedPages() {
    yield placesOf().map(([id, place]): Condemned => ({ id, place }))
  },
  moveCondemned: async ({ id, place }: Condemned, at: Date) => {
    if (due.get(id) !== place) return false
    due.set(id, `${at.toISOString()}#${id}`)
    return true
  },
})

it('hands every condemned upload over once, in the order in which they must go', async () => {
  const sent: unknown[] = []
  const into = deps(async (_, bodies) => void sent.push(...bodies))
  expect(await queueErasures(into)).toBe(3)
  expect(await queueErasures(into)).toBe(0)
  expect(sent).toEqual([{ id: 'doc_1' }, { id: 'upl_1' }, { id: 'upl_2' }])
})

it('hands over again at the next run what the queue did not take', async () => {
  const refusing = deps(async () => {
    throw new Error('The queue is down')
  })
  await expect(queueErasures(refusing)).rejects.toThrow('The queue is down')
  expect(await queueErasures(deps(async () => {}))).toBe(3)
})

it('hands the others over when one cannot be claimed, and fails', async () => {
  const sent: unknown[] = []
  const into = deps(async (_, bodies) => void sent.push(...bodies))
  const failing = async (each: Condemned, at: Date) => {
    if (each.id === 'upl_1') throw new Error('The table is down')
    return into.moveCondemned(each, at)
  }
  await expect(queueErasures({ ...into, moveCondemned: failing })).rejects.toThrow('The table is down')
  expect(sent).toEqual([{ id: 'doc_1' }, { id: 'upl_2' }])
  expect(await queueErasures(into)).toBe(1)
})

it('gives back all that it can when the queue is down', async () => {
  const refusing = deps(async () => {
    throw new Error('The queue is down')
  })
  const failing = async (each: Condemned, at: Date) => {
    if (each.id === 'doc_1' && at.getTime() === 0) throw new Error('The table is down')
    return refusing.moveCondemned(each, at)
  }
  await expect(queueErasures({ ...refusing, moveCondemned: failing })).rejects.toThrow('The queue is down')
  expect(await queueErasures(deps(async () => {}))).toBe(2)
})

it('hands over again, twenty minutes later, what nobody erased', async () => {
  const into = deps(async () => {})
  await queueErasures(into)
  clock += 20 * 60_000
  expect(await queueErasures(into)).toBe(0)
  clock += 1
  expect(await queueErasures(into)).toBe(3)
})

it('returns the messages whose files could not be erased, and erases the others', async () => {
  const messages = ['doc_1', 'upl_1', 'upl_2'].map((id) => ({ id: `m-${id}`, body: { id }, receives: 1 }))
  const erased: string[] = []
  const failed = await eraseFiles(messages, {
    getUploadById: async (id) => (id === 'upl_2' ? undefined : ({ id } as never)),
    eraseUpload: async ({ id }) => {
      if (id === 'doc_1') throw new Error('The storage is down')
      erased.push(id)
      return true
    },
  })
  expect({ failed, erased }).toEqual({ failed: ['m-doc_1'], erased: ['upl_1'] })
})
