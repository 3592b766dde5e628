import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { removeObjects, signUpload } from '#functions/adapters/upload-storage.ts'
import { insertUpload, type UploadPurpose, type UploadRecord } from '#functions/data/uploads.ts'
import { markForDeletion, deleteUpload } from '#functions/data/stale-uploads.ts'

const live = { insertUpload, signUpload, newId, now }

/**
 * Notes a new upload and signs the address for it.
 * @throws AppError TOO_MANY_UPLOADS when the user has set many loose or never used them within the hour
 */
export const issueUpload = async (
  purpose: UploadPurpose,
  ownerId: string,
  file: { contentType: string; contentLength: number },
  deps = live,
) => {
  const id = deps.newId(purpose === 'photo' ? 'upload' : purpose)
  await deps.insertUpload({
    ...file,
    id,
    ownerId,
    purpose,
    state: 'ISSUED',
    refusal: null,
    picture: null,
    attachedTo: null,
    createdAt: deps.now().toISOString(),
  })
  return { id, ...(await deps.signUpload({ purpose, uploadId: id, ...file })) }
}

const liveErase = { markForDeletion, removeObjects, deleteUpload }

/**
 * Removes an unused upload, its files and then its record, so that a file whose removal failed is found again. The mark comes
 * first: its condition resolves the race with a listing that claims the upload at this moment.
 * @returns false when it has been claimed
 */
export const eraseUpload = async (upload: UploadRecord, deps = liveErase): Promise<boolean> => {
  if (!(await deps.markForDeletion(upload.id))) return false
  await deps.removeObjects(upload.purpose, upload.id)
  return deps.deleteUpload(upload)
}
