import * as z from 'zod/mini'
import { moveCountWrites } from './counters.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { type Page, searchByStatus } from './lists.ts'
import { transact, type Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { appealView, ownAppeal, type AppealStatus, type OwnAppeal } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'
import { insertWrite, updateWrite, deleteWrite, checkWrite, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

// An appeal is stored twice: on its item, whose version guards it, and as an item of its own for the queue of the admins. The
// two change in one transaction.

const appealRecord = z.extend(ownAppeal, {
  userId: id('user'),
  /** The refused listing, plate or application, with the title it had then. */
  about: z.pick(appealView.shape.about, { kind: true, id: true, title: true, titleAr: true }),
  reasonCodes: z.array(z.string()),
  rejectionReason: z.nullable(z.string()),
  rejectedBy: z.nullable(id('user')),
  rejectedAt: z.nullable(instant),
  answeredBy: z.nullable(id('user')),
})
export type AppealRecord = z.output<typeof appealRecord>

/** The name of the kept counts of appeals by status. */
export const appealCounts = 'APPEALS'

/** The writes that put a new appeal into the queue, for the transaction that stores it on its item. */
export const openAppealWrites = (appeal: AppealRecord): Write[] => [
  insertWrite({
    ...keys.appeal(appeal.id),
    ...appeal,
    statusPk: partitions.appeals(appeal.status),
    statusSk: timeSort(appeal.at, appeal.id),
    ownerPk: partitions.ownAppeals(appeal.userId),
    ownerSk: timeSort(appeal.at, appeal.id),
  }),
  ...moveCountWrites(appealCounts, null, appeal.status),
]

type Closed = Pick<AppealRecord, 'id' | 'status' | 'answer' | 'answeredAt' | 'answeredBy'>

/** The writes that close an open appeal, for the transaction that closes it on its item. */
export const closeAppealWrites = ({
  id: appealId,
  status,
  answer,
  answeredAt,
  answeredBy,
}: Closed): Write[] => [
  updateWrite(keys.appeal(appealId), {
    set: { status, answer, answeredAt, answeredBy, statusPk: partitions.appeals(status) },
    if: '#status = :open',
    values: { open: 'OPEN' },
    refuse: 'EDIT_CONFLICT',
  }),
  ...moveCountWrites(appealCounts, 'OPEN', status),
]

type Appealed = { appeal: OwnAppeal | null }

/**
 * The writes, for the transaction of any change, that withdraw an appeal that was open before and no longer is the item's:
 * submitted anew, decided anew, or deleted. An answer closes it itself.
 */
export const withdrawalWrites = (before: Appealed | undefined, after: Appealed | undefined): Write[] => {
  const open = before?.appeal
  if (open?.status !== 'OPEN' || after?.appeal?.id === open.id) return []
  return closeAppealWrites({ ...open, status: 'WITHDRAWN', answeredBy: null })
}

/** The appeal of this id, or undefined. Strongly consistent. */
export const getAppealById = async (appealId: string): Promise<AppealRecord | undefined> =>
  getItem(keys.appeal(appealId), appealRecord)

/** One page of those appeals in a status that `keep` says yes to, by when they were made. @throws AppError BAD_REQUEST for a cursor of another list */
export const listAppealsByStatus = async (
  status: AppealStatus,
  page: Page,
  keep: (appeal: AppealRecord) => boolean,
) => {
  const { items, nextCursor } = await searchByStatus(
    partitions.appeals(status),
    page,
    (item) => appealRecord.parse(item),
    keep,
  )
  return { appeals: items, nextCursor }
}

/** Every appeal of a user, newest first. */
export const listOwnAppeals = async (userId: string): Promise<AppealRecord[]> =>
  queryItems({ index: 'byOwner', partition: partitions.ownAppeals(userId), newestFirst: true }, appealRecord)

const keyOf = { listing: keys.listing, plate: keys.plate, application: keys.submission }

/** An open one is withdrawn together with its item, which is deleted first: the item's removal would not find the appeal any more. */
const goneWrite = ({ about }: AppealRecord): Write =>
  checkWrite(keyOf[about.kind](about.id), { if: 'attribute_not_exists(pk)' })

const deleteAppeal = async (appeal: AppealRecord): Promise<void> =>
  transact([
    deleteWrite(keys.appeal(appeal.id), { if: '#status = :seen', values: { seen: appeal.status } }),
    ...moveCountWrites(appealCounts, appeal.status, null),
    ...(appeal.status === 'OPEN' ? [goneWrite(appeal)] : []),
  ])

/**
 * Removes every appeal of a user whose account goes; doing it again is no error.
 * @throws ConditionsFailed while what an open one is about is still there
 */
export const deleteAppealsOf = async (userId: string): Promise<void> => {
  for (const { id: appealId } of await listOwnAppeals(userId)) {
    // The index may still show items that have just been deleted or changed.
    const appeal = await getAppealById(appealId)
    if (appeal) await deleteAppeal(appeal)
  }
}
