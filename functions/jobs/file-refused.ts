import type { Refusal } from '#shared/schemas/upload.ts'

/** A file that arrived and cannot be accepted, whoever tries again. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Refusal

  constructor(refusal: Refusal, cause?: unknown) {
    super(`File refused: ${refusal}`, { cause })
    this.refusal = refusal
  }
}
