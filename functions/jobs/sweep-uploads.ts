import { now } from '#functions/adapters/clock.ts'
import { removeObjects } from '#functions/adapters/upload-storage.ts'
import { logger } from '#functions/core/logger.ts'
import { condemnUpload, forgetUpload, listStaleUploads } from '#functions/data/uploads.ts'

const live = { listStaleUploads, condemnUpload, forgetUpload, removeObjects, now }

const looseForMs = 24 * 3600 * 1000

/**
 * Removes files that nothing has used for a day: abandoned wizards, deleted listings. The mark comes first: its condition
 * settles the race with a listing that claims the upload at this moment. The item goes last, so that a file whose removal
 * failed is found again an hour later.
 */
export const sweepUploads = async (deps = live): Promise<number> => {
  const stale = await deps.listStaleUploads(new Date(deps.now().getTime() - looseForMs))
  let swept = 0
  for (const upload of stale) {
    try {
      if (!(await deps.condemnUpload(upload.id))) continue
      await deps.removeObjects(upload.purpose, upload.id)
      await deps.forgetUpload(upload)
      swept++
    } catch (error) {
      logger.error('an unused upload could not be removed', error, { uploadId: upload.id })
    }
  }
  return swept
}

/** Hourly schedule → Lambda. */
export const handler = async (): Promise<void> => {
  await sweepUploads()
}
