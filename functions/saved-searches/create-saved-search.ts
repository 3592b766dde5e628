import * as z from 'zod/mini'
import { invalid } from '#functions/core/app-error.ts'
import { parseInput } from '#functions/core/read-request.ts'
import { understandPlateText } from '#functions/search/plates/understand.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import { plateQuery } from '#shared/schemas/plate-query.ts'
import type { SearchKind } from '#shared/schemas/saved-search.ts'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { alertConsent } from '#functions/commands/edit-saved-search.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { insertSavedSearch, type SavedSearchRecord } from '#functions/data/saved-searches.ts'
import { createSavedSearch as route } from '#shared/api/saved-searches.ts'

/** Parameters that belong to the view of results rather than to the search. */
const ofTheView: ReadonlySet<string> = new Set(['page', 'limit', 'histogram', 'modelCounts'])

const wrapped = {
  cars: z.object({ searchParams: listingQuery }),
  plates: z.object({ searchParams: plateQuery }),
}

/**
 * The parameters of a search that are worth saving, as they were written. Checked by the search's own schema, so that every
 * saved search can be run, and that of plates can find one: an alert for a text that is not understood would be silent for ever.
 * @throws AppError BAD_REQUEST naming `searchParams.<name>`
 */
const checkSearchParams = (
  kind: SearchKind,
  params: Readonly<Record<string, string>>,
): Record<string, string> => {
  // An empty parameter is one that was not chosen, here as in an address.
  const kept = Object.entries(params).filter(([name, value]) => value !== '' && !ofTheView.has(name))
  const searchParams = Object.fromEntries(kept)
  if (kind !== 'plates') parseInput(wrapped.cars, { searchParams })
  else {
    const { search } = parseInput(wrapped.plates, { searchParams }).searchParams
    if (search !== undefined && !understandPlateText(search))
      throw invalid('searchParams.search', 'No plate can match this text')
  }
  return searchParams
}

const live = { insertSavedSearch, newId, now }

/** Saves a search of the caller's; with alerts, it notifies of what is published from now on. */
export const createSavedSearch = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const { name, kind, alertsEnabled } = body
  const searchParams = checkSearchParams(kind, body.searchParams)
  const at = deps.now().toISOString()
  const search: SavedSearchRecord = {
    id: deps.newId('savedSearch'),
    userId: actor.id,
    name,
    kind,
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
