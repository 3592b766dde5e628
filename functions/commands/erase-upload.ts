import { removeObjects } from '#functions/adapters/upload-storage.ts'
import { condemnUpload, forgetUpload } from '#functions/data/stale-uploads.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'

const live = { condemnUpload, removeObjects, forgetUpload }

/**
 * Removes a loose upload, its files and then its record, so that a file whose removal failed is found again. The mark comes
 * first: its condition settles the race with a listing that claims the upload at this moment.
 * @returns false when something has claimed it
 */
export const eraseUpload = async (upload: UploadRecord, deps = live): Promise<boolean> => {
  if (!(await deps.condemnUpload(upload.id))) return false
  await deps.removeObjects(upload.purpose, upload.id)
  return deps.forgetUpload(upload)
}
