import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { env } from '#functions/core/env.ts'
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

/** The name of the cookie on one machine, where the site is at that address. */
const at = (origin: string): string => {
  Object.assign(env(), { PUBLIC_ORIGIN: origin })
  return refreshCookie('secret', 60).split('=')[0]!
}

it('of two instances on one machine has two names, and neither reads the one of the other', () => {
  const before = env().PUBLIC_ORIGIN
  onTestFinished(() => void Object.assign(env(), { PUBLIC_ORIGIN: before }))
  const names = ['http://localhost:3000', 'http://localhost:4000'].map(at)
  expect(new Set(names).size).toBe(2)
  expect(readRefreshCookie(asked({ [names[0]!]: 'first', [names[1]!]: 'second' }))).toEqual({
    poolToken: 'second',
  })
  expect(readRefreshCookie(asked({ [names[0]!]: 'first' }))).toBeUndefined()
  // Of before the names had ports.
  expect(readRefreshCookie(asked({ sayara_refresh: 'old' }))).toEqual({ poolToken: 'old' })
  expect(readRefreshCookie(asked({ sayara_refresh: 'old', [names[1]!]: 'new' }))).toEqual({
    poolToken: 'new',
  })
})

it('names a user, a session and a secret, and nothing that only looks like it goes to the pool', () => {
  const [userId, session, secret] = [`usr_${'0'.repeat(26)}`, 'a'.repeat(36), 's'.repeat(43)]
  const read = (value: string) => readRefreshCookie(asked({ [name]: value }))
  expect(read(`${userId}.${session}.${secret}`)).toEqual({ userId, session, secret })
  for (const bad of [`${userId}.${session}`, `${userId}.${session}.${secret}x`, `${userId}..${secret}`])
    expect(read(bad), bad).toBeUndefined()
})
