import { eachAtOnce, now } from '#functions/core/time.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { staleUploadPages } from '#functions/data/stale-uploads.ts'
import { unusedFileDays } from '#shared/rules/retention.ts'

const live = { staleUploadPages, eraseUpload, now }

const looseForMs = unusedFileDays * 86_400_000
// The rest of its two minutes is for the files under way then.
const runsForMs = 90_000
const atOnce = 10

/** Removes files that nothing has used for a day, such as those of abandoned forms, until there are none or its time is over. */
export const sweepUploads = async (deps = live): Promise<number> => {
  const began = deps.now().getTime()
  let swept = 0
  for await (const page of deps.staleUploadPages(new Date(began - looseForMs))) {
    await eachAtOnce(page, atOnce, async (upload) => {
      try {
        if (await deps.eraseUpload(upload)) swept++
      } catch (error) {
        logger.error('an unused upload could not be removed', error, { uploadId: upload.id })
      }
    })
    if (deps.now().getTime() - began >= runsForMs) break
  }
  return swept
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('sweepUploads', () => sweepUploads())
