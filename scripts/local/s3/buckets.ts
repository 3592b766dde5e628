import { localRegion } from '../credentials.ts'
import { S3Error } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { readDocument } from './payload.ts'
import type { S3Answer, S3Request } from './request.ts'
import { textOf } from './xml.ts'

/** CreateBucket, only in the local region. Throws S3Error. */
export const createBucket = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { xml } = await readDocument(request)
  if (textOf(xml, 'LocationConstraint') !== localRegion)
    throw new S3Error('IllegalLocationConstraintException')
  if (!store.createBucket(request.bucket)) throw new S3Error('BucketAlreadyOwnedByYou')
  return { status: 200, headers: { location: `/${request.bucket}` } }
}

/** HeadBucket of a bucket that is known to exist. */
export const headBucket = (): S3Answer => ({ status: 200, headers: { 'x-amz-bucket-region': localRegion } })
