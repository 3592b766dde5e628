import type { NotificationRecord } from '#functions/data/notifications.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'

/** A notification as its reader sees it. */
export const toNotificationView = ({
  id,
  kind,
  about,
  createdAt,
  readAt,
}: NotificationRecord): NotificationView => ({ id, kind, about, createdAt, readAt })
