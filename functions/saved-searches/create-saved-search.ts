import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { alertConsent } from '#functions/commands/edit-saved-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { insertSavedSearch, type SavedSearchRecord } from '#functions/data/saved-searches.ts'
import { checkSearchParams } from '#functions/saved-searches/check-search-params.ts'
import { createSavedSearch as route } from '#shared/api/saved-searches.ts'

const live = { insertSavedSearch, newId, now }

/** Saves a search of the caller's; with alerts, it notifies of cars published from now on. */
export const createSavedSearch = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const searchParams = checkSearchParams(body.searchParams)
  const at = deps.now().toISOString()
  const { name, alertsEnabled } = body
  const search: SavedSearchRecord = {
    id: deps.newId('savedSearch'),
    userId: actor.id,
    name,
    searchParams,
    alertsEnabled,
    alertsSince: alertsEnabled ? at : null,
    createdAt: at,
    version: 1,
  }
  const toggle = { before: false, after: alertsEnabled, source: 'savedSearch', at } as const
  await deps.insertSavedSearch(search, alertConsent(search, { ...toggle, consentId: deps.newId('consent') }))
  return search
}

export const handler = routeHandler(route, createSavedSearch)
