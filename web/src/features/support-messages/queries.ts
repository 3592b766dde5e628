import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { listContactMessages, setContactMessageStatus } from '#shared/api/contact.ts'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'

export type MessageStatus = ContactMessageView['status']

/** Begins the key of every list of messages. */
const messageLists = ['account', 'admin', 'messages'] as const

const messagesQuery = (status: MessageStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...messageLists, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listContactMessages>('GET /api/admin/contact-messages', {
        query: { status, search, cursor },
        signal,
      }),
    ...cursorPages,
    // Visitors and other admins change it all the time.
    staleTime: 0,
  })

/** The messages of one status that a search finds, page after page: open ones oldest first, answered ones newest first. */
export const useContactMessages = (status: MessageStatus, search: string) =>
  useInfiniteQuery(messagesQuery(status, search))

/** Marks a message as answered, or reopens it. On success and failure, the lists are loaded again: another admin may have been faster. */
export const useSetMessageStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; status: MessageStatus }) =>
      call<typeof setContactMessageStatus>('PUT /api/admin/contact-messages/{id}/status', {
        params: { id },
        body,
      }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      return client.invalidateQueries({ queryKey: messageLists })
    },
  })
}
