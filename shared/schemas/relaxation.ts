import * as z from 'zod/mini'

/**
 * A way out of a search that matches nothing: what to do without, and how many cars that shows. `without` are parameters
 * of `GET /api/listings`. When only a part of the text is in the way, `words` are that part and `search` is the rest.
 */
export const relaxation = z.object({
  without: z.array(z.string()),
  words: z.optional(z.string()),
  search: z.optional(z.string()),
  total: z.number(),
})
export type Relaxation = z.output<typeof relaxation>
