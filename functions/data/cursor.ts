import { invalid } from '#functions/core/app-error.ts'

/** The place where a page ended, as an opaque text for the client; undefined at the end of the list. */
export const writeCursor = (key: Record<string, unknown> | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url')

const isKeyOf = <Name extends string>(names: readonly Name[], key: unknown): key is Record<Name, string> =>
  typeof key === 'object' &&
  key !== null &&
  Object.keys(key).length === names.length &&
  names.every((name) => {
    const part = (key as Record<string, unknown>)[name]
    // The table takes no half characters.
    return typeof part === 'string' && part !== '' && part.isWellFormed()
  })

/**
 * A cursor back as a start key.
 * @throws AppError BAD_REQUEST when it is not one of ours with exactly these names, or `belongs` says it is another list's
 */
export const readCursor = <Name extends string>(
  cursor: string | undefined,
  names: readonly Name[],
  belongs: (key: Readonly<Record<Name, string>>) => boolean,
): Record<Name, string> | undefined => {
  if (cursor === undefined) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (isKeyOf(names, key) && belongs(key)) return key
  } catch {
    // Falls through: not JSON is as wrong as JSON of another shape.
  }
  throw invalid('cursor', 'This page of the list does not exist')
}
