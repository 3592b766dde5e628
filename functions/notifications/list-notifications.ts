import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listNewestNotifications } from '#functions/data/notifications.ts'
import { toNotificationView } from '#functions/notifications/views.ts'
import { listNotifications as route } from '#shared/api/notifications.ts'

const live = { listNewestNotifications }

/** The caller's newest notifications. Older unread ones are not counted: nobody could see or read them. */
export const listNotifications = async ({ actor }: Input<typeof route>, deps = live) => {
  const notifications = (await deps.listNewestNotifications(actor.id)).map(toNotificationView)
  return { notifications, unread: notifications.filter(({ readAt }) => readAt === null).length }
}

export const handler = routeHandler(route, listNotifications)
