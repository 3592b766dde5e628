import { S3Error } from './errors.ts'

/** Both ends included, counted from 0. */
export type ByteRange = { first: number; last: number }

/**
 * The one range a Range header asks for; undefined (the whole object) when there is none, or a form S3 ignores.
 * Throws S3Error InvalidRange when it lies outside the object.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  if (first >= size) throw new S3Error('InvalidRange')
  return { first, last }
}
