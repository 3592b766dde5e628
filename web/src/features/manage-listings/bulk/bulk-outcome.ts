import type { BulkResult } from '#web/api/in-chunks.ts'

/** What came of an act on several listings: how many it was done to, and of each of the others its name and why not. */
export type BulkOutcome = {
  done: number
  total: number
  failed: readonly { id: string; title: string; code: string }[]
}

/** The same of single results, with the names that the listings had: some are gone by now. */
export const toBulkOutcome = (
  results: readonly BulkResult[],
  titles: ReadonlyMap<string, string>,
): BulkOutcome => {
  const failed = results.flatMap(({ id, failure }) =>
    failure === null ? [] : [{ id, title: titles.get(id) ?? id, code: failure }],
  )
  return { done: results.length - failed.length, total: results.length, failed }
}
