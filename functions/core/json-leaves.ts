import type * as z from 'zod/mini'

/** A value as JSON; undefined where there is nothing to write. @throws misfit when the value is not what is asked for. */
export type Write = (value: unknown) => string | undefined

/** One for all: it is thrown whenever a union is tried, and says nothing, since zod is asked for the reason. */
export const misfit = new Error('The value is not of its schema')

// What JSON does not write as it is: quotes, backslashes, controls, and surrogates, which may be lone.
const special = /["\\\u0000-\u001f\ud800-\udfff]/ // eslint-disable-line no-control-regex

/** A text as JSON. */
export const quote = (text: string): string => (special.test(text) ? JSON.stringify(text) : `"${text}"`)

export const writeString: Write = (value) => {
  if (typeof value !== 'string') throw misfit
  return quote(value)
}

export const writeNumber: Write = (value) => {
  if (!Number.isFinite(value)) throw misfit
  // Text of a number is JSON's, but for -0, which JSON writes as 0 too.
  return String(value)
}

export const writeBoolean: Write = (value) => {
  if (typeof value !== 'boolean') throw misfit
  return value ? 'true' : 'false'
}

/** Writes one of a few values. */
export const writeOneOf = (values: readonly unknown[]): Write => {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]))
  return (value) => {
    const text = texts.get(value)
    if (text === undefined) throw misfit
    return text
  }
}

/** Writes what zod makes of a value: for schemas that check or change more than its kind. */
export const writeAsZod =
  (schema: z.core.$ZodType): Write =>
  (value) => {
    const result = schema._zod.run({ value, issues: [] }, { async: false })
    if (result instanceof Promise || result.issues.length > 0) throw misfit
    return typeof result.value === 'string' ? quote(result.value) : JSON.stringify(result.value)
  }
