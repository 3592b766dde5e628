import { keys, partitions } from './keys.ts'
import { plateRecord, type PlateRecord, toPlateItem, toPlateTombstone } from './plate-record.ts'
import { transact, type Write } from './transact.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { getItem, getItems, insertWrite, putWrite } from './table.ts'
import { AppError } from '#functions/core/app-error.ts'
import { withdrawalWrites } from './appeals.ts'
import { figureWrites, moveCountWrites } from './counters.ts'
import { deleteSeenWrite, replaceWrite } from './offer-item.ts'
import { type Page, searchByStatus } from './lists.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import { countItems, type Query, queryItems } from './queries.ts'
import {
  claimNumber,
  releaseNumber,
  deleteNumber,
  wasOvertaken,
  readPlateGuard,
} from '#functions/data/plate-numbers.ts'

/** The name of the kept counts of plates by status. */
export const plateCounts = 'PLATES'

/** The plate of this id, or undefined. Strongly consistent. */
export const getPlateById = async (plateId: string): Promise<PlateRecord | undefined> =>
  getItem(keys.plate(plateId), plateRecord)

/** The plate of this id, or the latest of this number (`333`, `q-333`), or undefined. */
export const findPlate = async (idOrSlug: string): Promise<PlateRecord | undefined> => {
  if (isIdOf('plate', idOrSlug)) return getPlateById(idOrSlug)
  // An address names no country yet.
  const latest = await readPlateGuard('QA', idOrSlug)
  return latest && getPlateById(latest.id)
}

/** The plates of these ids that exist, by id; an id may be named twice. */
export const getPlatesById = async (ids: readonly string[]): Promise<Map<string, PlateRecord>> => {
  const wanted = [...new Set(ids)].map((plateId) => keys.plate(plateId))
  return new Map((await getItems(wanted, plateRecord)).map((plate) => [plate.id, plate]))
}

const owned = (ownerId: string): Query => ({
  index: 'byOwner',
  partition: partitions.ownedPlates(ownerId),
})

/** A user's plates in every status, newest first; at most `limits.plate.owned`. */
export const listOwnedPlates = (ownerId: string): Promise<PlateRecord[]> => {
  const limit = limits.plate.owned
  return queryItems({ ...owned(ownerId), newestFirst: true, limit }, plateRecord, limit)
}

/** How many plates a user has, in every status. */
export const countOwnedPlates = (ownerId: string): Promise<number> => countItems(owned(ownerId))

/**
 * One page of those plates in a status that `keep` says yes to, by creation time; see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const listPlatesByStatus = async (
  status: PlateStatus,
  page: Page,
  keep: (plate: PlateRecord) => boolean = () => true,
) => {
  const partition = partitions.plateStatus(status)
  const { items, nextCursor } = await searchByStatus(partition, page, (item) => plateRecord.parse(item), keep)
  return { plates: items, nextCursor }
}

/**
 * Stores a new plate with what belongs to the same act.
 * @throws AppError PLATE_TAKEN while another plate holds the number, or the refusal of a write in `together`
 */
export const insertPlate = (plate: PlateRecord, together: readonly Write[]): Promise<void> =>
  commit(plate, claimNumber(plate), [
    insertWrite(toPlateItem(plate), 'EDIT_CONFLICT'),
    claimNumber(plate),
    ...moveCountWrites(plateCounts, null, plate.status),
    ...figureWrites(new Date(plate.createdAt), { plates: 1 }),
    ...together,
  ])

/**
 * Replaces a plate, provided nobody changed it since it was read as `seen`; takes its number or lets go of it.
 * @throws AppError EDIT_CONFLICT when somebody did; PLATE_TAKEN; or the refusal of a write in `together`
 */
export const replacePlate = (
  plate: PlateRecord,
  seen: PlateRecord,
  together: readonly Write[] = [],
): Promise<void> =>
  commit(plate, claimNumber(plate, seen), [
    replaceWrite(toPlateItem(plate), seen.version),
    claimNumber(plate, seen),
    releaseNumber(plate, seen),
    ...moveCountWrites(plateCounts, seen.status, plate.status),
    ...withdrawalWrites(seen, plate),
    ...together,
  ])

/**
 * Deletes a plate as it was read, leaving a tombstone for the feed.
 * @throws AppError EDIT_CONFLICT when it changed since, or its number just went to another
 */
export const deletePlateRecord = async (
  seen: PlateRecord,
  at: Date,
  together: readonly Write[] = [],
): Promise<void> =>
  commit(seen, undefined, [
    deleteSeenWrite(keys.plate(seen.id), seen.version),
    await deleteNumber(seen),
    seen.publishedAt ? putWrite(toPlateTombstone(seen, at)) : undefined,
    ...moveCountWrites(plateCounts, seen.status, null),
    ...withdrawalWrites(seen, undefined),
    ...together,
  ])

const commit = async (
  plate: PlateRecord,
  claim: Write | undefined,
  writes: readonly (Write | undefined)[],
): Promise<void> => {
  try {
    await transact(writes.filter((write) => write !== undefined))
  } catch (error) {
    if (claim && (await wasOvertaken(plate, error))) throw new AppError('PLATE_TAKEN', { cause: error })
    throw error
  }
}
