import { now } from '#functions/core/time.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { listStaleUploads } from '#functions/data/stale-uploads.ts'

const live = { listStaleUploads, eraseUpload, now }

const looseForMs = 24 * 3600 * 1000

/** Removes files that nothing has used for a day: abandoned wizards, deleted listings. */
export const sweepUploads = async (deps = live): Promise<number> => {
  const stale = await deps.listStaleUploads(new Date(deps.now().getTime() - looseForMs))
  let swept = 0
  for (const upload of stale) {
    try {
      if (await deps.eraseUpload(upload)) swept++
    } catch (error) {
      logger.error('an unused upload could not be removed', error, { uploadId: upload.id })
    }
  }
  return swept
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('sweepUploads', () => sweepUploads())
