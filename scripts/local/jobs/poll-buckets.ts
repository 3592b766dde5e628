import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { localCredentials, localRegion } from '../credentials.ts'
import { localNames } from '../names.ts'
import type { Jobs, NewObject } from './run-jobs.ts'
const everyMs = 1000
const triesPerObject = 5

const list = async (client: S3Client, bucket: string): Promise<NewObject[]> => {
  const found: NewObject[] = []
  let from: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: from }))
    for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
      found.push({ bucket, key: Key, size: Size, etag: ETag.replaceAll('"', '') })
    }
    from = page.NextContinuationToken
  } while (from)
  return found
}

/**
 * Finds new objects of an S3 that sends us no events, by listing the two upload buckets every second. After a restart
 * every object is announced once more: the jobs take repeated events. Returns what stops it.
 */
export const pollBuckets = (endpoint: string, deliver: Jobs['deliver']): (() => void) => {
  const client = new S3Client({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    forcePathStyle: true,
  })
  const failures = new Map<string, number>()
  const done = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const announce = async (object: NewObject): Promise<void> => {
    const name = `${object.bucket}/${object.key}#${object.etag}`
    if (done.has(name)) return
    try {
      await deliver(object)
      done.add(name)
    } catch {
      const failed = (failures.get(name) ?? 0) + 1
      failures.set(name, failed)
      if (failed >= triesPerObject) done.add(name)
    }
  }

  const poll = async (): Promise<void> => {
    try {
      for (const bucket of [localNames.UPLOAD_BUCKET, localNames.DOCUMENT_BUCKET]) {
        const objects = await list(client, bucket)
        for (let at = 0; at < objects.length; at += 2)
          await Promise.all(objects.slice(at, at + 2).map(announce))
      }
    } catch {
      // The endpoint is away for a moment; the next round finds what this one missed.
    }
    if (!stopped) timer = setTimeout(() => void poll(), everyMs)
  }

  void poll()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
