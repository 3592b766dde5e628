import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { signUpload, type UploadPurpose } from '#functions/adapters/upload-storage.ts'
import { insertUpload } from '#functions/data/uploads.ts'

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
  const id = deps.newId(purpose === 'photo' ? 'upload' : 'document')
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
