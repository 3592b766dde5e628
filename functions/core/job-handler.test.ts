import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { SQSEvent } from 'aws-lambda'
import { JobFailed, jobHandler, queueHandler } from './job-handler.ts'
import { countMetric } from './logger.ts'
import { catchLog } from '#functions/testing/log-lines.ts'

afterEach(() => void vi.restoreAllMocks())

test('a run leaves a line with what it measured', async () => {
  const lines = catchLog()
  await jobHandler('deliverMail', async () => countMetric('MailSent', 4))({}, { awsRequestId: 'call-1' })
  expect(lines()).toMatchObject([
    {
      message: 'job',
      job: 'deliverMail',
      outcome: 'ok',
      invocationId: 'call-1',
      durationMs: expect.any(Number),
      MailSent: 4,
      _aws: { CloudWatchMetrics: [{ Dimensions: [[]], Metrics: [{ Name: 'MailSent' }] }] },
    },
  ])
})

test('a run that fails says where, keeps what it was about to itself, and fails for Lambda too', async () => {
  const lines = catchLog()
  const failing = jobHandler('processPhoto', async () => {
    countMetric('UploadsRefused')
    throw new TypeError('noor@example.com cannot be read')
  })
  const failure = await failing({}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(JobFailed)
  // Lambda writes it to the log as it is.
  expect(String(failure)).toBe('JobFailed: processPhoto')
  expect(lines()).toMatchObject([
    { level: 'error', message: 'job failed', job: 'processPhoto', error: 'TypeError' },
    { level: 'info', message: 'job', outcome: 'failed', UploadsRefused: 1 },
  ])
  expect(JSON.stringify(lines())).not.toContain('noor')
})

const batch = (...bodies: string[]): SQSEvent =>
  ({
    Records: bodies.map((body, at) => ({
      messageId: String(at),
      body,
      attributes: { ApproximateReceiveCount: '2' },
    })),
  }) as unknown as SQSEvent

const aMail = z.object({ id: z.string() })

test('a batch is read by its schema, and only what failed or cannot be read comes again', async () => {
  const lines = catchLog()
  const got: unknown[] = []
  const handler = queueHandler('sendMail', aMail, async (messages) => {
    got.push(...messages)
    return messages.filter(({ body }) => body.id === 'b').map(({ id }) => id)
  })
  const { batchItemFailures } = await handler(batch('{"id":"a"}', '{"id":"b"}', '{"to":"noor"}', '{'))
  expect(got).toEqual([
    { id: '0', body: { id: 'a' }, receives: 2 },
    { id: '1', body: { id: 'b' }, receives: 2 },
  ])
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).toSorted()).toEqual(['1', '2', '3'])
  expect(JSON.stringify(lines())).not.toContain('noor')
})

test('a batch without anything that can be read is no work', async () => {
  catchLog()
  const work = vi.fn<() => Promise<string[]>>()
  const { batchItemFailures } = await queueHandler('sendMail', aMail, work)(batch('1'))
  expect(batchItemFailures).toEqual([{ itemIdentifier: '0' }])
  expect(work).not.toHaveBeenCalled()
})

test('a batch whose work breaks off fails as a whole', async () => {
  catchLog()
  const failing = queueHandler('sendMail', aMail, () => Promise.reject(new Error('noor')))
  await expect(failing(batch('{"id":"a"}'))).rejects.toBeInstanceOf(JobFailed)
})
