import { askSearchBody } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { searchListings as route } from '#shared/api/listings.ts'

const live = { askSearchBody }

/**
 * One page of the cars that match, the exact total, and the count of every further choice. When nothing matches, what to
 * drop instead; with `histogram`, how the prices lie.
 */
export const searchListings = ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) =>
  deps.askSearchBody('searchCars', query)

export const handler = publicHandler(route, searchListings)
