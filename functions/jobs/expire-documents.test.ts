import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import type { Retention } from '#functions/data/retention.ts'
import { expireDocuments } from './expire-documents.ts'

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

const dueAt = '2026-11-20T09:00:00.000Z'
const listing = (id: string): Retention => ({ kind: 'LISTING', id, dueAt })

const setup = (pages: Retention[][], secondsEach = 0) => {
  let clock = Date.parse(dueAt)
  const met: string[] = []
  const expire = async ({ id }: Retention) => {
    met.push(id)
    clock += secondsEach * 1000
    if (id === 'bad') throw new Error('unreadable')
    if (id === 'edited') throw new AppError('EDIT_CONFLICT')
    return id !== 'reviewed'
  }
  const deps = {
    now: () => new Date(clock),
    dueRetentionPages: async function* () {
      yield* pages
    },
    expireListing: expire,
    expireSubmission: async (due: Retention) => expire({ ...due, id: `application ${due.id}` }),
  }
  return { deps, met }
}

test('goes on after what fails, and after what changes at that very moment', async () => {
  const application: Retention = { kind: 'SUBMISSION', id: 'd', dueAt }
  const { deps, met } = setup([
    [listing('a'), listing('bad'), listing('edited')],
    [listing('reviewed'), application],
  ])
  expect(await expireDocuments(deps)).toBe(2)
  expect(met).toEqual(['a', 'bad', 'edited', 'reviewed', 'application d'])
})

test('leaves the rest to the next run when its time is over', async () => {
  const { deps, met } = setup([['a', 'b', 'c', 'd', 'e'].map(listing), [listing('f')]], 40)
  await expireDocuments(deps)
  expect(met.length).toBeLessThan(5)
  expect(met).not.toContain('f')
})
