import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
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

/** Whether a conditional write was done; false when its condition does not hold. Any other failure is thrown on. */
export const isStored = async (writing: Promise<unknown>): Promise<boolean> => {
  try {
    await writing
    return true
  } catch (error) {
    // 412: another one is there; 409: another one is being written.
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 412 || status === 409) return false
    throw error
  }
}
