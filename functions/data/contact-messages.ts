import * as z from 'zod/mini'
import { countWrites } from './counters.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { type Page, searchByStatus } from './lists.ts'
import { transact, type Write } from './transact.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { contactMessageView } from '#shared/schemas/contact-message.ts'
import { putWrite, insertWrite, getItem } from '#functions/data/table.ts'
import { keptUntil } from './kept-until.ts'

const contactMessageRecord = z.extend(contactMessageView, {
  status: z._default(contactMessageView.shape.status, 'OPEN'),
  answeredAt: z._default(contactMessageView.shape.answeredAt, null),
})
export type ContactMessageRecord = z.output<typeof contactMessageRecord>

/** The name of the kept count of open messages. Answered ones are not counted, since they expire without an event. */
export const contactMessageCounts = 'CONTACT_MESSAGES'

const toItem = (message: ContactMessageRecord) => ({
  ...keys.contactMessage(message.id),
  ...message,
  statusPk: partitions.contactMessages(message.status),
  statusSk: timeSort(message.answeredAt ?? message.createdAt, message.id),
  // One that expired unanswered would be missed by its sender and stay in the count of open ones.
  ...(message.answeredAt && { expiresAt: keptUntil('contactMessage', message.answeredAt) }),
})

const recount = (open: 1 | -1): Write[] => countWrites(contactMessageCounts, { OPEN: open })

/** Stores a new message of the contact form, with `together` in the same transaction. */
export const insertContactMessage = (
  message: ContactMessageRecord,
  together: readonly Write[],
): Promise<void> => {
  const stored: Write = insertWrite(toItem(message))
  return transact([stored, ...recount(1), ...together])
}

/** The message of this id, or undefined. Strongly consistent. */
export const getContactMessage = async (messageId: string): Promise<ContactMessageRecord | undefined> =>
  getItem(keys.contactMessage(messageId), contactMessageRecord)

/**
 * A page of the messages in a status that a search finds by name, address or subject: open ones oldest first, answered ones
 * by when they were, newest first. @throws AppError BAD_REQUEST for a cursor of another list
 */
export const findContactMessages = (
  status: ContactMessageRecord['status'],
  { search, ...page }: Page & { search?: string | undefined },
) =>
  searchByStatus(
    partitions.contactMessages(status),
    { ...page, oldestFirst: status === 'OPEN' },
    (item) => contactMessageRecord.parse(item),
    ({ id, name, email, subject }) => id === search || matchesSearch(search, [name, email, subject]),
  )

/**
 * Stores a message in its new status with `together` in the same transaction. @throws AppError ILLEGAL_STATUS_MOVE when another
 * admin was faster
 */
export const moveContactMessage = async (
  message: ContactMessageRecord,
  seen: ContactMessageRecord,
  together: readonly Write[],
): Promise<void> => {
  const moved: Write = putWrite(toItem(message), {
    // One from before messages had a status is open.
    if: '#status = :seen OR (attribute_not_exists(#status) AND :seen = :open)',
    values: { seen: seen.status, open: 'OPEN' },
    refuse: 'ILLEGAL_STATUS_MOVE',
  })
  await transact([moved, ...recount(message.status === 'OPEN' ? 1 : -1), ...together])
}
