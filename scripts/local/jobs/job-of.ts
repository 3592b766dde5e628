import { localNames } from '../names.ts'

export type NewObject = { bucket: string; key: string; size: number; etag: string }

/** The job that an object of this bucket and key starts (as the event rules in CDK say), or undefined. */
export const jobOf = ({ bucket, key }: NewObject): 'process-photo' | 'process-document' | undefined => {
  if (bucket === localNames.UPLOAD_BUCKET && key.startsWith('photos/')) return 'process-photo'
  if (bucket === localNames.DOCUMENT_BUCKET && key.startsWith('documents/')) return 'process-document'
  return undefined
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
