import { newId } from '#functions/adapters/ids.ts'
import { eraseUpload } from '#functions/commands/erase-upload.ts'
import { forgetRetention, type Retention } from '#functions/data/retention.ts'
import { paperIds, papersDueAt } from '#functions/data/submission-record.ts'
import { expireSubmissionDocuments, getSubmissionById } from '#functions/data/submissions.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { expiryRecord, isStillDue, readPapers } from '#functions/jobs/retention/due-papers.ts'

const live = { getSubmissionById, expireSubmissionDocuments, forgetRetention, getUploads, eraseUpload, newId }

/**
 * Removes the papers of a dealership's application whose purpose has ended, files and all, and keeps a record of that.
 * @returns whether there was something to remove
 * @throws AppError EDIT_CONFLICT when the application changes at this moment
 */
export const expireSubmissionPapers = async (due: Retention, at: Date, deps = live): Promise<boolean> => {
  const seen = await deps.getSubmissionById(due.id)
  const end = seen ? papersDueAt(seen) : null
  if (!(await isStillDue(due, end, at, deps)) || !seen) return false
  const documents = paperIds(seen)
  const papers = await readPapers(documents, seen.id, deps)
  const record = expiryRecord(deps.newId('audit'), { ...seen, documents }, at)
  await deps.expireSubmissionDocuments(seen, [record])
  for (const paper of papers) await deps.eraseUpload(paper)
  return true
}
