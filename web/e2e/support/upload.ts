import { expect, type APIRequestContext } from 'playwright/test'
import { picture } from './files.ts'

/** Uploads a private document as the site does, and gives its id once it has passed its checks. */
export const uploadDocument = async (request: APIRequestContext, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` }
  const { buffer } = await picture('paper.jpg', '#556677')
  const asked = await request.post('/api/objects/upload', {
    headers,
    data: { contentType: 'image/jpeg', contentLength: buffer.length },
  })
  expect(asked.status()).toBe(200)
  const ticket = (await asked.json()) as { uploadURL: string; id: string; headers: Record<string, string> }
  const put = await request.put(ticket.uploadURL, { headers: ticket.headers, data: buffer })
  expect(put.ok()).toBe(true)
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/uploads/${ticket.id}`, { headers })
      return ((await answer.json()) as { state: string }).state
    })
    .toBe('READY')
  return ticket.id
}
