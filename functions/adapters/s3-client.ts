import { GetObjectCommand, type GetObjectCommandOutput, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { endWithRequest, timeoutsOf } from '#functions/core/time.ts'

let client: S3Client | undefined

/**
 * The S3 client, made once per process. Checksums only where S3 requires them: the default adds the checksum of an empty
 * body to every presigned PUT, and no upload could match it (aws-sdk-js-v3#6994).
 */
export const s3 = (): S3Client =>
  (client ??= endWithRequest(
    new S3Client({
      maxAttempts: 3,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      requestHandler: timeoutsOf(5000),
    }),
  ))

/** An object, whose body is yet to be read, or undefined when there is none. A role that may not list the bucket gets a 403 instead. */
export const findObject = async (place: {
  Bucket: string
  Key: string
}): Promise<GetObjectCommandOutput | undefined> => {
  try {
    return await s3().send(new GetObjectCommand(place))
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}
