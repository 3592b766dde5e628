import * as z from 'zod/mini'

/** What becomes of the text: it loses some words, keeps only them, or says them instead of a narrower name. */
const textChanges = ['without', 'only', 'instead'] as const

/**
 * A way out of a search that matches nothing: what to change, and how many cars that shows. `without` are parameters of
 * `GET /api/listings` to leave out. `text` says what is done to the text: which words it is about, and what is searched then.
 */
export const relaxation = z.object({
  without: z.array(z.string()),
  text: z.optional(z.object({ how: z.enum(textChanges), words: z.string(), search: z.string() })),
  total: z.number(),
})
export type Relaxation = z.output<typeof relaxation>
