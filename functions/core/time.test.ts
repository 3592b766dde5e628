import { describe, expect, test, vi } from 'vitest'
import { AppError } from './app-error.ts'
import {
  eachAtOnce,
  isConflict,
  requestMs,
  retry,
  retryConflict,
  storeTimeouts,
  tryEachAtOnce,
  waitForStores,
  withinRequestTime,
} from './time.ts'

const pause = { firstMs: 1, mostMs: 2 }

describe('retry', () => {
  test('does the work again while its failure may pass', async () => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('busy'))
      .mockResolvedValue('done')
    await expect(retry(work, { tries: 3, when: () => true, pause })).resolves.toBe('done')
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('throws the last error after the last try', async () => {
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('busy'))
    await expect(retry(work, { tries: 3, when: () => true, pause })).rejects.toThrow('busy')
    expect(work).toHaveBeenCalledTimes(3)
  })

  test('throws at once what will not pass', async () => {
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('broken'))
    await expect(retry(work, { tries: 3, when: () => false, pause })).rejects.toThrow('broken')
    expect(work).toHaveBeenCalledTimes(1)
  })
})

describe('retryConflict', () => {
  test.each(['CONFLICT', 'EDIT_CONFLICT'] as const)('does work again that ended in %s', async (code) => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new AppError(code))
      .mockResolvedValue('done')
    await expect(retryConflict(work)).resolves.toBe('done')
  })

  test('leaves other refusals alone', async () => {
    const error = new AppError('NOT_FOUND')
    expect(isConflict(error)).toBe(false)
    await expect(retryConflict(() => Promise.reject(error))).rejects.toBe(error)
  })
})

test('does work for each, so many at a time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (each) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    done.push(each)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('work of which one fails is done for the others, and its first failure is returned', async () => {
  const done: number[] = []
  const work = async (each: number) => {
    if (each < 3) throw new Error(`failed at ${each}`)
    done.push(each)
  }
  expect(await tryEachAtOnce([1, 2, 3, 4, 5], 1, work)).toEqual(new Error('failed at 1'))
  expect(done).toEqual([3, 4, 5])
  expect(await tryEachAtOnce([3], 1, work)).toBeUndefined()
})

test('a process that makes the demo data or answers tests waits longer for the stores than a request does', async () => {
  const { requestTimeout } = storeTimeouts()
  expect(requestTimeout * 3).toBeLessThan(requestMs)
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  try {
    await withinRequestTime(async () => {})
    waitForStores(60_000)
    expect(storeTimeouts()).toMatchObject({ requestTimeout: 60_000, socketTimeout: 60_000 })
    await withinRequestTime(async () => {})
    expect(timeout.mock.calls).toEqual([[requestMs], [60_000]])
  } finally {
    waitForStores(requestTimeout)
    timeout.mockRestore()
  }
})
