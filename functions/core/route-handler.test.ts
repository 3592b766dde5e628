import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { admit, routeHandler } from './route-handler.ts'
import { sha256 } from './hash.ts'
import { contract } from '#shared/api/contract.ts'
import { originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'
import { errors } from '#shared/errors.ts'
import { contextFields, withLogContext } from './logger.ts'
import type { RequestInfo } from './read-request.ts'
import { aUser } from '#functions/testing/builders.ts'
import { tableEnvironment } from '#scripts/local/names.ts'

const secret = 'what CloudFront sends'

beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
  process.env['ORIGIN_SECRET_HASHES'] = sha256(secret)
})

const whoAsks = contract({
  id: 'whoAsks',
  noun: 'test',
  method: 'GET',
  path: '/api/who-asks',
  access: 'public',
  stack: 'public',
  summary: 'Says where the caller is.',
  params: z.object({ id: z.literal('here') }),
  status: 200,
  response: z.object({ ip: z.string() }),
})

let calls = 0
export const handler = routeHandler(whoAsks, async ({ request }) => {
  calls += 1
  return { ip: request.ip }
})

const ask = (headers: Record<string, string>, id = 'here') =>
  handler(
    {
      headers,
      rawQueryString: '',
      pathParameters: { id },
      requestContext: { requestId: 'r-1', http: { sourceIp: '130.176.1.1', userAgent: 'test' } },
    } as unknown as APIGatewayProxyEventV2,
    {} as Context,
  )

describe('a function behind CloudFront', () => {
  it('does nothing for who comes around it, however the request looks', async () => {
    const detours: Record<string, string>[] = [
      {},
      { [originSecretHeader]: 'a guess' },
      { [viewerAddressHeader]: '203.0.113.7' },
    ]
    for (const headers of detours) {
      const { statusCode, body } = await ask(headers, 'not a parameter')
      expect(statusCode).toBe(403)
      expect(JSON.parse(body ?? '')).toEqual({ code: 'FORBIDDEN', message: errors.FORBIDDEN.message })
    }
    expect(calls).toBe(0)
  })

  it('serves who comes through it, and knows where they are', async () => {
    const { statusCode, body } = await ask({
      [originSecretHeader]: secret,
      [viewerAddressHeader]: '203.0.113.7',
    })
    expect([statusCode, body]).toEqual([200, '{"ip":"203.0.113.7"}'])
  })
})

const user = aUser()
const request = { authorization: 'Bearer a.b.c' } as RequestInfo
const deps = {
  verifyAccessToken: async () => ({ userId: user.id, session: 's', issuedAt: user.tokensValidAfter }),
  getUserById: async () => user,
  findEmployment: async () => undefined,
}

it('who is turned away is in the log by id, and who is let in is not', async () => {
  await withLogContext({}, async () => {
    await expect(admit({ access: 'admin' }, request, deps)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(contextFields()).toEqual({ userId: user.id })
  })
  await withLogContext({}, async () => {
    expect(await admit({ access: 'user' }, request, deps)).toEqual({ ...user, session: 's' })
    expect(contextFields()).toEqual({})
  })
})
