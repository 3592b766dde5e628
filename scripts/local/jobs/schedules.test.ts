import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedules } from './schedules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job runs when its time has come, and never twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn<(job: string) => Promise<void>>(() => promise)
  const runs = () => run.mock.calls.filter(([job]) => job === 'compactSearchIndex')
  startSchedules(run)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(runs()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs()).toHaveLength(1)
  resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs()).toHaveLength(2)
})
