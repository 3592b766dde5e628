import type { Refusal } from '#shared/schemas/upload.ts'

/** Why a file cannot be used: found here before sending, or by the server's checks, or its checks never ended. */
export type UploadProblem =
  | Refusal
  | 'PHOTO_TYPE'
  | 'PHOTO_SIZE'
  | 'DOCUMENT_TYPE'
  | 'DOCUMENT_SIZE'
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
