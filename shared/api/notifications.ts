import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { notificationView } from '#shared/schemas/notification.ts'

export const listNotifications = contract({
  id: 'listNotifications',
  noun: 'notifications',
  method: 'GET',
  path: '/api/user/notifications',
  access: 'user',
  stack: 'account',
  summary: `The caller’s newest ${limits.notificationsAtOnce} notifications, and how many of them are unread.`,
  status: 200,
  response: z.object({ notifications: z.array(notificationView), unread: z.number() }),
})

export const readNotifications = contract({
  id: 'readNotifications',
  noun: 'notifications',
  method: 'POST',
  path: '/api/user/notifications/read',
  access: 'user',
  stack: 'account',
  summary: 'Marks notifications as read: those named, or all of the list above.',
  body: z.strictObject({
    ids: z.optional(
      z.array(id('notification')).check(z.minLength(1), z.maxLength(limits.notificationsAtOnce)),
    ),
  }),
  status: 204,
})
