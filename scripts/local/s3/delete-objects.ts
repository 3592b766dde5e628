import { S3Error } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { readDocument } from './payload.ts'
import type { S3Answer, S3Request } from './request.ts'
import { document, element, elementsOf, s3Namespace, textOf } from './xml.ts'

const maxKeys = 1000

/** DeleteObject: an absent key is no error. */
export const deleteObject = async ({ bucket, key }: S3Request, store: ObjectStore): Promise<S3Answer> => {
  await store.remove(bucket, key)
  return { status: 204 }
}

/** DeleteObjects, up to 1,000 keys. Throws S3Error for a body without checksum, or one that is not the XML it should be. */
export const deleteObjects = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { xml, digest } = await readDocument(request)
  if (request.headers['content-md5'] === undefined && Object.keys(digest.checksums).length === 0) {
    throw new S3Error(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    )
  }
  const keys = elementsOf(xml, 'Object').map((object) => {
    // An ETag or a version makes the deletion conditional; to delete regardless would be worse than to refuse.
    if (/<(?!Key[\s>])\w/.test(object)) throw new S3Error('NotImplemented')
    return textOf(object, 'Key')
  })
  const named = keys.filter((key) => key !== undefined && key !== '') as string[]
  if (keys.length === 0 || keys.length > maxKeys || named.length < keys.length)
    throw new S3Error('MalformedXML')
  for (const key of named) await store.remove(request.bucket, key)
  const quiet = textOf(xml, 'Quiet') === 'true'
  const deleted = quiet ? [] : named.map((key) => element('Deleted', [element('Key', key)]))
  return { status: 200, body: document(element('DeleteResult', deleted, s3Namespace)) }
}
