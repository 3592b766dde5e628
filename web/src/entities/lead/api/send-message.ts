import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { sendLeadMessage as contract } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'
import { leadsKey } from './create-lead.ts'
import { messagesQuery } from './list-messages.ts'

/** Adds a message to a conversation; it shows as soon as the server has it. */
export const useSendMessage = (leadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      call<typeof contract>('POST /api/leads/{id}/messages', { params: { id: leadId }, body: { text } }),
    onSuccess: (message) => {
      client.setQueryData(
        messagesQuery(leadId).queryKey,
        (known) => known && { ...known, messages: [...known.messages, message] },
      )
      void client.invalidateQueries({ queryKey: leadsKey })
      void client.invalidateQueries({ queryKey: messagesQuery(leadId).queryKey })
    },
  })
}
