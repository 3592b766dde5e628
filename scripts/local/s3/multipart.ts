import { createHash, randomUUID } from 'node:crypto'
import { S3Error, document, element, elementsOf, s3Namespace, textOf } from './errors.ts'
import type { EventQueue } from './event-queue.ts'
import { headersToKeep, quoted, writeGuard } from './object-headers.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { consumePayload, readDocument } from './payload.ts'
import type { S3Answer, S3Request } from './request.ts'

type Part = StoredObject & { discard: () => Promise<void> }
type Upload = { bucket: string; key: string; headers: Record<string, string>; parts: Map<number, Part> }

/** The uploads that are under way in each store. They end with the process, which leaves their parts to the next start's sweep. */
const uploads = new WeakMap<ObjectStore, Map<string, Upload>>()

/** Every part but the last has at least so many bytes. */
const leastPartBytes = 5 * 1024 * 1024

const uploadsOf = (store: ObjectStore): Map<string, Upload> => {
  const known = uploads.get(store) ?? new Map<string, Upload>()
  uploads.set(store, known)
  return known
}

const uploadOf = ({ bucket, key, query }: S3Request, store: ObjectStore): { id: string; upload: Upload } => {
  const id = query.get('uploadId') ?? ''
  const upload = uploadsOf(store).get(id)
  if (!upload || upload.bucket !== bucket || upload.key !== key) throw new S3Error('NoSuchUpload')
  return { id, upload }
}

const endUpload = async (store: ObjectStore, id: string, { parts }: Upload): Promise<void> => {
  uploadsOf(store).delete(id)
  for (const { discard } of parts.values()) await discard()
}

/** CreateMultipartUpload. */
export const createMultipartUpload = (request: S3Request, store: ObjectStore): S3Answer => {
  const { bucket, key } = request
  const id = randomUUID()
  uploadsOf(store).set(id, { bucket, key, headers: headersToKeep(request), parts: new Map() })
  const fields = [element('Bucket', bucket), element('Key', key), element('UploadId', id)]
  return { status: 200, body: document(element('InitiateMultipartUploadResult', fields, s3Namespace)) }
}

/** UploadPart; one sent again replaces the one before. Throws S3Error NoSuchUpload, InvalidArgument. */
export const uploadPart = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { upload } = uploadOf(request, store)
  const { bucket, key } = upload
  const number = Number(request.query.get('partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new S3Error('InvalidArgument')
  const blob = await store.newBlob(bucket)
  try {
    const { size, etag, checksums } = await consumePayload(request, blob.write)
    await blob.seal()
    const before = upload.parts.get(number)
    const stored = { bucket, key, blob: blob.name, size, etag, modified: Date.now(), headers: {}, checksums }
    upload.parts.set(number, { ...stored, discard: blob.discard })
    await before?.discard()
    return { status: 200, headers: { etag: quoted(etag), ...checksums } }
  } catch (error) {
    await blob.discard()
    throw error
  }
}

/** The parts that a completion names, each as it was sent. Throws S3Error MalformedXML, InvalidPart, InvalidPartOrder, EntityTooSmall. */
const namedParts = (xml: string, { parts }: Upload): Part[] => {
  const named = elementsOf(xml, 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: (textOf(part, 'ETag') ?? '').replaceAll('"', ''),
  }))
  if (named.length === 0) throw new S3Error('MalformedXML')
  if (named.some(({ number }, place) => place > 0 && number <= named[place - 1]!.number))
    throw new S3Error('InvalidPartOrder')
  const found = named.map(({ number, etag }) => {
    const part = parts.get(number)
    if (part?.etag !== etag) throw new S3Error('InvalidPart')
    return part
  })
  if (found.slice(0, -1).some(({ size }) => size < leastPartBytes)) throw new S3Error('EntityTooSmall')
  return found
}

/**
 * CompleteMultipartUpload, with conditions on what the key holds. The answer goes out only when the joined bytes, metadata and event are on
 * disk; a refused one leaves the upload as it is. Throws S3Error.
 */
export const completeMultipartUpload = async (
  request: S3Request,
  store: ObjectStore,
  events: EventQueue,
): Promise<S3Answer> => {
  const { id, upload } = uploadOf(request, store)
  const { bucket, key, headers } = upload
  const guard = writeGuard(request.headers)
  const parts = namedParts((await readDocument(request)).xml, upload)
  guard(store.find(bucket, key))
  const blob = await store.newBlob(bucket)
  try {
    for (const part of parts) for await (const chunk of store.read(part)) await blob.write(chunk as Buffer)
    await blob.seal()
    const hash = createHash('md5')
    for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'))
    const etag = `${hash.digest('hex')}-${parts.length}`
    const size = parts.reduce((sum, part) => sum + part.size, 0)
    const object = { bucket, key, blob: blob.name, size, etag, modified: Date.now(), headers, checksums: {} }
    events.push(store.commit(object, 'ObjectCreated:CompleteMultipartUpload', guard))
    await endUpload(store, id, upload)
    const fields = [element('Bucket', bucket), element('Key', key), element('ETag', quoted(etag))]
    return { status: 200, body: document(element('CompleteMultipartUploadResult', fields, s3Namespace)) }
  } catch (error) {
    await blob.discard()
    throw error
  }
}

/** AbortMultipartUpload. Throws S3Error NoSuchUpload. */
export const abortMultipartUpload = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { id, upload } = uploadOf(request, store)
  await endUpload(store, id, upload)
  return { status: 204 }
}
