import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api, type ApiAnswer } from '#functions/testing/api.ts'
import { registerSeller } from '#functions/testing/people.ts'
import { samplePath, tokenFor } from '#functions/testing/sample-request.ts'
import { handlerPath } from '#infra/handler-path.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { limits } from '#shared/constants/limits.ts'
import { errorBody, errors, type ErrorCode } from '#shared/errors.ts'

// Tests derived from the table of routes alone, so that a new contract is tested at once.

const root = join(import.meta.dirname, '../..')
const named = (routes: readonly Contract[]): [string, Contract][] => routes.map((route) => [route.id, route])
const allRoutes = named(liveRoutes)
const closedRoutes = named(liveRoutes.filter(({ access }) => access !== 'public' && access !== 'optional'))
const bodyRoutes = named(liveRoutes.filter(({ body }) => body !== undefined))
const queryRoutes = named(liveRoutes.filter(({ query }) => query !== undefined))

const expectRefusal = (answer: ApiAnswer, code: ErrorCode): void => {
  expect(answer.body).toMatchObject({ code })
  expect(answer.status).toBe(errors[code].status)
  expect(errorBody.safeParse(answer.body).success).toBe(true)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

const pattern = ({ path }: Contract): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const methodsOf = ({ method, alias }: Contract): string[] => (alias ? [method, alias] : [method])

describe('every route', () => {
  test.each(allRoutes)('%s has its handler where its name says', async (_, route) => {
    const path = join(root, `functions/${handlerPath(route)}.ts`)
    expect(existsSync(path), path).toBe(true)
    expect(await readFile(path, 'utf8')).toMatch(/^export const handler = /m)
  })

  test.each(allRoutes)('%s refuses a method it does not have, naming those it has', async (_, route) => {
    const path = samplePath(route)
    const here = liveRoutes.filter((other) => pattern(other).test(path)).flatMap(methodsOf)
    const other =
      ['DELETE', 'PUT', 'PATCH', 'POST', 'GET'].find((method) => !here.includes(method)) ?? 'OPTIONS'
    const answer = await api(other, path)
    expectRefusal(answer, 'METHOD_NOT_ALLOWED')
    for (const method of here) expect(answer.headers.get('allow')?.split(', ')).toContain(method)
  })

  test.each(allRoutes)('%s answers with safe headers and never with a 5xx', async (_, route) => {
    // `logoutEverywhere` ends every session of its caller, so it has a user of its own.
    const isLastCall = route.id === 'logoutEverywhere'
    const token = isLastCall ? (await registerSeller()).token : await tokenFor(route.access)
    for (const method of methodsOf(route)) {
      const answer = await api(method, samplePath(route), { token })
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/)
      expect(answer.headers.get('server')).toBeNull()
      expect(answer.headers.get('x-powered-by')).toBeNull()
      const isShared = answer.status < 300 && route.sharedCacheSeconds
      expect(answer.headers.get('cache-control')).toBe(
        isShared ? `public, max-age=0, s-maxage=${route.sharedCacheSeconds}` : 'no-store',
      )
      if (answer.status !== 204) {
        expect(['application/json; charset=utf-8', route.contentType]).toContain(
          answer.headers.get('content-type'),
        )
      }
    }
  })

  test('is called by a test of its own', async () => {
    const files = await readdir(root, { recursive: true })
    const tests = files.filter(
      (file) =>
        /^functions\/.*(?:\.test|testing\/[\w-]+)\.ts$/.test(file) &&
        !file.endsWith('testing/routes.api.test.ts'),
    )
    const text = (await Promise.all(tests.map((file) => readFile(join(root, file), 'utf8')))).join('\n')
    const untested = liveRoutes.filter((route) => !imports(route).test(text) && !calls(route).test(text))
    expect(untested.map(({ id }) => id)).toEqual([])
  })
})

const imports = ({ id }: Contract): RegExp => new RegExp(`import \\{[^}]*\\b${id}\\b[^}]*\\}`)

/** Matches a test's call of a route: the method, then the path with its parameters filled in by template or by hand. */
const calls = ({ method, path }: Contract): RegExp =>
  new RegExp(`'${method}', ['"\`]${path.replace(/\{\w+\}/g, '[^/?\\s]+')}['"\`?]`)

describe('a route for signed-in people', () => {
  test.each(closedRoutes)(
    '%s refuses a caller without a token, before it looks at the input',
    async (_, route) => {
      for (const method of methodsOf(route)) {
        expectRefusal(await api(method, samplePath(route), route.body && { body: '{' }), 'UNAUTHORIZED')
      }
    },
  )

  test.each(closedRoutes)('%s refuses a token that is not ours', async (_, route) => {
    const path = samplePath(route)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`
    for (const token of ['nonsense', unsigned])
      expectRefusal(await api(route.method, path, { token }), 'UNAUTHORIZED')
    const asCookie = await api(route.method, path, { headers: { cookie: 'authToken=nonsense' } })
    expectRefusal(asCookie, 'UNAUTHORIZED')
  })

  test.each(named(liveRoutes.filter(({ access }) => access === 'admin')))(
    '%s refuses who is no admin',
    async (_, route) => {
      for (const method of methodsOf(route)) {
        expectRefusal(await api(method, samplePath(route), { token: await tokenFor('seller') }), 'FORBIDDEN')
      }
    },
  )
})

describe('a route with a body', () => {
  const send = async (route: Contract, body: unknown, headers: Record<string, string> = {}) =>
    api(route.method, samplePath(route), { token: await tokenFor(route.access), body, headers })

  test.each(bodyRoutes)('%s refuses what is not JSON', async (_, route) => {
    for (const body of ['', '{', '{"a":1,}', "{'a':1}", '\u0000', 'null;', '{"a":NaN}']) {
      expectRefusal(await send(route, body), 'INVALID_JSON')
    }
  })

  test.each(bodyRoutes)('%s refuses text that is not UTF-8', async (_, route) => {
    expectRefusal(
      await send(route, Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
      'INVALID_JSON',
    )
  })

  test.each(bodyRoutes)('%s refuses another content type', async (_, route) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    ]) {
      expectRefusal(await send(route, '{}', { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE')
    }
  })

  test.each(bodyRoutes)('%s refuses a body over 64 KiB', async (_, route) => {
    expectRefusal(await send(route, { a: 'x'.repeat(limits.jsonBodyBytes) }), 'PAYLOAD_TOO_LARGE')
  })

  test.each(bodyRoutes)('%s refuses a field it does not know', async (_, route) => {
    const answer = await send(route, { isAdmin: true })
    expectRefusal(answer, 'BAD_REQUEST')
    expect(JSON.stringify(answer.body.issues)).toContain('isAdmin')
  })

  test.each(bodyRoutes)('%s refuses JSON that is no object', async (_, route) => {
    for (const body of ['[]', '"text"', '1', 'null', 'true'])
      expectRefusal(await send(route, body), 'BAD_REQUEST')
  })

  test.each(bodyRoutes)('%s refuses a name given twice and a poisoned prototype', async (_, route) => {
    for (const body of ['{"a":1,"a":2}', '{"__proto__":{"role":"PLATFORM_ADMIN"}}']) {
      expectRefusal(await send(route, body), 'BAD_REQUEST')
    }
  })
})

describe('a route with a query', () => {
  test.each(queryRoutes)(
    '%s refuses a repeated, an unknown and a badly encoded parameter',
    async (_, route) => {
      const token = await tokenFor(route.access)
      for (const query of [
        'limit=1&limit=2',
        'isAdmin=true',
        'limit=%E0%A4%A',
        'limit=abc',
        'limit=1e9',
        '__proto__=1',
      ]) {
        expectRefusal(await api(route.method, `${samplePath(route)}?${query}`, { token }), 'BAD_REQUEST')
      }
    },
  )
})

describe('no route', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/listings/',
    '/api//listings',
    '/api/user/favorites/a/b',
    '/api/%2e%2e/x',
  ])('%s is not there', async (path) => {
    expectRefusal(await api('GET', path), 'NOT_FOUND')
  })

  test('has a path that is badly encoded', async () => {
    expectRefusal(await api('GET', '/api/listings/%E0%A4%A'), 'BAD_REQUEST')
  })

  test('takes more than API Gateway would', async () => {
    expectRefusal(await api('GET', `/api/listings/${'a'.repeat(9000)}`), 'URI_TOO_LONG')
    expectRefusal(
      await api('GET', '/api/health', { headers: { 'x-long': 'a'.repeat(10_240) } }),
      'HEADERS_TOO_LARGE',
    )
    const huge = new Uint8Array(limits.gatewayBodyBytes + 1)
    expectRefusal(await api('POST', '/api/login', { body: huge }), 'PAYLOAD_TOO_LARGE')
  })
})
