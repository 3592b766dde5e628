import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { decideDealerReview, listAdminDealerReviews } from '#shared/api/dealer-reviews.ts'
import type { DealerReviewPlace } from '#shared/schemas/dealer-review.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'

const adminLists = ['account', 'admin', 'dealer-reviews'] as const

/** Reviews in a list of the admins, or those of them that are searched for, page after page. */
export const useAdminReviews = (status: DealerReviewPlace, search: string) =>
  useInfiniteQuery({
    queryKey: [...adminLists, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listAdminDealerReviews>('GET /api/admin/dealer-reviews', {
        query: { status, search, cursor },
        signal,
      }),
    ...cursorPages,
    // Visitors and other admins change it all the time.
    staleTime: 0,
  })

/** Decides about a review or its answer. On success and on failure the lists are loaded again: another admin may have been faster. */
export const useDecideReview = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof decideDealerReview>) =>
      call<typeof decideDealerReview>('PUT /api/admin/dealer-reviews/{id}/status', { params: { id }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      invalidateShown(client, 'dealers')
      return client.invalidateQueries({ queryKey: adminLists })
    },
  })
}
