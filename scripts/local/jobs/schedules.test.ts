import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedules } from './schedules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job runs when its time has come, and never twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn<(job: string) => Promise<void>>(() => promise)
  startSchedules(run)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run.mock.calls).toEqual([['compact-search-index']])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(run).toHaveBeenCalledOnce()
  resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
})
