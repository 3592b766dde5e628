import { expect, onTestFinished, test, vi } from 'vitest'
import { sayStill, sayWhile } from './say-still.ts'

test('a loop that waits is heard of once a minute', () => {
  const said: string[] = []
  let now = 5000
  const still = sayStill('restoring', { say: (line) => said.push(line), now: () => now })
  for (const seconds of [0, 30, 59, 61, 75, 119, 300]) {
    now = 5000 + seconds * 1000
    still()
  }
  expect(said).toEqual(['    still restoring, 1 min', '    still restoring, 5 min'])
})

test('so is a call, until it has its answer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const said: string[] = []
  const { promise, resolve } = Promise.withResolvers<number>()
  const call = sayWhile('building', (line) => said.push(line), promise)
  await vi.advanceTimersByTimeAsync(130_000)
  resolve(7)
  expect(await call).toBe(7)
  await vi.advanceTimersByTimeAsync(130_000)
  expect(said).toEqual(['    still building, 1 min', '    still building, 2 min'])
})
