import { jobPath } from '#infra/handler-path.ts'
import type { JobName } from '#infra/jobs.ts'
import { functionModule } from '../function-module.ts'
import { endWithParent, tellParent } from '../parent.ts'
import { jobOf, toS3Event, type NewObject } from './job-of.ts'
import { startSchedules } from './schedules.ts'

// The process that runs what S3 events and schedules run in AWS. Its own, so that photos do not delay requests and a
// picture that crashes the decoder takes down neither the API nor the stores.

type Handler = (event: unknown) => Promise<unknown>

const load = async (job: JobName): Promise<Handler> => {
  const { handler } = (await import(functionModule(jobPath(job)))) as { handler: Handler }
  return handler
}

const underWay = new Set<Promise<void>>()

const track = async (work: Promise<void>): Promise<void> => {
  underWay.add(work)
  await work
  underWay.delete(work)
}

const deliver = async (id: number, object: NewObject): Promise<void> => {
  try {
    const job = jobOf(object)
    if (job) await (await load(job))(toS3Event(object))
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
      await load(job)
    )({})
  } catch (error) {
    console.error(`${job}:`, error)
  }
}

startSchedules((job) => track(runScheduled(job)))

endWithParent(async () => void (await Promise.all(underWay)))
tellParent({ ready: true })
