import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { listFeatured as route } from '#shared/api/listings.ts'

const live = { askSearch }

// Four rows of the home page's widest grid.
const shown = 12

/** The featured cars of the home page, newest first. */
export const listFeatured = (_input: unknown, deps = live) => deps.askSearch('featuredCars', { limit: shown })

export const handler = publicHandler(route, listFeatured)
