import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { line } from './text.ts'

// Query parameters arrive as text. Each helper accepts exactly one way of writing its value: `Number()` alone would
// take ' 12 ', '0x10' and '1e3'.

/** A whole number written in plain digits. */
export const wholeParam = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: 'Please use a whole number' })),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  )

/** The version that the caller has seen of what they delete; one that has another now stays. */
export const seenVersion = z.strictObject({ version: z.optional(wholeParam(1, 999_999_999)) })

/** `true` or `false`. */
export const flagParam = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

/** One value or several separated by commas, each from `values`, as an array. */
export const listParam = <const T extends readonly [string, ...string[]]>(values: T, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1000)),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(z.enum(values)).check(z.minLength(1), z.maxLength(max)),
  )

/** Several ids separated by commas, each once, as an array. An id is 30 characters. */
export const idsParam = <T extends z.core.$ZodType<string, string>>(each: T, max: number) =>
  z.pipe(
    z.string().check(z.maxLength(Math.max(1000, max * 31))),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(','))]),
      z.array(each).check(z.minLength(1), z.maxLength(max)),
    ),
  )

/** Like `listParam`, for values that are not a closed list (makes and models may be newer than the client). */
export const textListParam = (maxLength: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1000)),
      z.transform((text: string) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.string().check(z.minLength(1), z.maxLength(maxLength))).check(z.minLength(1), z.maxLength(max)),
  )

/** An opaque place in a paged list, as an earlier answer gave it. */
export const cursorParam = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1000}$/))

/** The query of a list that comes page by page (product decision: `limit` and an opaque `cursor`). */
export const paged = {
  limit: z._default(wholeParam(1, limits.adminPage.max), limits.adminPage.default),
  cursor: z.optional(cursorParam),
}

/** The cursor of the next page; absent on the last. */
export const nextCursor = z.optional(z.string())

/** Takes away the sign before a username: the panel prints `@name`, and nothing stored begins with it. */
export const withoutAt = z.overwrite((text: string) => text.replace(/^@(?=\S)/, ''))

/** A part of an admin's search text, in any case. */
export const search = z.optional(line(limits.adminSearch, 0).check(withoutAt))

/** The version of a picture's content, which changes nothing but its address: messengers cache a picture by that. */
export const pictureVersion = z.string().check(z.regex(/^\d{1,9}$/))
