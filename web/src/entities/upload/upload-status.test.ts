import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { awaitChecks, findStored, isWorthRetrying, UploadError } from './upload-status.ts'

const answers: Record<string, 'READY' | 'REFUSED' | number> = {
  upl_a: 'READY',
  doc_b: 'REFUSED',
  upl_c: 404,
  upl_d: 0,
}

const readUpload = (id: string) => {
  const answer = answers[id] ?? 404
  return typeof answer === 'number'
    ? Promise.reject(new ApiError(answer, answer === 0 ? 'OFFLINE' : 'UPLOAD_NOT_FOUND', { message: '' }))
    : Promise.resolve({ id, url: '', state: answer, refusal: null })
}

it('drops what is gone or was refused, and nothing that could not be asked about', async () => {
  const urls = ['/api/listing-images/upl_a', '/api/verification-documents/doc_b', 'upl_c', 'upl_d', 'upl_e']
  const there = await findStored(urls, new AbortController().signal, { readUpload })
  expect([...there]).toEqual(['/api/listing-images/upl_a', 'upl_d'])
})

it('sends a file again that the server no longer has, and none that it will never take', () => {
  expect(isWorthRetrying(new UploadError('GONE'))).toBe(true)
  expect(isWorthRetrying(new UploadError('DAMAGED'))).toBe(false)
})

describe('awaitChecks', () => {
  const { signal } = new AbortController()
  const checked = (state: 'ISSUED' | 'READY' | 'REFUSED', refusal: 'DAMAGED' | null = null) => ({
    readUpload: () => Promise.resolve({ id: 'upl_1', url: '/x', state, refusal }),
    pause: () => Promise.resolve(),
  })

  it('resolves when the upload is ready, and tells why the server refused it', async () => {
    await awaitChecks('upl_1', signal, checked('READY'))
    await expect(awaitChecks('upl_1', signal, checked('REFUSED', 'DAMAGED'))).rejects.toMatchObject({
      problem: 'DAMAGED',
    })
  })

  it('gives up in the end', async () => {
    await expect(awaitChecks('upl_1', signal, checked('ISSUED'))).rejects.toMatchObject({ problem: 'SLOW' })
  })
})
