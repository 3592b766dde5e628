import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#functions/core/app-error.ts'
import { withdrawalWrites } from '#functions/data/appeals.ts'
import { moveCountWrites } from '#functions/data/counters.ts'
import { figureWrites } from '#functions/data/figures.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { deleteWrite, replaceWrite } from '#functions/data/offer-item.ts'
import type { Page } from '#functions/data/page-by-status.ts'
import {
  claimNumber,
  forgetNumber,
  readPlateGuard,
  releaseNumber,
  wasOvertaken,
} from '#functions/data/plate-guard.ts'
import { plateRecord, toPlateItem, toPlateTombstone, type PlateRecord } from '#functions/data/plate-record.ts'
import { getItems } from '#functions/data/get-items.ts'
import { searchByStatus } from '#functions/data/search-by-status.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

/** The name of the kept counts of plates by status. */
export const plateCounts = 'PLATES'

/** The plate of this id, or undefined. Strongly consistent. */
export const getPlateById = async (plateId: string): Promise<PlateRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.plate(plateId), ConsistentRead: true }),
  )
  return Item && plateRecord.parse(Item)
}

/** The plate of this id, or the latest of this number (`333`, `q-333`), or undefined. */
export const findPlate = async (idOrSlug: string): Promise<PlateRecord | undefined> => {
  if (isIdOf('plate', idOrSlug)) return getPlateById(idOrSlug)
  // An address names no country yet.
  const latest = await readPlateGuard('QA', idOrSlug)
  return latest && getPlateById(latest.id)
}

/** The plates of these ids that exist, by id; an id may be named twice. */
export const getPlatesById = async (ids: readonly string[]): Promise<Map<string, PlateRecord>> => {
  const items = await getItems([...new Set(ids)].map((plateId) => keys.plate(plateId)))
  return new Map(items.map((item) => plateRecord.parse(item)).map((plate) => [plate.id, plate]))
}

const owned = (ownerId: string) => ({
  TableName: tableName(),
  IndexName: 'byOwner',
  KeyConditionExpression: 'ownerPk = :owner',
  ExpressionAttributeValues: { ':owner': partitions.ownedPlates(ownerId) },
})

/** A user's plates in every status, newest first; at most `limits.plate.owned`. */
export const listOwnedPlates = async (ownerId: string): Promise<PlateRecord[]> => {
  const found: PlateRecord[] = []
  const pages = paginateQuery(
    { client: table() },
    { ...owned(ownerId), ScanIndexForward: false, Limit: limits.plate.owned },
  )
  for await (const { Items = [] } of pages) {
    found.push(...Items.map((item) => plateRecord.parse(item)))
    if (found.length >= limits.plate.owned) break
  }
  return found.slice(0, limits.plate.owned)
}

/** How many plates a user has, in every status. */
export const countOwnedPlates = async (ownerId: string): Promise<number> => {
  let count = 0
  const pages = paginateQuery({ client: table() }, { ...owned(ownerId), Select: 'COUNT' })
  for await (const { Count = 0 } of pages) count += Count
  return count
}

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
 * @throws AppError PLATE_TAKEN while another plate holds the number; `refusal` when a condition in `together` fails
 */
export const insertPlate = async (
  plate: PlateRecord,
  together: readonly Write[],
  refusal: ErrorCode,
): Promise<void> => {
  const put: Write = {
    Put: {
      TableName: tableName(),
      Item: toPlateItem(plate),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }
  const counts = moveCountWrites(plateCounts, null, plate.status)
  const figures = figureWrites(new Date(plate.createdAt), { plates: 1 })
  await commit({
    plate,
    own: put,
    claim: claimNumber(plate),
    rest: [...counts, ...figures, ...together],
    refusal,
  })
}

/**
 * Replaces a plate, provided nobody changed it since it was read as `seen`; takes its number or lets go of it.
 * @throws AppError EDIT_CONFLICT when somebody did or a condition in `together` fails; PLATE_TAKEN
 */
export const replacePlate = async (
  plate: PlateRecord,
  seen: PlateRecord,
  together: readonly Write[] = [],
): Promise<void> => {
  const counts = moveCountWrites(plateCounts, seen.status, plate.status)
  const rest = [releaseNumber(plate, seen), ...counts, ...withdrawalWrites(seen, plate), ...together]
  await commit({
    plate,
    own: replaceWrite(toPlateItem(plate), seen.version),
    claim: claimNumber(plate, seen),
    rest,
    refusal: 'EDIT_CONFLICT',
  })
}

/**
 * Deletes a plate as it was read, leaving a tombstone for the feed.
 * @throws AppError EDIT_CONFLICT when it changed since, or its number just went to another
 */
export const deletePlateRecord = async (
  seen: PlateRecord,
  at: Date,
  together: readonly Write[] = [],
): Promise<void> => {
  const remove = deleteWrite(keys.plate(seen.id), seen.version)
  const tombstone: Write | undefined = seen.publishedAt
    ? { Put: { TableName: tableName(), Item: toPlateTombstone(seen, at) } }
    : undefined
  const counts = moveCountWrites(plateCounts, seen.status, null)
  const withdrawals = withdrawalWrites(seen, undefined)
  const rest = [await forgetNumber(seen), tombstone, ...counts, ...withdrawals, ...together]
  await commit({ plate: seen, own: remove, claim: undefined, rest, refusal: 'EDIT_CONFLICT' })
}

type Commit = {
  plate: PlateRecord
  own: Write
  claim: Write | undefined
  rest: readonly (Write | undefined)[]
  refusal: ErrorCode
}

const commit = async ({ plate, own, claim, rest, refusal }: Commit): Promise<void> => {
  const writes = [own, claim, ...rest].filter((write) => write !== undefined)
  try {
    await transact(writes)
  } catch (error) {
    if (claim && (await wasOvertaken(plate, error))) throw new AppError('PLATE_TAKEN', { cause: error })
    if (!(error instanceof ConditionsFailed)) throw error
    const [ownFailed, claimFailed] = error.failed
    if (ownFailed) throw new AppError('EDIT_CONFLICT', { cause: error })
    throw new AppError(claim && claimFailed ? 'PLATE_TAKEN' : refusal, { cause: error })
  }
}
