import { basename } from 'node:path'
import type { S3Event } from 'aws-lambda'

/** Does `work` with the name of every new object of an event, without its folder, one after the other. */
export const forEachObject = async (event: S3Event, work: (name: string) => Promise<void>): Promise<void> => {
  for (const { s3 } of event.Records) await work(basename(decodeURIComponent(s3.object.key)))
}
