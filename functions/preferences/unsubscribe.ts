import { changePreferences, withoutTopic } from '#functions/commands/change-preferences.ts'
import { editSavedSearch } from '#functions/commands/edit-saved-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findUnsubscriber } from '#functions/data/preferences.ts'
import { unsubscribe as route } from '#shared/api/preferences.ts'

const live = { findUnsubscriber, changePreferences, editSavedSearch }

/**
 * Ends mail about a topic, or the alerts of one saved search. Idempotent; a search that its owner has deleted since is no error
 * either: no mail about it is sent any more. Another user's search is not found among the owner's.
 */
export const unsubscribe = async ({ params, query }: Input<typeof route>, deps = live) => {
  const { token, topic } = params
  const userId = await deps.findUnsubscriber(token)
  if (!userId) throw new AppError('UNSUBSCRIBE_LINK_INVALID')
  if (query.savedSearch)
    await deps.editSavedSearch(userId, query.savedSearch, { alertsEnabled: false }, 'unsubscribe')
  else await deps.changePreferences(userId, (before) => withoutTopic(before, topic), 'unsubscribe')
  return { topic }
}

export const handler = limitedHandler(route, unsubscribe)
