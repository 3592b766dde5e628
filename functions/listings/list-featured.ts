import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { featuredCards } from '#functions/search/search.ts'
import { listFeatured as route } from '#shared/api/listings.ts'

const live = { liveListingIndex }

// Four rows of the home page's widest grid.
const shown = 12

/** The featured cars of the home page, newest first. */
export const listFeatured = async (_input: unknown, deps = live) =>
  featuredCards(await deps.liveListingIndex(), shown)

export const handler = publicHandler(route, listFeatured)
