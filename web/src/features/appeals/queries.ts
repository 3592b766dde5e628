import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { answerAppeal, listAppeals } from '#shared/api/appeals.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'

const appealsQuery = (status: AppealStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: ['account', 'admin', 'appeals', status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listAppeals>('GET /api/admin/appeals', { query: { status, search, cursor }, signal }),
    ...cursorPages,
    // Sellers and other admins change it all the time.
    staleTime: 0,
  })

/** The appeals of a status, page after page: open ones by how long they wait, the others newest first. */
export const useAppeals = (status: AppealStatus, search: string) =>
  useInfiniteQuery(appealsQuery(status, search))

/** Grants an appeal or upholds the refusal. On success and on failure, all admin data is loaded again, and what visitors see of what was refused. */
export const useAnswerAppeal = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyInput<typeof answerAppeal> }) =>
      call<typeof answerAppeal>('PUT /api/admin/appeals/{id}/status', { params: { id }, body }),
    onSettled: () => {
      invalidateShown(client, 'listings', 'plates', 'dealers')
      return client.invalidateQueries({ queryKey: ['account', 'admin'] })
    },
  })
}
