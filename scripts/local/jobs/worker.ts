import type { JobName } from '#infra/jobs.ts'
import { startLambda } from '../lambda/server.ts'
import { endWithParent, outliveFullLog, tellParent } from '../parent.ts'
import { pollQueues } from './poll-queues.ts'
import { jobOf, loadJob, toS3Event, type NewObject, startSchedules } from './run-jobs.ts'
// The process that runs what S3 events, queues and schedules run in AWS. Its own, so that photos do not delay requests and a
// picture that crashes the decoder takes down neither the API nor the stores.

outliveFullLog()
await startLambda()

const underWay = new Set<Promise<void>>()

const track = async (work: Promise<void>): Promise<void> => {
  underWay.add(work)
  await work
  underWay.delete(work)
}

const runForQueue = async (job: JobName, event: unknown): Promise<unknown> => {
  const result = loadJob(job).then((handler) => handler(event))
  // The log has the failure, and the messages come back.
  await track(
    result.then(
      () => {},
      () => {},
    ),
  )
  return result
}

const deliver = async (id: number, object: NewObject): Promise<void> => {
  try {
    const job = jobOf(object)
    if (job) await (await loadJob(job))(toS3Event(object))
    tellParent({ id })
  } catch (error) {
    console.error(`${object.bucket}/${object.key}:`, error)
    tellParent({ id, failure: error instanceof Error ? error.message : String(error) })
  }
}

process.on('message', ({ id, object }: { id: number; object: NewObject }) => void track(deliver(id, object)))

const runScheduled = async (job: JobName): Promise<void> => {
  try {
    await (
      await loadJob(job)
    )({})
  } catch (error) {
    console.error(`${job}:`, error)
  }
}

pollQueues(process.env, runForQueue)
startSchedules((job) => track(runScheduled(job)))

endWithParent(async () => void (await Promise.all(underWay)))
tellParent({ ready: true })
