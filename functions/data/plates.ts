import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from './keys.ts'
import { plateRecord, type PlateRecord, toPlateItem, toPlateTombstone } from './plate-record.ts'
import { deleteWrite, getItem, getItems, insertWrite, putWrite, updateWrite } from './table.ts'
import { transact, type Write } from './transact.ts'
import type { PlateCountry } from '#shared/reference/plate-vocabulary.ts'
import { holdsNumber, plateSlug } from '#shared/rules/plate.ts'
import { id, isIdOf } from '#shared/schemas/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { withdrawalWrites } from './appeals.ts'
import { figureWrites, moveCountWrites } from './counters.ts'
import { deleteCountsWrite, newCountsWrite } from './counts.ts'
import { deleteSeenWrite, replaceWrite } from './offer-item.ts'
import { type Page, searchByStatus } from './lists.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import { countItems, type Query, queryItems } from './queries.ts'

// A number is on offer once: an item of its own names the latest plate that has it, and says whether that one holds it.

const numberGuard = z.object({ id: id('plate'), isTaken: z.boolean() })

const numberKey = (plate: PlateRecord) => keys.plateGuard(plate.country, plateSlug(plate))

/** The latest plate of a number, given as `plateSlug` writes it, and whether the number is taken. Strongly consistent. */
export const readPlateGuard = async (country: PlateCountry, slug: string) =>
  getItem(keys.plateGuard(country, slug), numberGuard)

/** A write that takes the number a plate holds and `seen` did not; its condition fails while another plate holds it. */
export const claimNumber = (plate: PlateRecord, seen?: PlateRecord): Write | undefined =>
  holdsNumber(plate) && !(seen && holdsNumber(seen))
    ? putWrite(
        { ...numberKey(plate), id: plate.id, isTaken: true },
        {
          if: 'attribute_not_exists(pk) OR isTaken = :no OR id = :me',
          values: { no: false, me: plate.id },
          refuse: 'PLATE_TAKEN',
        },
      )
    : undefined

const isMine = ({ id }: PlateRecord) =>
  ({ if: 'id = :me', values: { me: id }, refuse: 'EDIT_CONFLICT' }) as const

/** A write that releases the number of `seen` when the plate no longer holds it; the number still leads to the plate. */
const releaseNumber = (plate: PlateRecord, seen: PlateRecord): Write | undefined =>
  holdsNumber(seen) && !holdsNumber(plate)
    ? updateWrite(numberKey(plate), { set: { isTaken: false }, ...isMine(plate) })
    : undefined

/** A write for a plate that goes, if its number leads to it; its condition fails when it does so no longer. One read. */
export const deleteNumber = async (plate: PlateRecord): Promise<Write | undefined> => {
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  if (latest?.id !== plate.id) return undefined
  return deleteWrite(numberKey(plate), isMine(plate))
}

/** Whether a transaction kept being cancelled because so many want one number, and another plate has got it meanwhile. */
const wasOvertaken = async (plate: PlateRecord, error: unknown): Promise<boolean> => {
  if (!(error instanceof TransactionCanceledException)) return false
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  return latest !== undefined && latest.isTaken && latest.id !== plate.id
}

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
 * @throws AppError PLATE_TAKEN while another plate holds the number, or the refusal of a write in `together`
 */
export const insertPlate = (plate: PlateRecord, together: readonly Write[]): Promise<void> =>
  commit(plate, claimNumber(plate), [
    insertWrite(toPlateItem(plate), 'EDIT_CONFLICT'),
    newCountsWrite(plate),
    claimNumber(plate),
    ...moveCountWrites(plateCounts, null, plate.status),
    ...figureWrites(new Date(plate.createdAt), { plates: 1 }),
    ...together,
  ])

/**
 * Replaces a plate, provided nobody changed it since it was read as `seen`; takes or releases its number.
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
    deleteCountsWrite(seen),
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
