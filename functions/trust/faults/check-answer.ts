import { expect } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { errorBody } from '#shared/errors.ts'
import type { Call } from './sample.ts'

/** A call with its route. */
export type Asked = { route: Contract; call: Call }

export type Told = { status: number; headers: Headers; text: string }

// Against hanging, not a measure: a request ends itself after seven seconds of work, but on a slow machine it waits for its turn, too.
const hangsAfterMs = 60_000

let lastIp = 0

/** Sends a call to a stack, from an IP address of its own. Rejects after a minute without a response. */
export const ask = async (url: string, { route, call }: Asked): Promise<Told> => {
  const { path, token, body, headers } = call
  const ip = `10.77.${(++lastIp >> 8) % 256}.${lastIp % 256}`
  const answer = await fetch(`${url}${path}`, {
    method: route.method,
    headers: {
      'x-forwarded-for': ip,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(hangsAfterMs),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

// Texts from stack traces, the SDK and our own table names.
const internals =
  /node_modules|\bat \S+ \(|Exception|amazonaws|dynamodb|cognito|sayara-|ECONN|socket|\b127\.0\.0\.1|requestId/i

/**
 * Asserts that a response during a fault is right, or a 503 in its one form. @returns which of the two
 * @throws an AssertionError that names the route
 */
export const expectRightOrBusy = (
  { route }: Asked,
  { status, headers, text }: Told,
  when: string,
): 'right' | 'busy' => {
  const name = `${route.id} ${when}`
  if (status === route.status) return 'right'
  expect({ name, status, text }).toMatchObject({ name, status: 503 })
  expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0)
  expect(headers.get('cache-control'), name).toBe('no-store')
  expect(errorBody.parse(JSON.parse(text)).code, name).toBe('STORE_UNAVAILABLE')
  expect(text, name).not.toMatch(internals)
  return 'busy'
}
