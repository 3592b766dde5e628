import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listLeadMessages as contract } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'

// Whoever has a conversation open waits for the answer; nothing else on the site is asked for again by itself (spec 7).
const everyMs = 15_000

export const messagesQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['account', 'messages', leadId],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/leads/{id}/messages', { params: { id: leadId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: everyMs,
  })

/** A conversation and its messages, oldest first; kept fresh while it is open and in sight. */
export const useMessages = (leadId: string) => useQuery(messagesQuery(leadId))
