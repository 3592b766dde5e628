import { beforeAll, expect, it } from 'vitest'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { clearedRefreshCookie, readRefreshCookie, refreshCookie } from './session.ts'
import { tableEnvironment } from '#scripts/local/names.ts'

// The environment of a deployed stage; the API tests cover the one of a single machine.
beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
  process.env['PUBLIC_ORIGIN'] = 'https://cars.example'
})

const asked = (cookies: Record<string, string>, origin?: string) =>
  ({ cookies, origin, host: 'origin.cars.example' }) as unknown as RequestInfo

const name = '__Host-sayara_refresh'

it('is bound to its host over HTTPS, as the prefix of its name wants it', () => {
  for (const cookie of [refreshCookie('secret', 60), clearedRefreshCookie()]) {
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-sayara_refresh=/)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure']))
    expect(cookie).not.toMatch(/domain/i)
  }
})

it('is read under that name alone, and for pages of ours alone', () => {
  const cookies = { [name]: 'old' }
  expect(readRefreshCookie(asked(cookies, 'https://cars.example'))).toEqual({ poolToken: 'old' })
  expect(readRefreshCookie(asked(cookies, 'https://evil.example'))).toBeUndefined()
  expect(readRefreshCookie(asked({ sayara_refresh: 'planted' }, 'https://cars.example'))).toBeUndefined()
})

it('names a user, a session and a secret, and nothing that only looks like it goes to the pool', () => {
  const [userId, session, secret] = [`usr_${'0'.repeat(26)}`, 'a'.repeat(36), 's'.repeat(43)]
  const read = (value: string) => readRefreshCookie(asked({ [name]: value }))
  expect(read(`${userId}.${session}.${secret}`)).toEqual({ userId, session, secret })
  for (const bad of [`${userId}.${session}`, `${userId}.${session}.${secret}x`, `${userId}..${secret}`])
    expect(read(bad), bad).toBeUndefined()
})
