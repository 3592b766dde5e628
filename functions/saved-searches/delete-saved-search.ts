import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { alertConsent } from '#functions/commands/edit-saved-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteSavedSearch as removeSavedSearch, getSavedSearch } from '#functions/data/saved-searches.ts'
import { deleteSavedSearch as route } from '#shared/api/saved-searches.ts'

const live = { getSavedSearch, removeSavedSearch, newId, now }

/** Deletes a saved search of the caller's. Its alerts end with it, which the consent history says. */
export const deleteSavedSearch = async ({ actor, params }: Input<typeof route>, deps = live) =>
  retryConflict(async () => {
    const seen = await deps.getSavedSearch(actor.id, params.id)
    if (!seen) throw new AppError('NOT_FOUND')
    const at = deps.now().toISOString()
    const toggle = { before: seen.alertsEnabled, after: false, source: 'savedSearch', at } as const
    await deps.removeSavedSearch(seen, alertConsent(seen, { ...toggle, consentId: deps.newId('consent') }))
  })

export const handler = routeHandler(route, deleteSavedSearch)
