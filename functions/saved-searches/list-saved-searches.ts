import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listSavedSearches as readSavedSearches } from '#functions/data/saved-searches.ts'
import { listSavedSearches as route } from '#shared/api/saved-searches.ts'

const live = { readSavedSearches }

/** The caller's saved searches, newest first. */
export const listSavedSearches = async ({ actor }: Input<typeof route>, deps = live) =>
  deps.readSavedSearches(actor.id)

export const handler = routeHandler(route, listSavedSearches)
