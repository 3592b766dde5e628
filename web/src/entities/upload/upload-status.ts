import type { Answer } from '#shared/api/contract.ts'
import type { getUpload } from '#shared/api/uploads.ts'
import type { Refusal, VideoRefusal } from '#shared/schemas/upload.ts'
import { isGone } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { pause, poll } from '#web/api/retry.ts'

/** Why a file cannot be used: found here before sending, or by the server's checks, or its checks never ended. */
export type UploadProblem =
  | Refusal
  | VideoRefusal
  | 'VIDEO_SIZE'
  | 'VIDEO_UNREADABLE'
  | 'PHOTO_TYPE'
  | 'PHOTO_SIZE'
  | 'DOCUMENT_TYPE'
  | 'DOCUMENT_SIZE'
  | 'HEIC'
  | 'AVIF'
  | 'GIF'
  | 'SVG'
  | 'PDF'
  | 'EMPTY'
  | 'UNREADABLE'
  | 'TWICE'
  | 'SLOW'
  | 'GONE'

/** A file that was not accepted. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** False when sending the same file again would come to the same. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof UploadError) || ['SLOW', 'WRONG_SIZE', 'UNCHECKED', 'GONE'].includes(error.problem)

const readUpload = (id: string, signal: AbortSignal) =>
  call<typeof getUpload>('GET /api/uploads/{id}', { params: { id }, signal })

// The work takes seconds; after two minutes its message was lost and sending again is the better advice.
const checksDeadline = 120_000

/** Resolves when the server has accepted an upload. Throws UploadError with its refusal, or SLOW after two minutes. */
export const awaitChecks = async (
  id: string,
  signal: AbortSignal,
  deps = { readUpload, pause },
): Promise<void> => {
  const isDone = ({ state }: Answer<typeof getUpload>) => state === 'READY' || state === 'REFUSED'
  const checked = await poll(
    () => deps.readUpload(id, signal),
    { signal, deadline: checksDeadline, isDone },
    deps,
  )
  if (!checked) throw new UploadError('SLOW')
  if (checked.state === 'REFUSED') throw new UploadError(checked.videoRefusal ?? checked.refusal ?? 'DAMAGED')
}

/**
 * Finds those of the caller's photos and documents (by the addresses that name them in a listing) that the server still has.
 * A file that no listing uses is swept after a day, so a draft that was kept on this device may name some that are gone.
 */
export const findStored = async (
  urls: readonly string[],
  signal: AbortSignal,
  deps = { readUpload },
): Promise<ReadonlySet<string>> => {
  const isStored = async (url: string) => {
    try {
      const { state } = await deps.readUpload(url.slice(url.lastIndexOf('/') + 1), signal)
      return state !== 'REFUSED'
    } catch (error) {
      // Unless the server says that it is gone: an unanswered question drops nobody's photo.
      return !isGone(error)
    }
  }
  const answers = await Promise.all(urls.map(isStored))
  return new Set(urls.filter((_, index) => answers[index]))
}
