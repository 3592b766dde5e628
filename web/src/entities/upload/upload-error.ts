import type { Refusal } from '#shared/schemas/upload.ts'
import { ApiError } from '#web/api/api-error.ts'

/** Why a file cannot be used: found here before sending, or by the server's checks, or its checks never ended. */
export type UploadProblem =
  | Refusal
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

/** True when no answer came at all: it says nothing about the file, and is over when the connection is back. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'OFFLINE'

/** False when sending the same file again would come to the same. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof UploadError) || ['SLOW', 'WRONG_SIZE', 'UNCHECKED'].includes(error.problem)
