import { useEffect, useRef } from 'react'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { listNotifications, readNotifications } from '#shared/api/notifications.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: ({ signal }) => call<typeof listNotifications>('GET /api/user/notifications', { signal }),
  // The bell asks again when a page is opened and what it knows is a minute old; nothing is polled (spec 7).
  staleTime: 60_000,
})

/** The notifications are out of date. */
export const invalidateNotifications = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: notificationsQuery.queryKey })

/** The signed-in user's newest notifications and how many are unread; nothing while nobody is signed in. */
export const useNotifications = () => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...notificationsQuery, enabled: signedIn })
}

/** Of the unread notifications: how many messages of sellers there are, and how many new cars the saved searches have found. */
export const useUnreadCounts = (): { messages: number; matches: number } => {
  const { data } = useNotifications()
  const unread = (data?.notifications ?? []).filter(({ readAt }) => readAt === null)
  const found = unread.filter(({ kind }) => kind === 'SAVED_SEARCH_MATCH')
  return {
    // Nobody writes a reminder of a viewing or the news of a review.
    messages: unread.filter(
      ({ about }) => about.lead?.side === 'buyer' && !about.viewing && !about.dealerReview,
    ).length,
    matches: found.reduce((sum, { about }) => sum + (about.count ?? 1), 0),
  }
}

/** Marks notifications as read, those named or all; the list shows it at once and is corrected if it failed. */
export const useReadNotifications = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      call<typeof readNotifications>('POST /api/user/notifications/read', {
        body: ids ? { ids: [...ids] } : {},
      }),
    onMutate: (ids) => {
      const readAt = new Date().toISOString()
      client.setQueryData(notificationsQuery.queryKey, (known) => {
        if (!known) return known
        const isMeant = (id: string) => ids === undefined || ids.includes(id)
        const notifications = known.notifications.map((one) =>
          one.readAt === null && isMeant(one.id) ? { ...one, readAt } : one,
        )
        return { notifications, unread: notifications.filter((one) => one.readAt === null).length }
      })
    },
    onError: () => invalidateNotifications(client),
  })
}

/**
 * Marks notifications as read that are in sight, by their joined ids. What failed is tried again with the next ones, or when their
 * conversation is opened anew.
 */
const useReadInSight = (ids: string, leadId: string | null = null): void => {
  const { mutate: read } = useReadNotifications()
  const failed = useRef({ leadId, ids: '' })
  useEffect(() => {
    if (failed.current.leadId !== leadId) failed.current = { leadId, ids: '' }
    // After a failure the list is read again and says the same: without an end, while the server fails.
    if (!ids || ids === failed.current.ids) return
    read(ids.split(','), { onError: () => (failed.current = { leadId, ids }) })
  }, [ids, leadId, read])
}

/** Marks the notifications of new matches as read while the saved searches are in sight. */
export const useReadMatches = (): void => {
  const { data } = useNotifications()
  const unread = (data?.notifications ?? []).filter(
    ({ kind, readAt }) => readAt === null && kind === 'SAVED_SEARCH_MATCH',
  )
  useReadInSight(unread.map(({ id }) => id).join())
}

/** Marks the notifications about a conversation as read while that conversation is open; the news of a review is not in it. */
export const useReadAbout = (leadId: string | null): void => {
  const { data } = useNotifications()
  const unread = (data?.notifications ?? []).filter(
    ({ readAt, about }) =>
      readAt === null && leadId !== null && about.lead?.id === leadId && !about.dealerReview,
  )
  useReadInSight(unread.map(({ id }) => id).join(), leadId)
}
