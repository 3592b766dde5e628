import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

type Child = ChildProcess & { end: () => void }

/** A child that answers at once, or ends at once where it cannot answer. */
const fakeChild = (answers: boolean): Child => {
  const child = Object.assign(new EventEmitter(), {
    pid: 1,
    exitCode: null as number | null,
    signalCode: null,
    connected: true,
    disconnect: () => child.end(),
    end: () => {
      child.exitCode = 1
      child.emit('exit', 1, null)
    },
  })
  queueMicrotask(() => (answers ? child.emit('message', {}) : child.end()))
  return child as unknown as Child
}

const keep = async () => {
  const launched: Child[] = []
  const disk = { isFull: false }
  const onDown = vi.fn<() => void>()
  const kept = await keepRunning({
    launch: () => {
      const child = fakeChild(!disk.isFull)
      launched.push(child)
      return child
    },
    onAnswer: () => {},
    pauseMs: 300,
    onDown,
  })
  return { kept, launched, disk, onDown }
}

// The pauses of `node:timers/promises` are not among the fake timers.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      setTimeout(resolve, ms)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    }),
}))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a child that cannot begin for a while is tried until it can, and that is said once', async () => {
  const { launched, disk, onDown } = await keep()
  disk.isFull = true
  launched.at(-1)?.end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(launched).toHaveLength(5)
  expect(onDown).toHaveBeenCalledOnce()

  disk.isFull = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(launched).toHaveLength(6)

  launched.at(-1)?.end()
  await vi.advanceTimersByTimeAsync(300)
  expect(launched).toHaveLength(7)
  expect(onDown).toHaveBeenCalledOnce()
})

test('a child that is stopped is not started again, not even one that is being tried', async () => {
  const { kept, launched, disk } = await keep()
  disk.isFull = true
  launched.at(-1)?.end()
  await vi.advanceTimersByTimeAsync(1000)
  await kept.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(launched).toHaveLength(2)
})

test('code that cannot be loaded is refused at the first start and at a restart, and not tried again', async () => {
  const { kept, launched, disk, onDown } = await keep()
  disk.isFull = true
  await expect(kept.restart()).rejects.toThrow('ended at once')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(launched).toHaveLength(2)
  disk.isFull = false
  await kept.restart()
  expect(launched).toHaveLength(3)
  expect(onDown).not.toHaveBeenCalled()
})
