import { dayMs, eachAtOnce, now } from '#functions/core/time.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { startAttempts, twoMinuteJobMs } from './attempts.ts'
import { keepLoose, staleUploadPages } from '#functions/data/stale-uploads.ts'
import { filesOfCopy, listWorkingCopies } from '#functions/data/working-copies.ts'
import { unusedFileDays } from '#shared/rules/retention.ts'

const live = { staleUploadPages, listWorkingCopies, keepLoose, eraseUpload, now }

const looseForMs = unusedFileDays * dayMs
const atOnce = 10

/** The files that working copies of these people name, by their ids. */
const filesInCopies = async (owners: ReadonlySet<string>, at: Date, deps: typeof live) => {
  const named = new Set<string>()
  await eachAtOnce([...owners], atOnce, async (owner) => {
    for (const copy of await deps.listWorkingCopies(owner, at))
      for (const fileId of filesOfCopy(copy)) named.add(fileId)
  })
  return named
}

/**
 * Removes files that nothing has used for a day, such as those of abandoned forms, until there are none or its time is over. Those that a
 * working copy names are looked at again a day later, so that they go with it, however it ends.
 * @throws the last failure, when nothing succeeded
 */
export const sweepUploads = async (deps = live): Promise<number> => {
  const began = deps.now().getTime()
  const { attempt, end } = startAttempts('an unused upload could not be removed')
  let swept = 0
  for await (const page of deps.staleUploadPages(new Date(began - looseForMs))) {
    const kept = await filesInCopies(new Set(page.map(({ ownerId }) => ownerId)), deps.now(), deps)
    await eachAtOnce(page, atOnce, async (upload) => {
      await attempt({ uploadId: upload.id }, async () => {
        if (kept.has(upload.id)) await deps.keepLoose(upload.id, deps.now())
        else if (await deps.eraseUpload(upload)) swept++
      })
    })
    if (deps.now().getTime() - began >= twoMinuteJobMs) break
  }
  end()
  return swept
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('sweepUploads', () => sweepUploads())
