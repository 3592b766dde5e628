import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { line } from '#shared/schemas/text.ts'
import { cursorParam, wholeParam } from '#shared/schemas/query.ts'

/** The query of a list that comes page by page (product decision: `limit` and an opaque `cursor`). */
export const paged = {
  limit: z._default(wholeParam(1, limits.adminPage.max), limits.adminPage.default),
  cursor: z.optional(cursorParam),
}

/** Where the next page begins; absent on the last. */
export const nextCursor = z.optional(z.string())

/** A part of what an admin looks for, whatever its case. */
export const search = z.optional(line(limits.adminSearch, 0))
