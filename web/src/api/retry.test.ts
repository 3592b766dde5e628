import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { pause, poll, retry, waitAfter, waitBefore } from './retry.ts'

const { signal } = new AbortController()
const failure = (status: number, code: ApiErrorCode, retryAfter?: number) =>
  new ApiError(status, code, { message: String(status), retryAfter })
const busy = (retryAfter?: number) => failure(429, 'TOO_MANY_REQUESTS', retryAfter)
const offline = failure(0, 'OFFLINE')
const paused = () => vi.fn<typeof pause>(() => Promise.resolve())
const asker = () => vi.fn<() => Promise<string>>()

describe('pause', () => {
  it('ends early, with the reason of the signal, when it is aborted', async () => {
    const controller = new AbortController()
    const paused = pause(60_000, controller.signal)
    controller.abort(new Error('left'))
    await expect(paused).rejects.toThrow('left')
    await expect(pause(1, controller.signal)).rejects.toThrow('left')
  })
})

describe('retry', () => {
  const options = { signal, busyTries: 4, longestWait: 60 }

  it('waits as long as a busy server says, a minute at most', async () => {
    const pauses = paused()
    const ask = asker()
      .mockRejectedValueOnce(busy(7))
      .mockRejectedValueOnce(busy())
      .mockRejectedValueOnce(busy(900))
      .mockResolvedValue('ticket')
    expect(await retry(ask, options, { pause: pauses })).toBe('ticket')
    expect(pauses.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([7000, 5000, 60_000])
  })

  it('gives up after so many tries, and at once when there are too many unused files', async () => {
    const always = asker().mockRejectedValue(busy(1))
    await expect(retry(always, options, { pause: paused() })).rejects.toMatchObject({ status: 429 })
    expect(always).toHaveBeenCalledTimes(4)
    const full = asker().mockRejectedValue(failure(429, 'TOO_MANY_UPLOADS'))
    await expect(retry(full, options, { pause: paused() })).rejects.toMatchObject({
      code: 'TOO_MANY_UPLOADS',
    })
    expect(full).toHaveBeenCalledTimes(1)
  })

  it('tries nothing again once it is aborted', async () => {
    const controller = new AbortController()
    const ask = asker().mockImplementation(() => {
      controller.abort()
      return Promise.reject(busy(1))
    })
    await expect(retry(ask, { ...options, signal: controller.signal })).rejects.toMatchObject({ status: 429 })
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

describe('waitAfter', () => {
  const tries = { busyTries: 21, lostTries: 5 }

  it('waits as long as the server asks for, and longer each time without a connection', () => {
    expect(waitAfter(busy(7), 4, tries)).toBe(7000)
    expect(waitAfter(offline, 1, tries)).toBe(2000)
    expect(waitAfter(offline, 3, tries)).toBe(8000)
    expect(waitAfter(offline, 5, tries)).toBeUndefined()
    expect(waitAfter(offline, 1, { busyTries: 21 })).toBeUndefined()
  })

  it('does not wait where waiting is no use', () => {
    expect(waitAfter(failure(404, 'NOT_FOUND'), 1, tries)).toBeUndefined()
    expect(waitAfter(failure(429, 'TOO_MANY_UPLOADS', 7), 1, tries)).toBeUndefined()
    expect(waitAfter(new Error('x'), 1, tries)).toBeUndefined()
  })
})

describe('poll', () => {
  const options = { signal, deadline: 120_000, isDone: (answer: string) => answer === 'done' }

  it('asks until it is done', async () => {
    const ask = asker().mockResolvedValueOnce('not yet').mockResolvedValue('done')
    expect(await poll(ask, options, { pause: paused() })).toBe('done')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('survives a lost connection, not a lost session', async () => {
    const flaky = asker()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(busy())
      .mockResolvedValue('done')
    expect(await poll(flaky, options, { pause: paused() })).toBe('done')
    const signedOut = asker().mockRejectedValue(failure(401, 'UNAUTHORIZED'))
    await expect(poll(signedOut, options, { pause: paused() })).rejects.toMatchObject({ status: 401 })
  })

  it('gives up at its deadline', async () => {
    const ask = asker().mockResolvedValue('not yet')
    expect(await poll(ask, options, { pause: paused() })).toBeUndefined()
    expect(ask.mock.calls.length).toBeLessThan(70)
  })

  it('asks every 400 ms at first, every two seconds later', () => {
    expect(waitBefore(0)).toBe(400)
    expect(waitBefore(1)).toBeGreaterThan(400)
    expect(waitBefore(50)).toBe(2000)
  })
})
