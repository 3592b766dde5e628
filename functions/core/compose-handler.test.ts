import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { composeHandler } from '#functions/core/compose-handler.ts'
import { aUser } from '#functions/testing/builders.ts'
import { catchLog } from '#functions/testing/log-lines.ts'
import { contract } from '#shared/api/contract.ts'
import { tableEnvironment } from '#scripts/local/names.ts'

beforeAll(() => {
  Object.assign(process.env, tableEnvironment)
})

const route = contract({
  id: 'openDoor',
  noun: 'test',
  method: 'GET',
  path: '/api/doors/{id}',
  access: 'user',
  stack: 'account',
  summary: 'Opens a door, unless it is somebody else’s.',
  params: z.object({ id: z.enum(['mine', 'theirs']) }),
  status: 200,
  response: z.object({ isOpen: z.boolean() }),
})

const user = aUser()
export const handler = composeHandler(
  route,
  async ({ params }) => {
    if (params.id === 'theirs') throw new AppError('FORBIDDEN')
    return { isOpen: true }
  },
  { admit: async () => user, enforceLimits: async () => {} },
)

const open = (id: string) =>
  handler(
    {
      headers: {},
      rawQueryString: '',
      pathParameters: { id },
      requestContext: { requestId: 'r-1', http: { sourceIp: '203.0.113.7' } },
    } as unknown as APIGatewayProxyEventV2,
    {} as Context,
  )

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['theirs', 403, 'FORBIDDEN'],
  ['nobody’s', 404, 'NOT_FOUND'],
])('the log says who was refused the door that is %s', async (id, status, code) => {
  const lines = catchLog()
  expect((await open(id)).statusCode).toBe(status)
  expect(lines()).toMatchObject([{ route: 'openDoor', status, code, userId: user.id }])
})

test('and not who was served: it would tell what each person looks at', async () => {
  const lines = catchLog()
  expect((await open('mine')).statusCode).toBe(200)
  expect(lines()[0]).not.toHaveProperty('userId')
})
