import { consentWrite } from '#functions/data/preferences.ts'
import { getSavedSearch, replaceSavedSearch, type SavedSearchRecord } from '#functions/data/saved-searches.ts'
import type { Write } from '#functions/data/transact.ts'
import { consentVersion } from '#shared/rules/agreements.ts'
import type { ConsentView } from '#shared/schemas/preferences.ts'
import { isDeepStrictEqual } from 'node:util'
import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import type { SavedSearchEdit } from '#shared/schemas/saved-search.ts'

type Switch = {
  before: boolean
  after: boolean
  source: ConsentView['source']
  consentId: string
  at: string
}

/** The writes that note that alerts of a saved search were switched on or off; none when they were not. */
export const alertConsent = (
  { id: subject, userId }: Pick<SavedSearchRecord, 'id' | 'userId'>,
  { before, after, source, consentId: id, at }: Switch,
): Write[] => {
  if (before === after) return []
  const kind = 'searchAlerts'
  const read = { version: consentVersion(kind), language: null }
  return [consentWrite({ id, userId, kind, given: after, subject, source, ...read, at })]
}

const live = { getSavedSearch, replaceSavedSearch, newId, now }

const edited = (seen: SavedSearchRecord, edit: SavedSearchEdit, at: string): SavedSearchRecord => {
  const { name = seen.name, alertsEnabled = seen.alertsEnabled } = edit
  const alertsSince = alertsEnabled ? (seen.alertsSince ?? at) : null
  return { ...seen, name, alertsEnabled, alertsSince }
}

/**
 * Renames a person's saved search or switches its alerts, noting a switch in their consent history. An edit that changes
 * nothing writes nothing.
 * @returns the search, or undefined when the person has none of this id
 * @throws AppError CONFLICT when others keep changing it too
 */
export const editSavedSearch = (
  userId: string,
  searchId: string,
  edit: SavedSearchEdit,
  source: ConsentView['source'],
  deps = live,
): Promise<SavedSearchRecord | undefined> =>
  retryConflict(async () => {
    const seen = await deps.getSavedSearch(userId, searchId)
    if (!seen) return undefined
    const at = deps.now().toISOString()
    const search = edited(seen, edit, at)
    if (isDeepStrictEqual(search, seen)) return seen
    const [before, after] = [seen.alertsEnabled, search.alertsEnabled]
    const consent = alertConsent(seen, { before, after, source, consentId: deps.newId('consent'), at })
    await deps.replaceSavedSearch({ ...search, version: seen.version + 1 }, seen, consent)
    return search
  })
