import { ApiError } from '#web/api/api-error.ts'
import { getUpload } from './get-upload.ts'
import { pause } from '#web/api/pause.ts'
import { UploadError } from './upload-error.ts'

const firstPause = 400
const longestPause = 2000
const growth = 1.2
// The work takes seconds; after two minutes its message was lost and sending again is the better advice.
const patience = 120_000

/** Milliseconds to wait before asking for the n-th time, from 0: 400 growing to 2000. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, Math.round(firstPause * growth ** attempt))

// A lost connection or a busy server says nothing about the file: ask again.
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'OFFLINE' || error.status === 429 || error.status >= 500)

type Deps = { getUpload: typeof getUpload; pause: typeof pause }

/** Resolves when the server has accepted the upload. Throws UploadError with its refusal, or SLOW after two minutes. */
export const awaitChecks = async (
  id: string,
  signal: AbortSignal,
  deps: Deps = { getUpload, pause },
): Promise<void> => {
  let waited = 0
  for (let attempt = 0; waited < patience; attempt += 1) {
    const length = pauseBefore(attempt)
    await deps.pause(length, signal)
    waited += length
    try {
      const { state, refusal } = await deps.getUpload(id, signal)
      if (state === 'READY') return
      if (state === 'REFUSED') throw new UploadError(refusal ?? 'DAMAGED')
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  throw new UploadError('SLOW')
}
