import { describe, expect, inject, test } from 'vitest'
import { ask } from './ask.ts'
import { badParameters, breaksOf, broken, toJsonText } from './breaks.ts'
import { complaintsOf, refusalBytes } from './check-answer.ts'
import { inFlight } from '#functions/testing/in-flight.ts'
import { leakIn } from './leaks.ts'
import type { Case } from './make-cases.ts'
import { byHand, rawBytes, traversals } from './odd-requests.ts'
import { rawCall, type RawAnswer } from './raw-call.ts'
import { shapeOf } from './schema-parts.ts'
import { caseWith, fullest } from './text-fields.ts'
import type { Caller } from './world.ts'
import { anyIp } from '#functions/testing/api.ts'
import { samplePath, tokenFor } from '#functions/testing/sample-request.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { limits } from '#shared/constants/limits.ts'
import { errorBody } from '#shared/errors.ts'

// All of these requests are refused before they have any effect, so the shared stack is enough.

const url = inject('apiUrl')

const callerOf = async ({ access }: Contract): Promise<Caller | undefined> => {
  const token = await tokenFor(access)
  return token === undefined ? undefined : { id: '', token: () => token, renew: async () => {} }
}

const headersFor = async (contract: Contract): Promise<Record<string, string>> => {
  const token = await tokenFor(contract.access)
  return { 'x-forwarded-for': anyIp(), ...(token && { authorization: `Bearer ${token}` }) }
}

/** Sends cases of routes and asserts that each response follows its contract. */
const holdFor = async (cases: readonly (readonly [Contract, Case])[]): Promise<void> => {
  const complaints = await inFlight(cases, 16, async ([contract, one]) => {
    const { answer } = await ask(url, contract, one, await callerOf(contract))
    return complaintsOf(contract, one, answer).map((complaint) => `${contract.id} ${one.rule}: ${complaint}`)
  })
  expect(complaints.flat()).toEqual([])
  proven('inputs', cases.length)
}

const empty = (contract: Contract): Case => {
  const one = caseWith({ contract, part: 'params', path: ['nothing'] }, '')
  return { ...one, mustRefuse: true }
}

describe('every rule of every contract', () => {
  test('is kept by the body', async () => {
    const cases = liveRoutes.flatMap((contract) => {
      if (!contract.body) return []
      const good = fullest(contract.body)
      return breaksOf(contract.body, good).map((one): [Contract, Case] => {
        const rule = `${one.rule} at ${one.path.join('.')}`
        return [contract, { ...empty(contract), rule, body: toJsonText(broken(good, one)) }]
      })
    })
    expect(cases.length).toBeGreaterThan(1000)
    await holdFor(cases)
  })

  test('is kept by the query', async () => {
    const cases = liveRoutes.flatMap((contract) =>
      Object.entries(shapeOf(contract.query)).flatMap(([name, schema]) =>
        badParameters(schema).map((text): [Contract, Case] => {
          const one = empty(contract)
          return [contract, { ...one, rule: `${name}=${text}`, query: { ...one.query, [name]: text } }]
        }),
      ),
    )
    expect(cases.length).toBeGreaterThan(300)
    await holdFor(cases)
  })
})

const refusedWith = (answer: RawAnswer, ...statuses: number[]): string | undefined => {
  const text = answer.bytes.toString()
  const isRefusal = statuses.includes(answer.status) && errorBody.safeParse(JSON.parse(text)).success
  return isRefusal && !leakIn(text) ? undefined : `${answer.status} ${text.slice(0, 200)}`
}

/** Sends raw targets and asserts that each is refused with one of these statuses. */
const refuseAll = async (
  contract: Contract,
  targets: readonly string[],
  ...statuses: number[]
): Promise<void> => {
  const headers = await headersFor(contract)
  const answers = await inFlight(targets, 16, async (target) => {
    const answer = await rawCall(url, { method: contract.method, target, headers })
    const complaint = refusedWith(answer, ...statuses)
    return complaint && `${target.slice(0, 100)}: ${complaint}`
  })
  expect(answers.filter(Boolean)).toEqual([])
  proven('inputs', targets.length)
}

const withQuery = liveRoutes.filter(({ query }) => query)
const withParams = liveRoutes.filter(({ params, contentType }) => params && !contentType)
const named = (routes: readonly Contract[]) => routes.map((route): [string, Contract] => [route.id, route])

describe('an address', () => {
  test.each(named(withQuery))('of %s may not be written oddly', async (_, contract) => {
    const [name = ''] = Object.keys(shapeOf(contract.query))
    const many = Array.from({ length: 5000 }, () => 'a').join('&')
    const queries = [
      `${name}=%`,
      `${name}=%zz`,
      `${name}=%E0%A4%A`,
      `${name}=%C0%AF`,
      `${name}=%ED%A0%80`,
      '%=1',
      `${name}=1&${name}=2`,
      `${name}[]=x`,
      `${name}[$gt]=1`,
      `${name}.a=1`,
      `${name}%00=1`,
      `${name} =1`.replace(' ', '+'),
      '__proto__=1',
      '__proto__[isAdmin]=true',
      'constructor=1',
      'constructor[prototype][x]=1',
      'toString=1',
      '=1',
      'a=1',
      `${name.toUpperCase()}=1`,
      `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=1&${name}=1`,
    ]
    await refuseAll(
      contract,
      [...queries, many].map((query) => `${samplePath(contract)}?${query}`),
      400,
      404,
      414,
    )
    await refuseAll(contract, [`${samplePath(contract)}?a=${'x'.repeat(8200)}`], 414)
  })

  test.each(named(withParams))('of %s leads nowhere else', async (_, contract) => {
    const targets = traversals.flatMap((text) =>
      [text, encodeURIComponent(text)].map((part) => contract.path.replace(/\{\w+\}/g, () => part)),
    )
    const canBeWritten = targets.filter((target) => /^[\x21-\x7e]+$/.test(target) && !/[?#]/.test(target))
    // Many a word could be a slug: then what is refused is that the body is missing.
    await refuseAll(contract, canBeWritten, 400, 404, 405, 414, ...(contract.body ? [415] : []))
  })
})

const bodyRoutes = liveRoutes.filter(({ body }) => body)

describe('a body', () => {
  test.each(named(bodyRoutes))('of %s is JSON in UTF-8 of at most 64 KiB', async (_, contract) => {
    const headers = await headersFor(contract)
    const send = async (type: string | string[], body: string) =>
      rawCall(url, {
        method: contract.method,
        target: samplePath(contract),
        headers: { ...headers, 'content-type': type },
        body,
      })
    const types = [
      '',
      'text/plain',
      'application/jsonp',
      'application/json; charset=utf-16',
      'application/json; charset=utf-8; x=y',
      'json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json, text/plain',
      '*/*',
      'application/ld+json',
    ]
    for (const type of types) expect(refusedWith(await send(type, '{}'), 415), type).toBeUndefined()
    const million = JSON.stringify({ a: 'x'.repeat(1_000_000) })
    expect(refusedWith(await send('application/json', million), 413)).toBeUndefined()
    const manyKeys = JSON.stringify(
      Object.fromEntries(Array.from({ length: limits.jsonKeys + 1 }, (__, i) => [`k${i}`, 1])),
    )
    const deep = `${'{"a":'.repeat(limits.jsonDepth + 1)}1${'}'.repeat(limits.jsonDepth + 1)}`
    const deepest = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    for (const body of [manyKeys, deep, deepest, `{"${'x'.repeat(60_000)}":1}`]) {
      const answer = await send('application/json', body)
      expect(refusedWith(answer, 400)).toBeUndefined()
      // The response does not repeat the input.
      expect(answer.bytes.length).toBeLessThan(refusalBytes)
    }
    proven('inputs', types.length + 5)
  })
})

describe('who asks from elsewhere', () => {
  test.each(named(liveRoutes))('is not let in by %s', async (_, contract) => {
    const headers = { ...(await headersFor(contract)), origin: 'https://evil.example' }
    const asks = [
      { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': contract.method } },
      { method: 'HEAD', headers },
      { method: 'TRACE', headers },
      {
        method: 'GET',
        headers: { ...headers, 'x-http-method-override': 'DELETE', 'x-original-url': '/api/admin/users' },
      },
    ]
    for (const one of asks) {
      const answer = await rawCall(url, { ...one, target: samplePath(contract) })
      expect(answer.status, one.method).toBeLessThan(500)
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
      expect(allowed, one.method).toEqual([])
      if (one.method !== 'GET') expect(answer.status, one.method).toBe(405)
      expect(leakIn(answer.bytes.toString())).toBeUndefined()
    }
    proven('inputs', asks.length)
  })
})

describe('bytes that are hardly a request', () => {
  test.each([
    ['a line break in a header', byHand('/api/health', ['X-A: b\rX-C: d'])],
    ['a null in a header', byHand('/api/health', ['X-A: a\0b'])],
    ['a header without a name', byHand('/api/health', [': x'])],
    ['a space before the colon', byHand('/api/health', ['X-A : x'])],
    ['two lengths', byHand('/api/login', ['Content-Length: 2', 'Content-Length: 3'], '{}', 'POST')],
    [
      'a length and chunks',
      byHand('/api/login', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n', 'POST'),
    ],
    ['a length below zero', byHand('/api/login', ['Content-Length: -1'], '{}', 'POST')],
    [
      'chunks of no size',
      byHand('/api/login', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n', 'POST'),
    ],
    ['an address with a space', byHand('/api/he alth')],
    ['a whole address', byHand('http://evil.example/api/health')],
    ['no path', byHand('*', [], '', 'OPTIONS')],
    ['no method that is one', byHand('/api/health', [], '', 'G\x00T')],
    ['another protocol', 'GET /api/health HTTP/9.9\r\n\r\n'],
    ['nothing like it', '\x16\x03\x01\x00\xa5\x01\x00\x00\r\n\r\n'],
  ])('%s is refused', async (_, bytes) => {
    const answer = await rawBytes(url, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(leakIn(answer)).toBeUndefined()
    expect((await rawCall(url, { method: 'GET', target: '/api/health', headers: {} })).status).toBe(200)
    proven('inputs', 1)
  })
})
