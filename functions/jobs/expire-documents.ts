import { auditWrite, type Write } from '#functions/data/transact.ts'
import { dueRetentionPages, deleteRetention, type Retention } from '#functions/data/retention.ts'
import { getUploads, type UploadRecord } from '#functions/data/uploads.ts'
import { newId } from '#functions/adapters/ids.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { documentsIn } from '#shared/rules/listing.ts'
import { documentsExpireAt } from '#shared/rules/retention.ts'
import { documentIdsOf, submissionDocumentsDueAt } from '#functions/data/submission-record.ts'
import { expireSubmissionDocuments, getSubmissionById } from '#functions/data/submissions.ts'
import { eachAtOnce, isConflict, now } from '#functions/core/time.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { startAttempts, twoMinuteJobMs } from './attempts.ts'

const liveDue = { deleteRetention, getUploads }

/**
 * Whether an item that was found to be due still is: `end` is when its documents expire, null when they do not. One that should
 * wait no more is removed from the list.
 */
const isStillDue = async (
  due: Retention,
  end: Date | null,
  at: Date,
  deps: Pick<typeof liveDue, 'deleteRetention'> = liveDue,
): Promise<boolean> => {
  // Later than the list says: the index was late.
  if (end) return end <= at
  await deps.deleteRetention(due)
  return false
}

/** Returns those of these documents that exist and still belong to it. */
const readDueDocuments = async (
  ids: readonly string[],
  usedBy: string,
  deps: Pick<typeof liveDue, 'getUploads'> = liveDue,
): Promise<UploadRecord[]> => (await deps.getUploads(ids)).filter(({ attachedTo }) => attachedTo === usedBy)

type Expired = { id: string; status: string; documents: readonly string[] }

/** The audit record of documents that are removed, for the transaction that does it. */
const expiryRecord = (auditId: string, { id, status, documents }: Expired, at: Date): Write =>
  auditWrite({
    id: auditId,
    at: at.toISOString(),
    actorId: 'system',
    action: 'document.expire',
    subject: id,
    detail: { documents: documents.join(' '), status },
  })

const liveListing = { getListingById, replaceListing, deleteRetention, getUploads, eraseUpload, newId }

/** The listing without its documents. The fact that they were checked is kept where it was their purpose: it is public. */
const withoutDocuments = (seen: ListingRecord, files: readonly UploadRecord[]): ListingRecord => {
  const approval = seen.decision?.status === 'APPROVED' ? seen.decision : null
  const checked = {
    by: approval?.by ?? null,
    at: approval?.at ?? seen.publishedAt ?? seen.updatedAt,
    hashes: files.flatMap(({ sha256 }) => sha256 ?? []),
  }
  return {
    ...seen,
    documents: { registrationCard: null, idCard: null },
    documentsChecked: seen.status === 'APPROVED' ? checked : seen.documentsChecked,
    // Nobody has edited it, so `updatedAt` stays; the version reveals the change to a person who still has it open.
    version: seen.version + 1,
  }
}

/**
 * Deletes the expired documents of a listing, files and all, and keeps a record of that. A listing that has changed since it
 * was found to be due is left alone. Files that cannot be erased now are erased by the sweep: nobody can read them any more.
 * @returns whether there was something to remove
 * @throws AppError EDIT_CONFLICT when the listing changes at this moment; it is due in the next run, or no more
 */
export const expireListing = async (due: Retention, at: Date, deps = liveListing): Promise<boolean> => {
  const seen = await deps.getListingById(due.id)
  const end = seen ? documentsExpireAt(seen) : null
  if (!(await isStillDue(due, end, at, deps)) || !seen) return false
  const documents = documentsIn(seen.documents)
  const files = await readDueDocuments(documents, seen.id, deps)
  const record = expiryRecord(deps.newId('audit'), { ...seen, documents }, at)
  const discards = files.map(({ id }) => discardWrite(id, seen.id))
  await deps.replaceListing(withoutDocuments(seen, files), seen, [...discards, record])
  for (const file of files) await deps.eraseUpload({ ...file, attachedTo: null })
  return true
}

const liveSubmission = {
  getSubmissionById,
  expireSubmissionDocuments,
  deleteRetention,
  getUploads,
  eraseUpload,
  newId,
}

/**
 * Removes the documents of a dealership's application whose purpose has ended, files and all, and keeps a record of that.
 * @returns whether there was something to remove
 * @throws AppError EDIT_CONFLICT when the application changes at this moment
 */
export const expireSubmission = async (due: Retention, at: Date, deps = liveSubmission): Promise<boolean> => {
  const seen = await deps.getSubmissionById(due.id)
  const end = seen ? submissionDocumentsDueAt(seen) : null
  if (!(await isStillDue(due, end, at, deps)) || !seen) return false
  const documents = documentIdsOf(seen)
  const files = await readDueDocuments(documents, seen.id, deps)
  const record = expiryRecord(deps.newId('audit'), { ...seen, documents }, at)
  await deps.expireSubmissionDocuments(seen, [record])
  for (const file of files) await deps.eraseUpload(file)
  return true
}

const live = { dueRetentionPages, expireListing, expireSubmission, now }

// Each adds a record to one audit log, so more at once would only wait for one another.
const atOnce = 2

/**
 * Removes private documents whose purpose has ended. Doing it again changes nothing, and what cannot be done stops nothing else.
 * @returns of how many listings and applications
 * @throws the last failure, when nothing succeeded
 */
export const expireDocuments = async (deps = live): Promise<number> => {
  const at = deps.now()
  const isOver = () => deps.now().getTime() - at.getTime() >= twoMinuteJobMs
  const { attempt, counts, end } = startAttempts('documents could not be removed')
  let expired = 0
  const expire = async (due: Retention): Promise<void> => {
    const of = due.kind === 'LISTING' ? deps.expireListing : deps.expireSubmission
    try {
      if (await of(due, at)) expired++
    } catch (error) {
      // A concurrent change decides whether it is still due.
      if (!isConflict(error)) throw error
    }
  }
  for await (const page of deps.dueRetentionPages(at)) {
    await eachAtOnce(page, atOnce, async (due) => {
      if (!isOver()) await attempt({ id: due.id }, () => expire(due))
    })
    if (isOver()) break
  }
  if (expired + counts.failed > 0) logger.info('documents removed', { expired, failed: counts.failed })
  end()
  return expired
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('expireDocuments', () => expireDocuments())
