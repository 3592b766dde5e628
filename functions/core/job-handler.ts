import type { Context, S3Event } from 'aws-lambda'
import { getMeasured, logger, withLogContext, xrayId } from './logger.ts'
import { basename } from 'node:path'

/** Thrown after a job has failed and logged why. The original error stays out of Lambda's own log line. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

let isFirstCall = true

/**
 * Makes a Lambda handler of a job: one line for each run, with what was measured in it. Names it as `infra/jobs.ts` does, so that an
 * operator finds its lines. Returns what the work does, for who started it and waits; throws on, so that Lambda counts the failure
 * and keeps the event.
 * @throws JobFailed
 */
export const jobHandler =
  <Event, Result>(job: string, work: (event: Event) => Promise<Result>) =>
  (event: Event, context?: Pick<Context, 'awsRequestId'>): Promise<Result> =>
    withLogContext({ job, xrayId: xrayId(), invocationId: context?.awsRequestId }, async () => {
      const began = performance.now()
      const coldStart = isFirstCall
      isFirstCall = false
      const took = () => ({ durationMs: Math.round(performance.now() - began), coldStart })
      try {
        const result = await work(event)
        logger.info('job', { ...took(), outcome: 'ok' }, getMeasured())
        return result
      } catch (error) {
        // Its metrics too: a run that fails has perhaps done half of its work.
        logger.error('job failed', error, { ...took(), outcome: 'failed' })
        logger.info('job', { ...took(), outcome: 'failed' }, getMeasured())
        throw new JobFailed(job)
      }
    })

/** Does `work` with the name of every new object of an event, without its folder, one after the other. */
export const forEachObject = async (event: S3Event, work: (name: string) => Promise<void>): Promise<void> => {
  for (const { s3 } of event.Records) await work(basename(decodeURIComponent(s3.object.key)))
}
