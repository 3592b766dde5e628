import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { getReplyTemplates, setReplyTemplates } from '#shared/api/leads.ts'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { call } from '#web/api/client.ts'

const templatesQuery = queryOptions({
  queryKey: ['account', 'reply-templates'],
  queryFn: ({ signal }) => call<typeof getReplyTemplates>('GET /api/seller/reply-templates', { signal }),
})

/** The answers that the signed-in seller keeps ready, in their order. */
export const useReplyTemplates = () => useQuery(templatesQuery)

/** Replaces them all; what the server made of them shows at once. */
export const useSetReplyTemplates = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (templates: readonly ReplyTemplate[]) =>
      call<typeof setReplyTemplates>('PUT /api/seller/reply-templates', {
        body: { templates: [...templates] },
      }),
    onSuccess: (kept) => client.setQueryData(templatesQuery.queryKey, kept),
    onError: () => void client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  })
}
