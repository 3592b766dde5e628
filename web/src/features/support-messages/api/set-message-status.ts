import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setContactMessageStatus as contract } from '#shared/api/contact.ts'
import { call } from '#web/api/client.ts'
import type { MessageStatus } from '#web/features/support-messages/message-status.ts'
import { messageLists } from './list-messages.ts'

type Move = { id: string; status: MessageStatus }

/** Notes that a message was answered, or opens it again. Whatever the answer, the lists are asked for again: somebody else may have been faster. */
export const useSetMessageStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Move) =>
      call<typeof contract>('PUT /api/admin/contact-messages/{id}/status', { params: { id }, body }),
    onSettled: () => {
      // What waits behind the panel's tabs.
      void client.invalidateQueries({ queryKey: ['account', 'admin', 'counts'] })
      return client.invalidateQueries({ queryKey: messageLists })
    },
  })
}
