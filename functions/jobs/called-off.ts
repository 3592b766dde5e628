import { findUnsubscriber, readPreferences } from '#functions/data/preferences.ts'
import { getSavedSearch } from '#functions/data/saved-searches.ts'
import { getUserById } from '#functions/data/users.ts'
import type { QueuedMail } from '#functions/mail/email.ts'

const live = { findUnsubscriber, readPreferences, getUserById, getSavedSearch }

/**
 * Whether an email has become unwanted while it waited: its reader has unsubscribed, changed their address or deleted their account. Never
 * so for mail that is sent whatever the preferences.
 */
export const isCalledOff = async (
  { to, unsubscribe }: Pick<QueuedMail, 'to' | 'unsubscribe'>,
  deps = live,
): Promise<boolean> => {
  if (!unsubscribe) return false
  const { token, topic, savedSearch } = unsubscribe
  const userId = await deps.findUnsubscriber(token)
  if (!userId) return true
  const [{ preferences }, user, search] = await Promise.all([
    deps.readPreferences(userId),
    deps.getUserById(userId),
    savedSearch && deps.getSavedSearch(userId, savedSearch),
  ])
  const isOff = !preferences.email[topic] || (savedSearch && !(search && search.alertsSince))
  // A suspended person is still told of decisions.
  return isOff || !user || user.status === 'DELETED' || user.email !== to
}
