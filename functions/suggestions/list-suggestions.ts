import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { countAttribute } from '#functions/search/count-attribute.ts'
import { suggest } from '#functions/search/text/suggest.ts'
import { listSuggestions as route } from '#shared/api/search.ts'

const live = { liveListingIndex }

/** Lists completions of a search text, each with the number of cars it shows now. */
export const listSuggestions = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const index = await deps.liveListingIndex()
  return { suggestions: suggest(query.q, (key) => countAttribute(index, key)) }
}

export const handler = publicHandler(route, listSuggestions)
