import * as z from 'zod/mini'
import { keys, partitions } from './keys.ts'
import { anyItem, getItems, insertWrite, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import { notificationView } from '#shared/schemas/notification.ts'
import { id } from '#shared/schemas/ids.ts'
import { type Query, queryItems } from './queries.ts'
import { keptUntil } from './kept-until.ts'

/** A person's notification. */
export const notificationRecord = z.extend(notificationView, { userId: id('user') })
export type NotificationRecord = z.output<typeof notificationRecord>

/** A write, for a transaction, that puts a notification into its reader's list. */
export const notificationWrite = (notification: NotificationRecord): Write =>
  insertWrite({
    ...keys.notification(notification.userId, notification.createdAt, notification.id),
    ...notification,
    expiresAt: keptUntil('notification', notification.createdAt),
  })

/** A write that fails when this person was notified of this event before; jobs may run twice over one change. */
export const onceWrite = (userId: string, what: string, at: Date): Write =>
  insertWrite({ ...keys.told(userId, what), expiresAt: keptUntil('told', at) })

const ofUser = (userId: string): Query => ({
  partition: partitions.user(userId),
  prefix: partitions.notificationPrefix,
  newestFirst: true,
  consistent: true,
})

/** A person's newest notifications, newest first. */
export const listNewestNotifications = (userId: string): Promise<NotificationRecord[]> => {
  const limit = limits.notificationsAtOnce
  return queryItems({ ...ofUser(userId), limit }, notificationRecord, limit)
}

/** Every notification of a person that has not expired, newest first. */
export const listEveryNotification = (userId: string): Promise<NotificationRecord[]> =>
  queryItems(ofUser(userId), notificationRecord)

/** Marks notifications as read; one that is gone or already read is no error. */
export const markNotificationsRead = async (
  notifications: readonly NotificationRecord[],
  at: Date,
): Promise<void> => {
  await Promise.all(
    notifications.map(({ userId, createdAt, id: notificationId }) =>
      write(
        updateWrite(keys.notification(userId, createdAt, notificationId), {
          set: { readAt: at.toISOString() },
          if: 'readAt = :unread',
          values: { unread: null },
        }),
      ),
    ),
  )
}

const deleteNames = async (told: readonly NotificationRecord[], nobody: string): Promise<void> => {
  for (const { userId, about, createdAt, id: notificationId } of told) {
    if (about.lead?.from === nobody) continue
    await write(
      updateWrite(keys.notification(userId, createdAt, notificationId), {
        compute: { 'about.#lead.#from': ':nobody', 'about.#lead.#fromAr': ':nobody' },
        if: 'attribute_exists(pk)',
        values: { nobody },
      }),
    )
  }
}

const listOfLeads = async (readerId: string, leadIds: ReadonlySet<string>): Promise<NotificationRecord[]> =>
  (await listEveryNotification(readerId)).filter(({ about: { lead } }) => lead && leadIds.has(lead.id))

/** Removes the name of a deleted account from the other side's notifications about a conversation. */
export const deleteSender = async (readerId: string, leadId: string, nobody: string): Promise<void> =>
  deleteNames(await listOfLeads(readerId, new Set([leadId])), nobody)

/**
 * Marks what a person was told of conversations as read, before these are deleted: nobody can open them to do so then. The names in it go, too:
 * a person who deletes their account later is in no lead by which they would be found. What lies with staff has none.
 */
export const closeLeadNotifications = async (
  readerId: string,
  leadIds: ReadonlySet<string>,
  at: Date,
): Promise<void> => {
  const told = await listOfLeads(readerId, leadIds)
  await markNotificationsRead(
    told.filter(({ readAt }) => readAt === null),
    at,
  )
  await deleteNames(
    told.filter(({ about: { lead } }) => lead?.from !== ''),
    goneName,
  )
}

/** Keys of what jobs notify a person of once: the same event has the same key, whichever run finds it. */
export const dedupeKeys = {
  /** A car among the matches of a saved search. */
  match: (searchId: string, listingId: string) => `MATCH#${searchId}#${listingId}`,
  /** A price of a saved car that is lower than the one before; `at` is when it was set. */
  priceDrop: (listingId: string, at: string) => `PRICE#${listingId}#${at}`,
  /** That car became cheaper, whatever the price, or was sold, on this day (`2026-11-23`). */
  cheaperOn: (listingId: string, day: string) => `CHEAPER#${listingId}#${day}`,
  soldOn: (listingId: string, day: string) => `SOLD#${listingId}#${day}`,
  /** A saved car that was sold; `at` is when its seller said so. */
  sale: (listingId: string, at: string) => `SALE#${listingId}#${at}`,
}

/** Returns those of these events (`dedupeKeys`) that a person was notified of. Strongly consistent. */
export const listNotified = async (userId: string, names: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await getItems(
        names.map((name) => keys.told(userId, name)),
        anyItem,
      )
    ).map(({ sk }) => String(sk)),
  )
