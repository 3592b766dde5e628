import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listContactMessages as contract } from '#shared/api/contact.ts'
import { call } from '#web/api/client.ts'
import type { MessageStatus } from '#web/features/support-messages/message-status.ts'

/** Begins the key of every list of messages. */
export const messageLists = ['account', 'admin', 'messages'] as const

const messagesQuery = (status: MessageStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...messageLists, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/contact-messages', {
        query: { status, search, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Visitors and other admins change it all the time.
    staleTime: 0,
  })

/** The messages of one status that a search finds, page after page: open ones oldest first, answered ones newest first. */
export const useContactMessages = (status: MessageStatus, search: string) =>
  useInfiniteQuery(messagesQuery(status, search))
