import * as z from 'zod/mini'
import { withdrawalWrites } from '#functions/data/appeals.ts'
import { getItems, insertWrite, checkWrite, getItem, deleteWrite } from '#functions/data/table.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { deleteSeenWrite, replaceWrite } from '#functions/data/offer-item.ts'
import { type Page, searchChain } from './lists.ts'
import { retentionWrite } from '#functions/data/retention.ts'
import {
  documentIdsOf,
  submissionDocumentsDueAt,
  submissionRecord,
  toSubmissionItem,
  type SubmissionRecord,
} from './submission-record.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { transact, type Write } from './transact.ts'
import { getUploads } from './uploads.ts'
import { id } from '#shared/schemas/ids.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

const pointer = z.object({ submissionId: id('submission') })

/** The application of this id, or undefined. Strongly consistent. */
export const getSubmissionById = async (submissionId: string): Promise<SubmissionRecord | undefined> =>
  getItem(keys.submission(submissionId), submissionRecord)

/** The application of this dealership in any status, or undefined. Strongly consistent. */
export const getOwnSubmission = async (userId: string): Promise<SubmissionRecord | undefined> => {
  const own = await getItem(keys.ownSubmission(userId), pointer)
  return own && getSubmissionById(own.submissionId)
}

/** The applications of these dealerships, drafts too, by the user's id. */
export const getOwnSubmissions = async (
  userIds: readonly string[],
): Promise<Map<string, SubmissionRecord>> => {
  const pointers = await getItems(
    userIds.map((userId) => keys.ownSubmission(userId)),
    pointer,
  )
  const records = await getItems(
    pointers.map(({ submissionId }) => keys.submission(submissionId)),
    submissionRecord,
  )
  return new Map(records.map((record) => [record.userId, record]))
}

const waiting: ReadonlySet<SubmissionStatus> = new Set(['SUBMITTED', 'UNDER_REVIEW'])

/**
 * A page of the applications in some states, one state after the other, which `keep` says yes to: those that wait by how long
 * they do, those that are decided the latest first. It may be short, see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchSubmissions = async (
  statuses: readonly SubmissionStatus[],
  page: Pick<Page, 'limit' | 'cursor'>,
  keep: (record: SubmissionRecord) => boolean,
) => {
  const links = statuses.map((status) => ({
    partition: partitions.submissions(status),
    oldestFirst: waiting.has(status),
  }))
  const { items, nextCursor } = await searchChain(links, page, (item) => submissionRecord.parse(item), keep)
  return { submissions: items, nextCursor }
}

/** The writes of the items that depend on an application, by its old and new state; undefined means that it does not exist. */
const besideWrites = (
  before: SubmissionRecord | undefined,
  after: SubmissionRecord | undefined,
): (Write | undefined)[] => {
  const [was, is] = [before, after].map((record) => record && submissionDocumentsDueAt(record))
  return [
    retentionWrite('SUBMISSION', (after ?? before)?.id ?? '', was ?? null, is ?? null),
    ...withdrawalWrites(before, after),
  ]
}

const commit = (writes: readonly (Write | undefined)[]): Promise<void> =>
  transact(writes.filter((write) => write !== undefined))

/**
 * Stores a dealership's first application with what belongs to the same act.
 * @throws AppError EDIT_CONFLICT when it has one by now, or the refusal of another write of the act
 */
export const insertSubmission = (record: SubmissionRecord, together: readonly Write[] = []): Promise<void> =>
  commit([
    insertWrite({ ...keys.ownSubmission(record.userId), submissionId: record.id }, 'EDIT_CONFLICT'),
    insertWrite(toSubmissionItem(record), 'EDIT_CONFLICT'),
    ...besideWrites(undefined, record),
    ...together,
  ])

/**
 * Replaces an application with what belongs to the same act. An open appeal that is not the record's any more is withdrawn.
 * @throws AppError EDIT_CONFLICT when somebody changed it since it was read as `seen`, or the refusal of another write of the act
 */
export const replaceSubmission = (
  record: SubmissionRecord,
  seen: SubmissionRecord,
  together: readonly Write[] = [],
): Promise<void> =>
  commit([replaceWrite(toSubmissionItem(record), seen.version), ...besideWrites(seen, record), ...together])

/** A write, for a transaction, that changes nothing and fails when this dealership has sent an application since `seen` was read. */
export const unsentWrite = (userId: string, seen: SubmissionRecord | undefined): Write =>
  seen
    ? checkWrite(keys.submission(seen.id), {
        if: '#status = :draft',
        values: { draft: 'DRAFT' },
        refuse: 'EDIT_CONFLICT',
      })
    : checkWrite(keys.ownSubmission(userId), {
        if: 'attribute_not_exists(pk)',
        refuse: 'EDIT_CONFLICT',
      })

/** The writes that delete all documents, files and all; documents that are no longer the application's are left alone. */
const discardDocuments = async (record: SubmissionRecord): Promise<Write[]> => {
  const uploads = await getUploads(documentIdsOf(record))
  return uploads
    .filter(({ attachedTo }) => attachedTo === record.id)
    .map((upload) => discardWrite(upload.id, record.id))
}

/**
 * Removes the documents from an application at the end of their retention, with `together` in the same transaction; the answers
 * stay.
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const expireSubmissionDocuments = async (
  seen: SubmissionRecord,
  together: readonly Write[] = [],
): Promise<void> => {
  const without = <T extends { documents: unknown[] }>(part: T | null): T | null =>
    part && { ...part, documents: [] }
  const record: SubmissionRecord = {
    ...seen,
    documents: [],
    draft: without(seen.draft),
    refused: without(seen.refused),
    version: seen.version + 1,
  }
  await replaceSubmission(record, seen, [...(await discardDocuments(seen)), ...together])
}

/** The writes, for a transaction, that remove an application and everything of it, its documents with the next sweep. */
export const deleteSubmissionWrites = async (seen: SubmissionRecord): Promise<Write[]> =>
  [
    deleteSeenWrite(keys.submission(seen.id), seen.version),
    deleteWrite(keys.ownSubmission(seen.userId)),
    ...besideWrites(seen, undefined),
    ...(await discardDocuments(seen)),
  ].filter((write) => write !== undefined)

/**
 * Removes a dealership's application and everything of it, its documents with the next sweep. Nothing when there is none.
 * @throws AppError EDIT_CONFLICT when it changed at this moment
 */
export const deleteSubmission = async (userId: string): Promise<void> => {
  const seen = await getOwnSubmission(userId)
  if (seen) await commit(await deleteSubmissionWrites(seen))
}
