import type { FileRefusal } from '#shared/schemas/stock-import.ts'

/** Why a whole file cannot be used. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: FileRefusal
  /** Names of fields, where it is about columns. */
  readonly columns: readonly string[]

  constructor(refusal: FileRefusal, columns: readonly string[] = []) {
    super(refusal)
    this.refusal = refusal
    this.columns = columns
  }
}
