import * as z from 'zod/mini'
import { parseInput } from '#functions/core/read-request.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

/** Parameters that belong to the view of results rather than to the search. */
const ofTheView: ReadonlySet<string> = new Set(['page', 'limit', 'histogram'])

const wrapped = z.object({ searchParams: listingQuery })

/**
 * The parameters of a search that are worth saving, as they were written. Checked by the search's own schema, so that every
 * saved search can be run. @throws AppError BAD_REQUEST naming `searchParams.<name>`
 */
export const checkSearchParams = (params: Readonly<Record<string, string>>): Record<string, string> => {
  // An empty parameter is one that was not chosen, here as in an address.
  const kept = Object.entries(params).filter(([name, value]) => value !== '' && !ofTheView.has(name))
  const searchParams = Object.fromEntries(kept)
  parseInput(wrapped, { searchParams })
  return searchParams
}
