import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { readyBody } from '#functions/core/respond.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { searchBody } from '#functions/search/search-body.ts'
import { searchListings as route } from '#shared/api/listings.ts'

const live = { liveListingIndex }

/**
 * One page of the cars that match, the exact total, and the count of every further choice. When nothing matches, what to
 * drop instead; with `histogram`, how the prices lie. The one route that holds the index itself: half of all questions are its, and
 * handing an answer from function to function took longer than finding it.
 */
export const searchListings = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) =>
  readyBody(searchBody(await deps.liveListingIndex(), query))

export const handler = publicHandler(route, searchListings)
