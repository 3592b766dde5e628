import type { Context, S3Event, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'
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

/** A message of a queue, read. `receives`: how often it has been handed out, this time included. */
export type Message<Body> = { id: string; body: Body; receives: number }

const readMessage = <Schema extends z.ZodMiniType>(
  { messageId: id, body, attributes }: SQSRecord,
  schema: Schema,
): Message<z.output<Schema>> | undefined => {
  try {
    return { id, body: schema.parse(JSON.parse(body)), receives: Number(attributes.ApproximateReceiveCount) }
  } catch {
    // Written by another version of this code, or by hand: it goes to the dead letters, and holds up no other.
    logger.warn('a message of a queue cannot be read', { id })
    return undefined
  }
}

/**
 * The same for a job that a queue starts: `work` gets the messages of a batch that the schema reads, and answers the ids of those
 * that failed. These, and those that cannot be read, are handed out again, in the end as dead letters; all of them when it throws.
 * @throws JobFailed
 */
export const queueHandler = <Schema extends z.ZodMiniType>(
  job: string,
  schema: Schema,
  work: (messages: Message<z.output<Schema>>[]) => Promise<readonly string[]>,
) =>
  jobHandler(job, async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const messages = Records.flatMap((record) => readMessage(record, schema) ?? [])
    const read = new Set(messages.map(({ id }) => id))
    const unread = Records.map(({ messageId }) => messageId).filter((id) => !read.has(id))
    const failed = messages.length > 0 ? await work(messages) : []
    return { batchItemFailures: [...unread, ...failed].map((itemIdentifier) => ({ itemIdentifier })) }
  })

/** Does `work` with the name of every new object of an event, without its folder, one after the other. */
export const forEachObject = async (event: S3Event, work: (name: string) => Promise<void>): Promise<void> => {
  for (const { s3 } of event.Records) await work(basename(decodeURIComponent(s3.object.key)))
}
