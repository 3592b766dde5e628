import { beforeAll, expect, it } from 'vitest'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { clearedRefreshCookie, readRefreshToken, refreshCookie } from './session.ts'
import { tableEnvironment } from '#scripts/local/names.ts'

// The environment of a deployed stage; the API tests cover the one of a single machine.
beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
  process.env['PUBLIC_ORIGIN'] = 'https://cars.example'
})

const asked = (cookies: Record<string, string>, origin?: string) =>
  ({ cookies, origin, host: 'origin.cars.example' }) as unknown as RequestInfo

it('is bound to its host over HTTPS, as the prefix of its name wants it', () => {
  for (const cookie of [refreshCookie('secret'), clearedRefreshCookie()]) {
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-sayara_refresh=/)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure']))
    expect(cookie).not.toMatch(/domain/i)
  }
})

it('is read under that name alone, and for pages of ours alone', () => {
  const cookies = { '__Host-sayara_refresh': 'secret' }
  expect(readRefreshToken(asked(cookies, 'https://cars.example'))).toBe('secret')
  expect(readRefreshToken(asked(cookies, 'https://evil.example'))).toBeUndefined()
  expect(readRefreshToken(asked({ sayara_refresh: 'planted' }, 'https://cars.example'))).toBeUndefined()
})
