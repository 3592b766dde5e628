import { dayMs } from '#functions/core/time.ts'
import { changePreferences } from '#functions/commands/change-preferences.ts'
import { readPreferences, replacePreferences } from '#functions/data/preferences.ts'
import { insertSavedSearch } from '#functions/data/saved-searches.ts'
import { createSavedSearch } from '#functions/saved-searches/create-saved-search.ts'
import type { Accounts } from '#scripts/seed/market/accounts.ts'
import { buyersSearches, chosenPreferences } from '#scripts/seed/market/favorites.ts'
import type { Random } from '#scripts/seed/random.ts'
import { idsFrom, noInput, tokensFrom } from './actions.ts'

// After the youngest of these accounts was opened.
const chosenDaysAgo = 60

/** Lets the demo accounts choose their notifications, and `buyer` save its searches. */
export const addSavedSearches = async (
  { buyer, seller, dealerships }: Accounts,
  now: Date,
  random: Random,
): Promise<void> => {
  const ago = (days: number) => () => new Date(now.getTime() - days * dayMs)
  const newId = idsFrom(random)
  for (const user of [buyer, seller, dealerships[0]!.user]) {
    const change = chosenPreferences[user.username as keyof typeof chosenPreferences]
    const newUnsubscribeToken = tokensFrom(random)
    const deps = { readPreferences, replacePreferences, newId, newUnsubscribeToken, now: ago(chosenDaysAgo) }
    await changePreferences(user.id, change, 'profile', deps)
  }
  for (const { daysAgo, ...body } of buyersSearches) {
    await createSavedSearch(
      { ...noInput, actor: buyer, body },
      { insertSavedSearch, newId, now: ago(daysAgo) },
    )
  }
}
