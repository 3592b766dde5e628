import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { countMetric, addToLogContext, setMetric } from '#functions/core/logger.ts'
import { logger } from '#functions/core/logger.ts'
import { logged } from '#functions/core/compose-handler.ts'
import { catchLog } from '#functions/testing/log-lines.ts'
import { sessionRoutes } from '#shared/api/routes.ts'
import { logFields } from '#shared/constants/log-fields.ts'
import { metrics } from '#shared/constants/metrics.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'

const eventOf = (requestId: string, headers = {}) =>
  ({ headers, requestContext: { requestId } }) as unknown as APIGatewayProxyEventV2
const context = { awsRequestId: 'call-1' } as Context

const call = (id: string, statusCode: number, work = async () => {}, event = eventOf('r-1')) =>
  logged({ id }, async () => {
    await work()
    return { statusCode }
  })(event, context)

const refusedWith = (code: string) => async () => addToLogContext({ code })

afterEach(() => void vi.restoreAllMocks())

test('a call leaves one line that says whose it was, what came of it and how long it took', async () => {
  const lines = catchLog()
  const event = eventOf('r-7', { traceparent: `00-${traceId}-b7ad6b7169203331-01` })
  await call('listDealers', 200, async () => {}, event)
  expect(lines()).toEqual([
    {
      level: 'info',
      message: 'request',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: 'r-7',
      traceId,
      invocationId: 'call-1',
      route: 'listDealers',
      status: 200,
      outcome: 'ok',
      durationMs: expect.any(Number),
      coldStart: true,
    },
  ])
  await call('listDealers', 200)
  expect(lines()[1]).toMatchObject({ coldStart: false })
})

test('everything that is logged in a call says whose it is, also when many are served at once', async () => {
  const lines = catchLog()
  const work = (name: string) => async () => {
    await delay(1)
    logger.error('search index could not be refreshed', new Error('secret'), { name })
  }
  await Promise.all(['a', 'b', 'c'].map((name) => call('login', 200, work(name), eventOf(name))))
  const errors = lines().filter(({ level }) => level === 'error')
  expect(errors.map(({ requestId }) => requestId)).toEqual(errors.map(({ name }) => name))
  expect(new Set(errors.map(({ name }) => name)).size).toBe(3)
  expect(JSON.stringify(errors)).not.toContain('secret')
})

test('what an error says stays out of its stack too, also where it looks like a place', () => {
  const lines = catchLog()
  logger.error('request failed', new Error('Not a date:\n    at Zubaydah (55129988:1:2)\n    at home'))
  expect(JSON.stringify(lines())).not.toMatch(/Zubaydah|home/)
  expect(lines()[0]?.['stack']).toMatch(/^ {4}at .*request-log\.test\.ts:\d+:\d+/)
})

test('an error without places, as fetch throws, shows those of its cause', () => {
  const lines = catchLog()
  const error = new TypeError('fetch failed', { cause: new Error('secret') })
  error.stack = 'TypeError: fetch failed'
  logger.error('job failed', error)
  expect(lines()).toMatchObject([
    { error: 'TypeError', stack: expect.stringMatching(/^ {4}at .*request-log\.test\.ts:\d+:\d+/) },
  ])
  expect(JSON.stringify(lines())).not.toContain('secret')
})

test.each([
  [200, 'ok'],
  [404, 'refused'],
  [503, 'failed'],
])('a %i is %s', async (status, outcome) => {
  const lines = catchLog()
  await call('getListing', status, async () => addToLogContext({ code: 'NOT_FOUND' }))
  expect(lines()).toMatchObject([{ status, outcome, code: 'NOT_FOUND' }])
})

test('a handler that throws has answered 500', async () => {
  const lines = catchLog()
  const broken = call('getListing', 200, () => Promise.reject(new Error('no')))
  await expect(broken).rejects.toThrow('no')
  expect(lines()).toMatchObject([{ status: 500, outcome: 'failed', Failures: 1 }])
})

test('an ordinary call measures nothing that costs', async () => {
  const lines = catchLog()
  await call('getListing', 200)
  await call('login', 400)
  for (const line of lines()) expect(line).not.toHaveProperty('_aws')
})

test('what was measured is one line for CloudWatch: sums without dimensions, failures by route', async () => {
  const lines = catchLog()
  await call('login', 401, refusedWith('INVALID_CREDENTIALS'))
  await call('createLead', 503, async () => {
    countMetric('ListingsPublished')
    countMetric('ListingsPublished', 2)
    setMetric('OldestMailSeconds', 7)
    setMetric('OldestMailSeconds', 3)
  })
  expect(lines()).toMatchObject([
    {
      SignInsRefused: 1,
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          { Namespace: 'Sayara', Dimensions: [[]], Metrics: [{ Name: 'SignInsRefused', Unit: 'Count' }] },
        ],
      },
    },
    {
      route: 'createLead',
      ListingsPublished: 3,
      OldestMailSeconds: 3,
      Failures: 1,
      _aws: {
        CloudWatchMetrics: [
          {
            Dimensions: [[]],
            Metrics: [
              { Name: 'ListingsPublished', Unit: 'Count' },
              { Name: 'OldestMailSeconds', Unit: 'Seconds' },
            ],
          },
          { Dimensions: [['route']], Metrics: [{ Name: 'Failures', Unit: 'Count' }] },
        ],
      },
    },
  ])
})

test.each([
  ['login', 401, 'INVALID_CREDENTIALS'],
  ['login', 400, 'WRONG_CODE'],
  ['signInWithCode', 400, 'CODE_INVALID'],
  ['signUp', 400, 'WRONG_CODE'],
  ['signInWithPasskey', 400, 'PASSKEY_INVALID'],
])('a guess at %s that is refused with %i %s is counted', async (route, status, code) => {
  const lines = catchLog()
  await call(route, status, refusedWith(code))
  expect(lines()).toMatchObject([{ SignInsRefused: 1 }])
})

test.each([
  ['login', 401, 'SECOND_FACTOR_REQUIRED'],
  ['signInWithCode', 401, 'SECOND_FACTOR_REQUIRED'],
  ['refresh', 401, 'UNAUTHORIZED'],
  // Whoever proves something here is signed in.
  ['prove', 400, 'WRONG_CODE'],
])('%s that is refused with %i %s is no wrong guess', async (route, status, code) => {
  const lines = catchLog()
  await call(route, status, refusedWith(code))
  expect(lines()[0]).not.toHaveProperty('_aws')
})

test('every way in is counted where somebody gets in by it', async () => {
  const lines = catchLog()
  const entrances = sessionRoutes.filter(({ id }) => id !== 'refresh')
  for (const { id, status } of entrances) await call(id, status)
  const counted = lines().map((line) => ['SignIns', 'Registrations'].filter((name) => name in line))
  expect(entrances.map(({ id }, index) => [id, counted[index]]).toSorted()).toEqual([
    ['login', ['SignIns']],
    ['register', ['Registrations']],
    ['signInWithCode', ['SignIns']],
    ['signInWithPasskey', ['SignIns']],
    ['signUp', ['SignIns']],
  ])
})

test('outside of a call nothing is measured, and no field has the name of a metric', () => {
  expect(() => countMetric('Leads')).not.toThrow()
  expect(Object.keys(metrics).filter((name) => name in logFields)).toEqual([])
})
