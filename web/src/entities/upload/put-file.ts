import type { UploadTicket } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'

type Options = { signal: AbortSignal; /** Share sent, 0 to 1. */ onProgress: (share: number) => void }

// A connection that died silently would be waited for until the system gives up, which takes minutes.
const stalledAfter = 30_000

/**
 * Sends a file straight to storage with exactly the signed headers. XMLHttpRequest, because fetch does not tell how
 * much has been sent. Throws ApiError; rejects with the signal's reason when aborted.
 */
export const putFile = (
  { uploadURL, headers }: Pick<UploadTicket, 'uploadURL' | 'headers'>,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let watch: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(watch)
      watch = setTimeout(abort, stalledAfter)
    }
    const fail = (status: number) =>
      reject(new ApiError(status, status === 0 ? 'OFFLINE' : 'INTERNAL', { message: `${status}: upload` }))
    request.open('PUT', uploadURL)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(request.status),
    )
    request.addEventListener('error', () => fail(0))
    request.addEventListener('abort', () => (signal.aborted ? reject(signal.reason) : fail(0)))
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      signal.removeEventListener('abort', abort)
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) return reject(signal.reason)
    alive()
    request.send(file)
  })
