import { now } from '#functions/adapters/clock.ts'
import { removeObjects } from '#functions/adapters/upload-storage.ts'
import { forgetUpload, listStaleUploads } from '#functions/data/uploads.ts'

const live = { listStaleUploads, forgetUpload, removeObjects, now }

const looseForMs = 24 * 3600 * 1000

/**
 * Removes files that nothing has used for a day: abandoned wizards, deleted listings. The item goes first, because
 * its condition settles the race with a listing that claims the upload at this moment.
 */
export const sweepUploads = async (deps = live): Promise<number> => {
  const stale = await deps.listStaleUploads(new Date(deps.now().getTime() - looseForMs))
  let swept = 0
  for (const upload of stale) {
    if (!(await deps.forgetUpload(upload.id))) continue
    await deps.removeObjects(upload.purpose, upload.id)
    swept++
  }
  return swept
}

/** Hourly schedule → Lambda. */
export const handler = async (): Promise<void> => {
  await sweepUploads()
}
