import { jobPath } from '#infra/handler-path.ts'
import { jobList, type JobName } from '#infra/jobs.ts'
import { functionModule } from '../function-module.ts'
import { localNames } from '../names.ts'

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
export const loadJob = async (job: JobName): Promise<(event: unknown) => Promise<unknown>> => {
  const { handler } = (await import(functionModule(jobPath(job)))) as {
    handler: (event: unknown) => Promise<unknown>
  }
  return handler
}

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
