import type { UploadTicket } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'

type Options = { signal: AbortSignal; /** Share sent, 0 to 1. */ onProgress: (share: number) => void }

/**
 * Sends a file straight to storage with exactly the signed headers. XMLHttpRequest, because fetch does not tell how
 * much has been sent. Throws ApiError; rejects with the signal's reason when aborted.
 */
export const putFile = (
  { uploadURL, headers }: UploadTicket,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (status: number) =>
      reject(new ApiError(status, status === 0 ? 'OFFLINE' : 'INTERNAL', { message: `${status}: upload` }))
    request.open('PUT', uploadURL)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(request.status),
    )
    request.addEventListener('error', () => fail(0))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else request.send(file)
  })
