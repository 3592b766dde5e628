import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import type { getUpload } from './get-upload.ts'
import { awaitChecks, pauseBefore } from './await-checks.ts'

const { signal } = new AbortController()
const answer = (state: 'ISSUED' | 'READY' | 'REFUSED', refusal: 'DAMAGED' | null = null) => ({
  id: 'upl_1',
  url: '/api/listing-images/upl_1',
  state,
  refusal,
})
const ask = () => vi.fn<typeof getUpload>()
const noPause = () => Promise.resolve()

describe('awaitChecks', () => {
  it('asks until the upload is ready', async () => {
    const answers = ask().mockResolvedValueOnce(answer('ISSUED')).mockResolvedValue(answer('READY'))
    await awaitChecks('upl_1', signal, { getUpload: answers, pause: noPause })
    expect(answers).toHaveBeenCalledTimes(2)
  })

  it('tells why the server refused it', async () => {
    const answers = ask().mockResolvedValue(answer('REFUSED', 'DAMAGED'))
    await expect(awaitChecks('upl_1', signal, { getUpload: answers, pause: noPause })).rejects.toMatchObject({
      problem: 'DAMAGED',
    })
  })

  it('lives through a lost connection, not through a lost session', async () => {
    const offline = new ApiError(0, 'OFFLINE', { message: '0' })
    const flaky = ask().mockRejectedValueOnce(offline).mockResolvedValue(answer('READY'))
    await awaitChecks('upl_1', signal, { getUpload: flaky, pause: noPause })
    const out = ask().mockRejectedValue(new ApiError(401, 'UNAUTHORIZED', { message: '401' }))
    await expect(awaitChecks('upl_1', signal, { getUpload: out, pause: noPause })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('gives up in the end', async () => {
    const answers = ask().mockResolvedValue(answer('ISSUED'))
    await expect(awaitChecks('upl_1', signal, { getUpload: answers, pause: noPause })).rejects.toMatchObject({
      problem: 'SLOW',
    })
    expect(answers.mock.calls.length).toBeLessThan(70)
  })
})

it('asks every 400 ms at first, every two seconds later', () => {
  expect(pauseBefore(0)).toBe(400)
  expect(pauseBefore(1)).toBeGreaterThan(400)
  expect(pauseBefore(50)).toBe(2000)
})
