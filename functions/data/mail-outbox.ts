import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { contextFields, logger } from '#functions/core/logger.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from './transact.ts'
import { queuedMail, type QueuedMail } from '#functions/mail/email.ts'
import {
  anyItem,
  deleteWrite,
  getItem,
  insertWrite,
  putWrite,
  updateWrite,
  write,
} from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'
import { id } from '#shared/schemas/ids.ts'
import { keptUntil } from './kept-until.ts'

// Mail is written to the table in the transaction of what it reports, and jobs send it: an act whose mail server is down succeeds
// all the same, and its mail is not lost. An email's place in the index is the time it is due. A run that works on it moves that time
// on, so that an email whose job dies with it comes up again.

const place = (dueAt: Date, mailId: string): string => timeSort(dueAt.toISOString(), mailId)

/** Whether nobody can unsubscribe from it, such as a link to a new password: it must not wait behind thousands of alerts. */
export const isUrgent = ({ unsubscribe }: Pick<QueuedMail, 'unsubscribe'>): boolean => unsubscribe === null

// The name that a mail's content has in the table.
const storedContent = 'letter'

const toItem = (mail: QueuedMail) => {
  const queuedAt = new Date(mail.queuedAt)
  const { content, ...rest } = mail
  return {
    ...keys.mail(mail.id),
    ...rest,
    [storedContent]: content,
    traceId: mail.traceId ?? contextFields().traceId,
    statusPk: isUrgent(mail) ? partitions.urgentMail : partitions.queuedMail,
    statusSk: place(queuedAt, mail.id),
    expiresAt: keptUntil('mail', queuedAt),
  }
}

/** A write, for a transaction, that puts an email into the outbox. */
export const mailWrite = (mail: QueuedMail): Write => insertWrite(toItem(mail))

const saidBy = ({ content }: Pick<QueuedMail, 'content'>): number =>
  ('about' in content && content.about.count) || 0

/**
 * A write that puts an email that counts into the outbox, or replaces the one there; its condition fails where that one says more
 * already.
 */
export const digestWrite = (mail: QueuedMail): Write => {
  const said = saidBy(mail)
  return putWrite(
    { ...toItem(mail), said },
    { if: 'attribute_not_exists(pk) OR #said < :said', values: { said } },
  )
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

/** Emails whose time has come, page by page, the urgent ones first, and then those that have waited longest. */
export async function* dueMailPages(at: Date): AsyncGenerator<DueMail[]> {
  for (const partition of [partitions.urgentMail, partitions.queuedMail])
    for await (const items of queryPages({
      index: 'byStatus',
      partition,
      before: at.toISOString(),
      limit: 100,
    }))
      yield items.flatMap(toDueMail)
}

// A try of the SDK whose answer was lost finds at the next what it wrote itself, which is as good as having seen it unchanged. No two
// runs write the same, even within a millisecond.
const ofThisRun = (at: Date, mailId: string): string =>
  timeSort(at.toISOString(), `${randomUUID()}#${mailId}`)

/** Makes an email due at another time. @returns its new place, or undefined when another run was faster */
const moveMail = async (
  { mail, place: seen }: DueMail,
  dueAt: Date,
  failures: number,
): Promise<string | undefined> => {
  const next = ofThisRun(dueAt, mail.id)
  const isMine = await write(
    updateWrite(keys.mail(mail.id), {
      set: { statusSk: next, failures },
      remove: ['triedUntil'],
      if: 'statusSk = :seen OR statusSk = :next',
      values: { seen, next },
    }),
  )
  return isMine ? next : undefined
}

/**
 * Claims an email until a time, at which it is due again unless it was deleted by then.
 * @returns the email as claimed, or undefined when another run was faster
 */
export const claimMail = async (due: DueMail, until: Date): Promise<DueMail | undefined> => {
  const next = await moveMail(due, until, due.mail.failures)
  return next === undefined ? undefined : { mail: due.mail, place: next }
}

/** A claimed email as a message of a queue says it: nothing of it but where it is. */
export const claimedMail = z.object({ id: id('mail'), place: z.string() })
export type ClaimedMail = z.output<typeof claimedMail>

/**
 * Takes a claimed email for one try that ends before `until`, so that a message that is delivered twice at once is sent once.
 * @returns undefined when it was sent, was claimed anew, or is being tried elsewhere
 */
export const takeMail = async (claim: ClaimedMail, at: Date, until: Date): Promise<DueMail | undefined> => {
  const item = await getItem(keys.mail(claim.id), anyItem)
  const [found] = item ? toDueMail(item) : []
  if (found?.place !== claim.place) return undefined
  const triedUntil = ofThisRun(until, claim.id)
  const isMine = await write(
    updateWrite(keys.mail(claim.id), {
      set: { triedUntil },
      if: 'statusSk = :place AND (attribute_not_exists(triedUntil) OR triedUntil < :at OR triedUntil = :own)',
      values: { place: claim.place, at: at.toISOString(), own: triedUntil },
    }),
  )
  return isMine ? found : undefined
}

/** Puts a claimed email back after one more failure, to be due at a time. */
export const putBackMail = async (claimed: DueMail, dueAt: Date): Promise<void> => {
  await moveMail(claimed, dueAt, claimed.mail.failures + 1)
}

/** Removes an email that has been sent, as `sent`, or never will be. What says more by now, and has taken its place, stays. */
export const deleteMail = async (mailId: string, sent?: Pick<QueuedMail, 'content'>): Promise<void> => {
  const isSame = sent && {
    if: 'attribute_not_exists(#said) OR #said = :said',
    values: { said: saidBy(sent) },
  }
  await write(deleteWrite(keys.mail(mailId), isSame))
}
