import { sendMessages } from '#functions/adapters/queue.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { now, tryEachAtOnce } from '#functions/core/time.ts'
import { type Condemned, condemnedAt, condemnedPages, moveCondemned } from '#functions/data/stale-uploads.ts'
import { minuteJobMs } from './attempts.ts'

const live = { condemnedPages, moveCondemned, sendMessages, now }
type Deps = typeof live

// Longer than a message is handed out before it lies in the dead letters (five times three minutes), so that none is in the queue
// twice; what became a dead letter is tried again all the same.
const claimMs = 20 * 60_000
const claimsAtOnce = 10

const handOver = async (page: readonly Condemned[], deps: Deps): Promise<number> => {
  const until = new Date(deps.now().getTime() + claimMs)
  const claimed: Condemned[] = []
  const failure = await tryEachAtOnce(page, claimsAtOnce, async (each) => {
    if (await deps.moveCondemned(each, until)) claimed.push(each)
  })
  const messages = claimed.map(({ id }) => ({ id }))
  try {
    await deps.sendMessages(env().ERASURE_QUEUE_URL, messages)
  } catch (error) {
    // Due again with the next run. What the queue did take finds nothing to erase the second time.
    await tryEachAtOnce(
      claimed,
      claimsAtOnce,
      async ({ id }) => void (await deps.moveCondemned(condemnedAt(id, until), new Date(0))),
    )
    throw error
  }
  // After the others, which nobody else would hand over until their claims are over.
  if (failure) throw failure
  return claimed.length
}

/**
 * Hands the files that must go to the job that erases them, documents before photos.
 * @returns how many uploads were handed over
 */
export const queueErasures = async (deps: Deps = live): Promise<number> => {
  const began = deps.now()
  let handed = 0
  for await (const page of deps.condemnedPages(began)) {
    handed += await handOver(page, deps)
    if (deps.now().getTime() - began.getTime() >= minuteJobMs) break
  }
  return handed
}

/** Schedule → Lambda. */
export const handler = jobHandler('queueErasures', () => queueErasures())
