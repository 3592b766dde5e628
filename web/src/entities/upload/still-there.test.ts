import { expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { stillThere } from './still-there.ts'

const answers: Record<string, 'READY' | 'REFUSED' | number> = {
  upl_a: 'READY',
  doc_b: 'REFUSED',
  upl_c: 404,
  upl_d: 0,
}

const getUpload = (id: string) => {
  const answer = answers[id] ?? 404
  return typeof answer === 'number'
    ? Promise.reject(new ApiError(answer, answer === 0 ? 'OFFLINE' : 'UPLOAD_NOT_FOUND', { message: '' }))
    : Promise.resolve({ id, url: '', state: answer, refusal: null })
}

it('drops what is gone or was refused, and nothing that could not be asked about', async () => {
  const urls = ['/api/listing-images/upl_a', '/api/verification-documents/doc_b', 'upl_c', 'upl_d', 'upl_e']
  const there = await stillThere(urls, new AbortController().signal, { getUpload })
  expect([...there]).toEqual(['/api/listing-images/upl_a', 'upl_d'])
})
