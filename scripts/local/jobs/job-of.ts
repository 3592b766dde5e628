import { folders } from '#shared/constants/storage.ts'
import { localNames } from '../names.ts'

export type NewObject = { bucket: string; key: string; size: number; etag: string }

const { UPLOAD_BUCKET, DOCUMENT_BUCKET } = localNames

const starts = [
  { bucket: UPLOAD_BUCKET, folder: folders.photos, job: 'process-photo' },
  { bucket: UPLOAD_BUCKET, folder: folders.imports, job: 'check-import' },
  { bucket: UPLOAD_BUCKET, folder: folders.importRuns, job: 'apply-import' },
  { bucket: DOCUMENT_BUCKET, folder: folders.documents, job: 'process-document' },
] as const

/** The job that an object of this bucket and key starts (as the event rules in CDK say), or undefined. */
export const jobOf = ({ bucket, key }: NewObject): (typeof starts)[number]['job'] | undefined =>
  starts.find((start) => start.bucket === bucket && key.startsWith(start.folder))?.job

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
