import { paginateQuery, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { notificationView } from '#shared/schemas/notification.ts'
import { id } from '#shared/schemas/ids.ts'

/** Something that a person was told. */
export const notificationRecord = z.extend(notificationView, { userId: id('user') })
export type NotificationRecord = z.output<typeof notificationRecord>

// Long enough for who looks in twice a year.
const keptDays = 180
const keptUntil = (at: Date): number => Math.floor(at.getTime() / 1000) + keptDays * 86_400

/** A write, for a transaction, that puts a notification into its reader's list. */
export const notificationWrite = (notification: NotificationRecord): Write => ({
  Put: {
    TableName: tableName(),
    Item: {
      ...keys.notification(notification.userId, notification.createdAt, notification.id),
      ...notification,
      expiresAt: keptUntil(new Date(notification.createdAt)),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** A write that fails when this has been told to this person before; jobs may run twice over one change. */
export const onceWrite = (userId: string, what: string, at: Date): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.told(userId, what), expiresAt: keptUntil(at) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

const ofUser = (userId: string) => ({
  TableName: tableName(),
  KeyConditionExpression: 'pk = :user AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':user': partitions.user(userId), ':prefix': partitions.notificationPrefix },
  ScanIndexForward: false,
  ConsistentRead: true,
})

/** A person's newest notifications, newest first. */
export const listNewestNotifications = async (userId: string): Promise<NotificationRecord[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({ ...ofUser(userId), Limit: limits.notificationsAtOnce }),
  )
  return Items.map((item) => notificationRecord.parse(item))
}

/** Everything a person was ever told and that has not expired, newest first. */
export const listEveryNotification = async (userId: string): Promise<NotificationRecord[]> => {
  const found: NotificationRecord[] = []
  for await (const { Items = [] } of paginateQuery({ client: table() }, ofUser(userId)))
    found.push(...Items.map((item) => notificationRecord.parse(item)))
  return found
}

/** Marks notifications as read; one that is gone or already read is no error. */
export const markNotificationsRead = async (
  notifications: readonly NotificationRecord[],
  at: Date,
): Promise<void> => {
  await Promise.all(
    notifications.map(({ userId, createdAt, id: notificationId }) =>
      conditionHeld(
        table().send(
          new UpdateCommand({
            TableName: tableName(),
            Key: keys.notification(userId, createdAt, notificationId),
            UpdateExpression: 'SET readAt = :at',
            ConditionExpression: 'readAt = :unread',
            ExpressionAttributeValues: { ':at': at.toISOString(), ':unread': null },
          }),
        ),
      ),
    ),
  )
}

/** Takes the name of somebody who has deleted their account out of what the other side was told of a conversation. */
export const forgetSender = async (readerId: string, leadId: string, nobody: string): Promise<void> => {
  const told = (await listEveryNotification(readerId)).filter(
    ({ about: { lead } }) => lead?.id === leadId && lead.from !== nobody,
  )
  for (const { createdAt, id: notificationId } of told) {
    await conditionHeld(
      table().send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.notification(readerId, createdAt, notificationId),
          UpdateExpression: 'SET about.#lead.#from = :nobody',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#lead': 'lead', '#from': 'from' },
          ExpressionAttributeValues: { ':nobody': nobody },
        }),
      ),
    )
  }
}
