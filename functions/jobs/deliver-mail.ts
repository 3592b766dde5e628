import { sendMessages } from '#functions/adapters/queue.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { setMetric } from '#functions/core/logger.ts'
import { now, tryEachAtOnce } from '#functions/core/time.ts'
import { claimMail, type DueMail, dueMailPages, isUrgent } from '#functions/data/mail-outbox.ts'
import { minuteJobMs } from './attempts.ts'

const live = { dueMailPages, claimMail, sendMessages, now }
type Deps = typeof live

// Longer than a message is handed out before it lies in the dead letters (`tries` times six minutes), so that an email is not in
// its queue twice.
const claimMs = 20 * 60_000
// A minute of what SES lets us send: more would wait in the queue rather than here, and its claims would run out.
const mostPerRun = (): number => Math.ceil(60 * Number(env().MAILS_PER_SECOND))
const claimsAtOnce = 10

/** Claims emails and puts them into a queue, in their order. @returns how many */
const handOver = async (mails: readonly DueMail[], queueUrl: string, deps: Deps): Promise<number> => {
  const until = new Date(deps.now().getTime() + claimMs)
  const claims: (DueMail | undefined)[] = []
  const failure = await tryEachAtOnce([...mails.entries()], claimsAtOnce, async ([at, due]) => {
    claims[at] = await deps.claimMail(due, until)
  })
  const claimed = claims.flatMap((claim) => claim ?? [])
  const messages = claimed.map(({ mail: { id }, place }) => ({ id, place }))
  try {
    await deps.sendMessages(queueUrl, messages)
  } catch (error) {
    // Claimed until now, so due again with the next run, and not a failure: none was tried. What the queue did take finds its claim gone.
    await tryEachAtOnce(claimed, claimsAtOnce, async (each) => void (await deps.claimMail(each, deps.now())))
    throw error
  }
  // After the others, whose claims last longer than a code to sign in is good for.
  if (failure) throw failure
  return claimed.length
}

/**
 * Hands the emails whose time has come to the jobs that send them: the urgent ones all, by a queue of their own, and a minute's worth
 * of the others, which wait here for longer rather than in the queue.
 * @returns how many were handed over
 */
export const deliverMail = async (deps: Deps = live): Promise<number> => {
  const began = deps.now().getTime()
  let handed = 0
  let room = mostPerRun()
  const note = (oldest: DueMail | undefined) =>
    setMetric('OldestMailSeconds', oldest ? Math.round((began - Date.parse(oldest.mail.queuedAt)) / 1000) : 0)
  note(undefined)
  for await (const page of deps.dueMailPages(new Date(began))) {
    const isOver = deps.now().getTime() - began > minuteJobMs
    const urgent = isOver ? [] : page.filter(({ mail }) => isUrgent(mail))
    const others = isOver ? page : page.filter(({ mail }) => !isUrgent(mail))
    const now = isOver ? [] : others.slice(0, room)
    handed += await handOver(urgent, env().URGENT_MAIL_QUEUE_URL, deps)
    handed += await handOver(now, env().MAIL_QUEUE_URL, deps)
    room -= now.length
    const [left] = others.slice(now.length)
    note(left)
    if (left) return handed
  }
  return handed
}

/** Schedule → Lambda. */
export const handler = jobHandler('deliverMail', () => deliverMail())
