import { useEffect } from 'react'
import { useNotifications, useReadNotifications } from './api/notifications.ts'

/** Marks what was told about a conversation as read while it is open: who sees the message knows of it. */
export const useReadAbout = (leadId: string | null): void => {
  const { data } = useNotifications()
  const { mutate: read } = useReadNotifications()
  const unread = (data?.notifications ?? []).filter(
    ({ readAt, about }) => readAt === null && leadId !== null && about.lead?.id === leadId,
  )
  const ids = unread.map(({ id }) => id).join()
  useEffect(() => {
    if (ids) read(ids.split(','))
  }, [ids, read])
}
