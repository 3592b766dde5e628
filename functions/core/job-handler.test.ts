import { afterEach, expect, test, vi } from 'vitest'
import { JobFailed, jobHandler } from './job-handler.ts'
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
