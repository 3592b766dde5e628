import { listNewestNotifications, type NotificationRecord } from '#functions/data/notifications.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { listNotifications as route } from '#shared/api/notifications.ts'

/** A notification as its reader sees it. */
const toNotificationView = ({
  id,
  kind,
  about,
  createdAt,
  readAt,
}: NotificationRecord): NotificationView => ({ id, kind, about, createdAt, readAt })

const live = { listNewestNotifications }

/** The caller's newest notifications. Older unread ones are not counted: nobody could see or read them. */
const listNotifications = async ({ actor }: Input<typeof route>, deps = live) => {
  const notifications = (await deps.listNewestNotifications(actor.id)).map(toNotificationView)
  return { notifications, unread: notifications.filter(({ readAt }) => readAt === null).length }
}

export const handler = routeHandler(route, listNotifications)
