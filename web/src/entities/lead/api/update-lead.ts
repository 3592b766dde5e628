import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { updateLead as contract } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'
import { leadsKey } from './create-lead.ts'
import { messagesQuery } from './list-messages.ts'

/** Sets the status of a received lead. */
export const useUpdateLead = (leadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract>) =>
      call<typeof contract>('PATCH /api/seller/leads/{id}', { params: { id: leadId }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: leadsKey })
      void client.invalidateQueries({ queryKey: messagesQuery(leadId).queryKey })
    },
  })
}
