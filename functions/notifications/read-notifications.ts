import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listNewestNotifications, markNotificationsRead } from '#functions/data/notifications.ts'
import { readNotifications as route } from '#shared/api/notifications.ts'

const live = { listNewestNotifications, markNotificationsRead, now }

/** Marks the caller's notifications as read. Ids that are not in their list are ignored. */
export const readNotifications = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const named = body.ids && new Set(body.ids)
  const listed = await deps.listNewestNotifications(actor.id)
  const unread = listed.filter(({ id, readAt }) => readAt === null && (named?.has(id) ?? true))
  await deps.markNotificationsRead(unread, deps.now())
}

export const handler = routeHandler(route, readNotifications)
