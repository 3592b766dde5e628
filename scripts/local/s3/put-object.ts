import { writeGuard } from './conditions.ts'
import type { EventQueue } from './event-queue.ts'
import { headersToKeep, quoted } from './object-headers.ts'
import type { ObjectStore } from './object-store.ts'
import { consumePayload } from './payload.ts'
import type { S3Answer, S3Request } from './request.ts'

/** PutObject. The answer goes out only when bytes, metadata and event are on disk. Throws S3Error. */
export const putObject = async (
  request: S3Request,
  store: ObjectStore,
  events: EventQueue,
): Promise<S3Answer> => {
  const { bucket, key } = request
  const headers = headersToKeep(request)
  const guard = writeGuard(request.headers)
  // Spares the upload when it is already lost; the guard decides again when the bytes are there.
  guard(store.find(bucket, key))
  const blob = await store.newBlob(bucket)
  try {
    const { size, etag, checksums } = await consumePayload(request, blob.write)
    await blob.seal()
    const object = { bucket, key, blob: blob.name, size, etag, modified: Date.now(), headers, checksums }
    events.push(store.commit(object, 'ObjectCreated:Put', guard))
    return { status: 200, headers: { etag: quoted(etag), ...checksums } }
  } catch (error) {
    await blob.discard()
    throw error
  }
}
