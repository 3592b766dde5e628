import { describe, expect, it } from 'vitest'
import { errorOfResponse, isUnauthorized } from './api-error.ts'

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  errorOfResponse(new Response(body, { status, headers, statusText: 'Status Text' }))

describe('errorOfResponse', () => {
  it('keeps code and issues, and says `status: body`', async () => {
    const body = { message: 'No', code: 'EDIT_CONFLICT', issues: [{ path: 'year', message: 'Bad' }] }
    const error = await answer(409, JSON.stringify(body))
    expect(error).toMatchObject({ status: 409, code: 'EDIT_CONFLICT', issues: body.issues })
    expect(error.message).toBe(`409: ${JSON.stringify(body)}`)
  })

  it('takes the status text for an empty body', async () => {
    expect((await answer(503, '')).message).toBe('503: Status Text')
  })

  it.each([
    [401, '{"message":"Unauthorized"}', 'UNAUTHORIZED'],
    [403, '<html>', 'FORBIDDEN'],
    [413, '', 'PAYLOAD_TOO_LARGE'],
    [418, 'null', 'BAD_REQUEST'],
    [502, '[]', 'INTERNAL'],
    [503, '"busy"', 'STORE_UNAVAILABLE'],
  ])('names a gateway’s own %i', async (status, body, code) => {
    expect((await answer(status, body)).code).toBe(code)
  })

  it('reads how long to wait', async () => {
    expect((await answer(429, '', { 'retry-after': '30' })).retryAfter).toBe(30)
    expect((await answer(429, '')).retryAfter).toBeUndefined()
  })

  it('tells a lost session from a wrong password', async () => {
    expect(isUnauthorized(await answer(401, '{"code":"UNAUTHORIZED"}'))).toBe(true)
    expect(isUnauthorized(await answer(401, '{"code":"INVALID_CREDENTIALS"}'))).toBe(false)
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(false)
  })
})
