import { jobPath } from '#infra/handler-path.ts'
import { jobList, type JobName } from '#infra/jobs.ts'
import { loadFunction } from '#scripts/local/gateway/load-handler.ts'
import { localNames } from '#scripts/local/names.ts'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startChild } from '#scripts/local/child.ts'
import { type Kept, keepRunning } from '#scripts/local/keep-running.ts'

export type NewObject = { bucket: string; key: string; size: number; etag: string }

const buckets = { uploads: localNames.UPLOAD_BUCKET, documents: localNames.DOCUMENT_BUCKET }

/** The job that an object of this bucket and key starts, or undefined. */
export const jobOf = ({ bucket, key }: NewObject): JobName | undefined =>
  jobList.find(({ starts }) =>
    starts.some(
      (start) => 'bucket' in start && bucket === buckets[start.bucket] && key.startsWith(start.folder),
    ),
  )?.name

/** The function that Lambda would call for a job. */
export const loadJob = (job: JobName): Promise<(event: unknown) => Promise<unknown>> =>
  loadFunction(jobPath(job))

/** The part of S3's event that our jobs may read. Keys in events are percent-encoded, spaces as `+`. */
export const toS3Event = ({ bucket, key, size, etag }: NewObject) => ({
  Records: [
    {
      eventSource: 'aws:s3',
      eventName: 'ObjectCreated:Put',
      s3: {
        bucket: { name: bucket },
        object: {
          key: encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/'),
          size,
          eTag: etag,
        },
      },
    },
  ],
})

/** Runs the jobs that have a clock here until the process ends; one that is still running is not started again. */
export const startSchedules = (run: (job: JobName) => Promise<void>): void => {
  for (const { name, localSeconds } of jobList) {
    if (localSeconds === undefined) continue
    let isRunning = false
    setInterval(async () => {
      if (isRunning) return
      isRunning = true
      await run(name)
      isRunning = false
    }, localSeconds * 1000)
  }
}

const script = fileURLToPath(new URL('worker.ts', import.meta.url))

export type Jobs = Kept & {
  /** Runs the job of a new object, if it has one. Rejects when it fails, so that the event is delivered again. */
  deliver: (object: NewObject) => Promise<void>
}

type Waiter = { resolve: () => void; reject: (error: Error) => void }
type Reply = { id?: number; failure?: string }

/** What sends objects to a jobs process, each until it is done. */
const senderTo = (child: ChildProcess): ((object: NewObject) => Promise<void>) => {
  const waiting = new Map<number, Waiter>()
  let lastId = 0

  child.on('message', ({ id = 0, failure }: Reply) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) waiter?.resolve()
    else waiter?.reject(new Error(failure))
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The jobs process ended'))
  })
  return (object) =>
    new Promise((resolve, reject) => {
      if (!child.connected) return reject(new Error('The jobs process is not running'))
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      child.send({ id, object })
    })
}

/**
 * Starts the jobs in a child process, and again whenever it dies. S3's events reach it over the IPC channel that ties
 * it to us anyway: no port, no secret, nothing for a page in the browser to knock at.
 */
export const runJobs = async (
  env: Readonly<Record<string, string>>,
  logFile: string,
  onDown?: () => void,
): Promise<Jobs> => {
  let send: ReturnType<typeof senderTo>
  const kept = await keepRunning({
    // Its own process runs the functions that jobs call.
    launch: () => startChild(script, { env: { ...env, AWS_ENDPOINT_URL_LAMBDA: '' }, logFile }),
    onAnswer: (child) => {
      send = senderTo(child)
    },
    pauseMs: 1000,
    onDown,
  })
  return {
    ...kept,
    deliver: async (object) => {
      if (jobOf(object)) await send(object)
    },
  }
}
