import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { keys, partitions } from './keys.ts'
import {
  keptDescription,
  plateRecord,
  type PlateRecord,
  toPlateItem,
  toPlateTombstone,
} from './plate-record.ts'
import { timedEndWrite } from './timed-ends.ts'
import {
  claimNumber,
  deleteNumber,
  freeFromWaiting,
  readPlateGuard,
  readWaitingPlate,
  releaseNumber,
  waitingWrite,
} from './plate-numbers.ts'
import { getItem, getItems, insertWrite, putWrite } from './table.ts'
import { transact, type Write } from './transact.ts'
import { plateCountry } from '#shared/reference/plate-vocabulary.ts'
import { plateSlug, waitsForNumber } from '#shared/rules/plate.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { withdrawalWrites } from './appeals.ts'
import { figureWrites, moveCountWrites } from './counters.ts'
import { deleteCountsWrite, newCountsWrite } from './counts.ts'
import { deleteSeenWrite, replaceWrite } from './offer-item.ts'
import { type Page, searchByStatus, pageOfIndex } from './lists.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import { countItems, type Query, queryItems, queryPages } from './queries.ts'

/** The plate that holds the number of this one, if another does. */
const readHolder = async (plate: PlateRecord): Promise<PlateRecord | undefined> => {
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  return latest?.isTaken && latest.id !== plate.id ? getPlateById(latest.id) : undefined
}

/** @throws AppError PLATE_TAKEN for a plate that begins to wait for a number that another holds; its approval has the last word */
const refuseTaken = async (plate: PlateRecord, seen?: PlateRecord): Promise<void> => {
  if (!waitsForNumber(plate) || (seen && waitsForNumber(seen))) return
  const holder = await readHolder(plate)
  if (holder && !waitsForNumber(holder)) throw new AppError('PLATE_TAKEN')
}

/** The name of the kept counts of plates by status. */
export const plateCounts = 'PLATES'

/** The plate of this id, or undefined. Strongly consistent. */
export const getPlateById = async (plateId: string): Promise<PlateRecord | undefined> =>
  getItem(keys.plate(plateId), plateRecord)

/** The plate of this id, or the latest that held this number (`333`, `q-333`); before there was one, that of `ownerId` which waits for it. */
export const findPlate = async (idOrSlug: string, ownerId?: string): Promise<PlateRecord | undefined> => {
  if (isIdOf('plate', idOrSlug)) return getPlateById(idOrSlug)
  // An address names no country yet.
  const latest = await readPlateGuard(plateCountry, idOrSlug)
  const plateId = latest?.id ?? (ownerId && (await readWaitingPlate(plateCountry, idOrSlug, ownerId)))
  return plateId ? getPlateById(plateId) : undefined
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

/** Every plate of a user, a hundred at a time, however many there are. */
export async function* ownedPlatePages(ownerId: string): AsyncGenerator<PlateRecord[]> {
  for await (const items of queryPages({ ...owned(ownerId), limit: 100 }))
    yield items.map((item) => plateRecord.parse(item))
}

/** Counts a user's plates, in every status. */
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
 * Stores a new plate with `together` in the same transaction.
 * @throws AppError PLATE_TAKEN while another plate holds the number or its owner's waits for it; the refusal of a write in `together`
 */
export const insertPlate = async (plate: PlateRecord, together: readonly Write[]): Promise<void> => {
  await refuseTaken(plate)
  await commit(plate, claimNumber(plate), [
    insertWrite(toPlateItem(plate), 'EDIT_CONFLICT'),
    newCountsWrite(plate),
    claimNumber(plate),
    waitingWrite(plate, undefined),
    ...moveCountWrites(plateCounts, null, plate.status),
    ...figureWrites(new Date(plate.createdAt), { plates: 1 }),
    ...together,
  ])
}

/**
 * Replaces a plate, provided nobody changed it since it was read as `seen`; takes or releases its number.
 * @throws AppError EDIT_CONFLICT when somebody did; PLATE_TAKEN; or the refusal of a write in `together`
 */
export const replacePlate = async (
  plate: PlateRecord,
  seen: PlateRecord,
  together: readonly Write[] = [],
): Promise<void> => {
  await refuseTaken(plate, seen)
  await commit(plate, claimNumber(plate, seen), [
    replaceWrite(
      toPlateItem({ ...plate, publicDescription: keptDescription(seen, plate.status) }),
      seen.version,
    ),
    claimNumber(plate, seen),
    releaseNumber(plate, seen),
    waitingWrite(plate, seen),
    ...moveCountWrites(plateCounts, seen.status, plate.status),
    ...withdrawalWrites(seen, plate),
    timedEndWrite('PLATE', plate.id, seen.featuredUntil, plate.featuredUntil),
    ...together,
  ])
}

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
    waitingWrite(undefined, seen),
    seen.publishedAt ? putWrite(toPlateTombstone(seen, at)) : undefined,
    ...moveCountWrites(plateCounts, seen.status, null),
    ...withdrawalWrites(seen, undefined),
    timedEndWrite('PLATE', seen.id, seen.featuredUntil, null),
    deleteCountsWrite(seen),
    ...together,
  ])

/** One page of a user's plates, whatever their status, newest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const pageOfOwnedPlates = async (ownerId: string, page: Page) => {
  const { items, nextCursor } = await pageOfIndex('byOwner', partitions.ownedPlates(ownerId), page)
  return { plates: items.map((item) => plateRecord.parse(item)), nextCursor }
}

const isTaken = (error: unknown): boolean => hasCode(error, 'PLATE_TAKEN')

const commit = async (
  plate: PlateRecord,
  claim: Write | undefined,
  writes: readonly (Write | undefined)[],
): Promise<void> => {
  const act = () => transact(writes.filter((write) => write !== undefined))
  try {
    await act()
  } catch (error) {
    // Also after a transaction that kept being cancelled because so many want one number.
    const isOfNumber = error instanceof TransactionCanceledException || isTaken(error)
    const holder = claim && isOfNumber ? await readHolder(plate) : undefined
    if (!holder) {
      // Let go of since the try: the number is free.
      if (claim && isTaken(error)) return act()
      throw error
    }
    if (!waitsForNumber(holder)) throw new AppError('PLATE_TAKEN', { cause: error })
    await freeFromWaiting(plate, holder.id)
    await act()
  }
}
