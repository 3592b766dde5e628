import { contextFields, logger } from '#functions/core/logger.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from './transact.ts'
import { queuedMail, type QueuedMail } from '#functions/mail/email.ts'
import { insertWrite, updateWrite, deleteWrite, write } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'

// Mail is written to the table in the transaction of what it reports, and a job sends it: an act whose mail server is down
// succeeds all the same, and its mail is not lost. An email's place in the index is the time it is due; the run that claims it
// moves that time on, so that a run which dies with it leaves it to a later one.

// Only cleaning, for when no job runs at all: an email holds addresses, and perhaps the secret of a link.
const keptSeconds = 3 * 86_400

// A link to a new password must not wait behind thousands of alerts: what nobody can unsubscribe from is due
// as if it had been written an hour ago.
const headStartMs = 3_600_000
const dueFrom = ({ queuedAt, unsubscribe }: QueuedMail): Date =>
  new Date(Date.parse(queuedAt) - (unsubscribe === null ? headStartMs : 0))

const place = (dueAt: Date, mailId: string): string => timeSort(dueAt.toISOString(), mailId)

// The name that a mail's content has in the table.
const storedContent = 'letter'

/** A write, for a transaction, that puts an email into the outbox. */
export const mailWrite = (mail: QueuedMail): Write => {
  const queuedAt = new Date(mail.queuedAt)
  const { content, ...rest } = mail
  return insertWrite({
    ...keys.mail(mail.id),
    ...rest,
    [storedContent]: content,
    traceId: mail.traceId ?? contextFields().traceId,
    statusPk: partitions.queuedMail,
    statusSk: place(dueFrom(mail), mail.id),
    expiresAt: Math.floor(queuedAt.getTime() / 1000) + keptSeconds,
  })
}

/** An email and the place it was found at. */
export type DueMail = { mail: QueuedMail; place: string }

const toDueMail = (item: Record<string, unknown>): DueMail[] => {
  const { success, data } = queuedMail.safeParse({ ...item, content: item[storedContent] })
  if (success) return [{ mail: data, place: String(item.statusSk) }]
  // Written by another version of this code. It must not hold up the others; its expiry removes it.
  logger.warn('a queued email cannot be read', { mailId: String(item.id) })
  return []
}

/** Emails whose time has come, page by page, those that have waited longest first. */
export async function* dueMailPages(at: Date): AsyncGenerator<DueMail[]> {
  for await (const items of queryPages({
    index: 'byStatus',
    partition: partitions.queuedMail,
    before: at.toISOString(),
    limit: 100,
  }))
    yield items.flatMap(toDueMail)
}

const moveMail = ({ mail, place: seen }: DueMail, dueAt: Date, failures: number): Promise<boolean> =>
  write(
    updateWrite(keys.mail(mail.id), {
      set: { statusSk: place(dueAt, mail.id), failures },
      if: 'statusSk = :seen',
      values: { seen },
    }),
  )

/**
 * Claims an email until a time, at which it is due again unless it was deleted by then.
 * @returns the email as claimed, or undefined when another run was faster
 */
export const claimMail = async (due: DueMail, until: Date): Promise<DueMail | undefined> => {
  const isMine = await moveMail(due, until, due.mail.failures)
  return isMine ? { mail: due.mail, place: place(until, due.mail.id) } : undefined
}

/** Puts a claimed email back after one more failure, to be due at a time. */
export const putBackMail = async (claimed: DueMail, dueAt: Date): Promise<void> => {
  await moveMail(claimed, dueAt, claimed.mail.failures + 1)
}

/** Removes an email that has been sent, or never will be. */
export const deleteMail = async (mailId: string): Promise<void> => {
  await write(deleteWrite(keys.mail(mailId)))
}
