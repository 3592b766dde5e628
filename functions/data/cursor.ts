import { invalid } from '#functions/core/app-error.ts'

/** The place where a page ended, as an opaque text for the client; undefined at the end of the list. */
export const writeCursor = (key: Record<string, unknown> | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url')

/** A cursor back as a start key. @throws AppError BAD_REQUEST when it was not one of ours. */
export const readCursor = (cursor: string | undefined): Record<string, string> | undefined => {
  if (cursor === undefined) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const isKey =
      typeof key === 'object' && key !== null && Object.values(key).every((part) => typeof part === 'string')
    if (isKey) return key as Record<string, string>
  } catch {
    // Falls through: not JSON is as wrong as JSON of another shape.
  }
  throw invalid('cursor', 'This page of the list does not exist')
}
