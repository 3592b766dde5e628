import * as z from 'zod/mini'

/** The name of a file: a hash of its content. */
export const marketFileName = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

export const marketInstant = z.iso.datetime({ precision: 3 }).check(z.maxLength(24))

/** What a browser reads first: the file of all cars and that of what changed since, and of former files what leads to this one. */
export const marketPointer = z.object({
  file: marketFileName,
  changes: z.nullable(marketFileName),
  steps: z.array(z.object({ from: marketFileName, changes: marketFileName })),
  /** All changes before are in these files. */
  until: marketInstant,
})
export type MarketPointer = z.output<typeof marketPointer>
