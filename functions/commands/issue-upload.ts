import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { signUpload, type UploadPurpose } from '#functions/adapters/upload-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { countLooseUploads, insertUpload } from '#functions/data/uploads.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { countLooseUploads, insertUpload, signUpload, newId, now }

// What was abandoned is swept after a day, but must not keep a seller from going on for so long.
const looseSeconds = 3600

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
  const at = deps.now()
  const since = new Date(at.getTime() - looseSeconds * 1000)
  const loose = await deps.countLooseUploads(ownerId, since, limits.looseUploads)
  if (loose >= limits.looseUploads)
    throw new AppError('TOO_MANY_UPLOADS', { retryAfterSeconds: looseSeconds })
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
    createdAt: at.toISOString(),
  })
  return { id, ...(await deps.signUpload({ purpose, uploadId: id, ...file })) }
}
