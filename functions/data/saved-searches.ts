import * as z from 'zod/mini'
import { keys, partitions } from './keys.ts'
import { transact, type Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { checkWrite, deleteWrite, getItem, insertWrite, putWrite, readable, write } from './table.ts'
import { queryItems, queryPages } from './queries.ts'
import { addWithin, type Quota, removeFrom } from './quota.ts'
import { limits } from '#shared/constants/limits.ts'
import { savedSearchView } from '#shared/schemas/saved-search.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'

/** Searches that name no make: every changed car is held against them. */
export const anyMake = '*'

/** In the place of a make: searches for plates. No make is called so. */
export const anyPlate = '#PLATES'

const alertRecord = z.object({
  userId: id('user'),
  searchId: id('savedSearch'),
  /** The make whose changed cars find this alert, `anyMake` or `anyPlate`. A search that names several makes has one alert each. */
  make: z.string(),
  name: z.string(),
  params: z.record(z.string(), z.string()),
  /** When alerts were switched on: only later events are notified. */
  since: instant,
})
export type Alert = z.output<typeof alertRecord>

const alertKey = ({ make, userId, searchId }: Pick<Alert, 'make' | 'userId' | 'searchId'>) =>
  keys.alert(make, userId, searchId)

/** A write, for a transaction, that switches an alert on, or brings its name up to date. */
const alertWrite = (alert: Alert): Write => putWrite({ ...alertKey(alert), ...alert })

/** A write, for a transaction, that switches an alert off. */
const alertEnd = (alert: Pick<Alert, 'make' | 'userId' | 'searchId'>): Write => deleteWrite(alertKey(alert))

/** A write that fails when the alert has been switched off: from then on its owner is not notified. */
export const alertStillOn = (alert: Alert): Write =>
  checkWrite(alertKey(alert), { if: 'since = :since', values: { since: alert.since } })

/** Every alert of a make, of `anyMake` or `anyPlate`, page by page. One that cannot be read is passed over and logged. */
export async function* alertPages(make: string): AsyncGenerator<Alert[]> {
  for await (const items of queryPages({ partition: partitions.alerts(make) }))
    yield items.flatMap(readable(alertRecord, 'alert'))
}

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

/** The makes whose cars a search can match; `anyMake` where it names none in its own parameter, `anyPlate` for one for plates. */
const makesOf = ({ kind, searchParams: { make } }: SavedSearchRecord): string[] => {
  if (kind === 'plates') return [anyPlate]
  return make ? [...new Set(make.split(',').map((name) => name.trim()))] : [anyMake]
}

const alertWrites = (search: SavedSearchRecord): Write[] => {
  const { userId, id: searchId, name, searchParams: params, alertsSince: since } = search
  if (since === null) return []
  return makesOf(search).map((make) => alertWrite({ make, userId, searchId, name, params, since }))
}

const alertEnds = (search: SavedSearchRecord): Write[] =>
  search.alertsSince === null
    ? []
    : makesOf(search).map((make) => alertEnd({ make, userId: search.userId, searchId: search.id }))

const searchKey = ({ userId, id }: SavedSearchRecord) => keys.savedSearch(userId, id)

const quotaOf = (userId: string): Quota => ({
  item: keys.quotaCounts(userId),
  of: 'savedSearches',
  most: limits.savedSearches,
  full: 'SAVED_SEARCHES_FULL',
  recount: async () => (await listSavedSearches(userId)).length,
})

/**
 * Stores a new saved search with its alerts, and `together` in the same transaction. @throws AppError SAVED_SEARCHES_FULL;
 * nothing is written then
 */
export const insertSavedSearch = (search: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  addWithin(quotaOf(search.userId), [
    insertWrite({ ...searchKey(search), ...search }),
    ...alertWrites(search),
    ...together,
  ])

/**
 * Replaces a saved search (never its parameters) and its alerts, with `together` in the same transaction, provided nobody
 * changed it since it was read as `seen`. @throws AppError CONFLICT
 */
export const replaceSavedSearch = (
  search: SavedSearchRecord,
  seen: SavedSearchRecord,
  together: readonly Write[],
): Promise<void> =>
  transact([
    putWrite({ ...searchKey(search), ...search }, { if: 'version = :seen', values: { seen: seen.version } }),
    ...(search.alertsSince === null ? alertEnds(seen) : alertWrites(search)),
    ...together,
  ])

/** Deletes a saved search as it was read, with its alerts and `together` in the same transaction. @throws AppError CONFLICT */
export const deleteSavedSearch = (seen: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  removeFrom(quotaOf(seen.userId), [
    deleteWrite(searchKey(seen), { if: 'version = :seen', values: { seen: seen.version } }),
    ...alertEnds(seen),
    ...together,
  ])

const progressRecord = z.object({
  /** The watermark up to which the change feed has been notified, by shard. */
  watermarks: z.array(z.string()),
  /** The same of the feed of plates. Absent until the first run that knows it. */
  plateWatermarks: z.optional(z.array(z.string())),
  /** When the first run was: nobody is notified of earlier events. */
  startedAt: instant,
  /** Successive runs in which a notification failed. */
  failedRuns: z.number(),
  version: z.number(),
})
export type AlertsProgress = z.output<typeof progressRecord>

const progressKey = () => keys.jobState('alerts')

/** Reads the progress of alerts, or undefined before the first run. Strongly consistent. */
export const readAlertsProgress = async (): Promise<AlertsProgress | undefined> =>
  getItem(progressKey(), progressRecord)

/**
 * Stores the progress of alerts since `seen`.
 * @returns false when another run has done so since
 */
export const advanceAlerts = (
  next: Readonly<
    Omit<AlertsProgress, 'version' | 'watermarks' | 'plateWatermarks'> & {
      watermarks: Watermarks
      plateWatermarks?: Watermarks
    }
  >,
  seen: AlertsProgress | undefined,
): Promise<boolean> => {
  const item = { ...progressKey(), ...next, version: (seen?.version ?? 0) + 1 }
  return write(
    seen ? putWrite(item, { if: 'version = :seen', values: { seen: seen.version } }) : insertWrite(item),
  )
}
