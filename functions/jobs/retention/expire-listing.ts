import { newId } from '#functions/adapters/ids.ts'
import { eraseUpload } from '#functions/commands/erase-upload.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { forgetRetention, type Retention } from '#functions/data/retention.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { getUploads, type UploadRecord } from '#functions/data/uploads.ts'
import { expiryRecord, isStillDue, readPapers } from '#functions/jobs/retention/due-papers.ts'
import { papersExpireAt } from '#shared/rules/retention.ts'

const live = { getListingById, replaceListing, forgetRetention, getUploads, eraseUpload, newId }

/** The listing without its papers. That they were checked is kept where that is what they were for: it is public. */
const withoutPapers = (seen: ListingRecord, papers: readonly UploadRecord[]): ListingRecord => {
  const approval = seen.decision?.status === 'APPROVED' ? seen.decision : null
  const checked = {
    by: approval?.by ?? null,
    at: approval?.at ?? seen.publishedAt ?? seen.updatedAt,
    hashes: papers.flatMap(({ sha256 }) => sha256 ?? []),
  }
  return {
    ...seen,
    documents: { registrationCard: null, idCard: null },
    documentsChecked: seen.status === 'APPROVED' ? checked : seen.documentsChecked,
    // Nobody has edited it, so `updatedAt` stays; who still has it open is told by the version.
    version: seen.version + 1,
  }
}

/**
 * Removes the papers of a listing whose purpose has ended, files and all, and keeps a record of that. What has changed since it
 * was found to be due is left alone. What cannot be erased now is erased by the sweep: nobody can read it any more.
 * @returns whether there was something to remove
 * @throws AppError EDIT_CONFLICT when the listing changes at this moment; it is due in the next run, or no more
 */
export const expireListingPapers = async (due: Retention, at: Date, deps = live): Promise<boolean> => {
  const seen = await deps.getListingById(due.id)
  const end = seen ? papersExpireAt(seen) : null
  if (!(await isStillDue(due, end, at, deps)) || !seen) return false
  const { registrationCard, idCard } = seen.documents
  const documents = [registrationCard, idCard].filter((id) => id !== null)
  const papers = await readPapers(documents, seen.id, deps)
  const record = expiryRecord(deps.newId('audit'), { ...seen, documents }, at)
  const discards = papers.map(({ id }) => discardWrite(id, seen.id))
  await deps.replaceListing(withoutPapers(seen, papers), seen, [...discards, record])
  for (const paper of papers) await deps.eraseUpload({ ...paper, attachedTo: null })
  return true
}
