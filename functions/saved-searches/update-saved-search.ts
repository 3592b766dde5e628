import { editSavedSearch } from '#functions/commands/edit-saved-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { updateSavedSearch as route } from '#shared/api/saved-searches.ts'

const live = { editSavedSearch }

/** Renames a saved search of the caller's, or switches its alerts. Alerts that are switched on again start from now. */
export const updateSavedSearch = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const search = await deps.editSavedSearch(actor.id, params.id, body, 'savedSearch')
  if (!search) throw new AppError('NOT_FOUND')
  return search
}

export const handler = routeHandler(route, updateSavedSearch)
