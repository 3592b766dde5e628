import { expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { askPatiently } from './upload-file.ts'

const { signal } = new AbortController()
const busy = (retryAfter?: number) => new ApiError(429, 'TOO_MANY_REQUESTS', { message: '429', retryAfter })
const paused = () => vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve())
const asker = () => vi.fn<() => Promise<string>>()

it('waits as long as a busy server says, a minute at most', async () => {
  const pause = paused()
  const ask = asker()
    .mockRejectedValueOnce(busy(7))
    .mockRejectedValueOnce(busy())
    .mockRejectedValueOnce(busy(900))
    .mockResolvedValue('ticket')
  expect(await askPatiently(ask, signal, { pause })).toBe('ticket')
  expect(pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([7000, 5000, 60_000])
})

it('gives up after four times, and at once when there are too many unused files', async () => {
  const always = asker().mockRejectedValue(busy(1))
  await expect(askPatiently(always, signal, { pause: paused() })).rejects.toMatchObject({ status: 429 })
  expect(always).toHaveBeenCalledTimes(4)
  const full = asker().mockRejectedValue(new ApiError(429, 'TOO_MANY_UPLOADS', { message: '429' }))
  await expect(askPatiently(full, signal, { pause: paused() })).rejects.toMatchObject({
    code: 'TOO_MANY_UPLOADS',
  })
  expect(full).toHaveBeenCalledTimes(1)
})
