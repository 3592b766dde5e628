import * as z from 'zod/mini'
import { alertEnd, alertWrite, anyMake } from '#functions/data/alerts.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { savedSearchView } from '#shared/schemas/saved-search.ts'
import { instant } from '#shared/schemas/text.ts'
import { putWrite, insertWrite, deleteWrite, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const savedSearchRecord = z.extend(savedSearchView, {
  userId: id('user'),
  /** When alerts were switched on, null while they are off. */
  alertsSince: z.nullable(instant),
  version: z.number(),
})
export type SavedSearchRecord = z.output<typeof savedSearchRecord>

/** A saved search of this person's, or undefined. Strongly consistent. */
export const getSavedSearch = async (
  userId: string,
  searchId: string,
): Promise<SavedSearchRecord | undefined> => getItem(keys.savedSearch(userId, searchId), savedSearchRecord)

/** A person's saved searches, newest first. A few dozen at most, so one page holds them all. */
export const listSavedSearches = async (userId: string): Promise<SavedSearchRecord[]> => {
  return (
    await queryItems(
      { partition: partitions.user(userId), prefix: partitions.savedSearchPrefix, consistent: true },
      savedSearchRecord,
    )
  ).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The makes whose cars a search can match; `anyMake` where it names none in its own parameter. */
const makesOf = ({ searchParams: { make } }: SavedSearchRecord): string[] =>
  make ? [...new Set(make.split(',').map((name) => name.trim()))] : [anyMake]

const alertWrites = (search: SavedSearchRecord): Write[] => {
  const { userId, id: searchId, name, searchParams: params, alertsSince: since } = search
  if (since === null) return []
  return makesOf(search).map((make) => alertWrite({ make, userId, searchId, name, params, since }))
}

const alertEnds = (search: SavedSearchRecord): Write[] =>
  search.alertsSince === null
    ? []
    : makesOf(search).map((make) => alertEnd({ make, userId: search.userId, searchId: search.id }))

const keyOf = ({ userId, id }: SavedSearchRecord) => keys.savedSearch(userId, id)

const quotaOf = (userId: string): Quota => ({
  item: keys.held(userId),
  of: 'savedSearches',
  most: limits.savedSearches,
  full: 'SAVED_SEARCHES_FULL',
  recount: async () => (await listSavedSearches(userId)).length,
})

/**
 * Stores a new saved search with its alerts, and what belongs to the same act.
 * @throws AppError SAVED_SEARCHES_FULL; nothing is written then
 */
export const insertSavedSearch = (search: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  addWithin(quotaOf(search.userId), [
    insertWrite({ ...keyOf(search), ...search }),
    ...alertWrites(search),
    ...together,
  ])

/**
 * Replaces a saved search (never its parameters) and its alerts, with what belongs to the same act, provided nobody changed
 * it since it was read as `seen`. @throws AppError CONFLICT
 */
export const replaceSavedSearch = (
  search: SavedSearchRecord,
  seen: SavedSearchRecord,
  together: readonly Write[],
): Promise<void> =>
  transact([
    putWrite({ ...keyOf(search), ...search }, { if: 'version = :seen', values: { seen: seen.version } }),
    ...(search.alertsSince === null ? alertEnds(seen) : alertWrites(search)),
    ...together,
  ])

/** Deletes a saved search as it was read, with its alerts and what belongs to the same act. @throws AppError CONFLICT */
export const deleteSavedSearch = (seen: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  removeFrom(quotaOf(seen.userId), [
    deleteWrite(keyOf(seen), { if: 'version = :seen', values: { seen: seen.version } }),
    ...alertEnds(seen),
    ...together,
  ])
