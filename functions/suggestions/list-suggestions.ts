import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { listSuggestions as route } from '#shared/api/search.ts'

const live = { askSearch }

/** Lists completions of a search text and dealers of that name, each with the number of cars it shows now. */
const listSuggestions = ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) =>
  deps.askSearch('completions', { text: query.q })

export const handler = publicHandler(route, listSuggestions)
