import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { getReplyTemplates, setReplyTemplates } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'

const replyTemplatesQuery = queryOptions({
  queryKey: ['account', 'reply-templates'],
  queryFn: ({ signal }) => call<typeof getReplyTemplates>('GET /api/seller/reply-templates', { signal }),
})

/** The reply templates of the signed-in seller, in their order. */
export const useReplyTemplates = () => useQuery(replyTemplatesQuery)

/** Replaces all reply templates; the list that the server answers shows at once. */
export const useSetReplyTemplates = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof setReplyTemplates>) =>
      call<typeof setReplyTemplates>('PUT /api/seller/reply-templates', { body }),
    onSuccess: (saved) => client.setQueryData(replyTemplatesQuery.queryKey, saved),
    // Somebody else of the team may have changed them.
    onError: () => void client.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey }),
  })
}
