import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  answerDealerReview,
  deleteDealerReview,
  getOwnDealerReview,
  listDealerReviews,
  reportDealerReview,
  saveDealerReview,
} from '#shared/api/dealer-reviews.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'
import { useSession } from '#web/stores/session.ts'

/** The dealership itself sees more of its reviews, so a signed-in visitor's answer belongs to the account. */
const publicLists = (signedIn: boolean, dealer: string) =>
  [signedIn ? 'account' : 'public', 'dealer-reviews', dealer] as const

/** The published reviews of a dealer, newest first, page after page. */
export const useDealerReviews = (dealerId: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useInfiniteQuery({
    queryKey: publicLists(signedIn, dealerId),
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listDealerReviews>('GET /api/dealers/{id}/reviews', {
        params: { id: dealerId },
        query: { cursor },
        signal,
      }),
    ...cursorPages,
  })
}

const ownKey = (dealerId: string) => ['account', 'own-dealer-review', dealerId] as const

/** The person's review of a dealer, and whether they may write one. */
export const useOwnReview = (dealerId: string) =>
  useQuery({
    queryKey: ownKey(dealerId),
    queryFn: ({ signal }) =>
      call<typeof getOwnDealerReview>('GET /api/dealers/{id}/reviews/own', {
        params: { id: dealerId },
        signal,
      }),
    enabled: useSession(({ token }) => token !== null),
  })

/** A change of a review, after which all is loaded again that changes with it: it, the list in which it stood, and the dealer's average. */
const useReviewChange = <Change, Result>(
  dealerId: string,
  mutationFn: (change: Change) => Promise<Result>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      invalidateShown(client, 'dealers')
      return client.invalidateQueries({ queryKey: ownKey(dealerId) })
    },
  })
}

/** Writes or replaces the person's review. */
export const useSaveReview = (dealerId: string) =>
  useReviewChange(dealerId, (body: BodyInput<typeof saveDealerReview>) =>
    call<typeof saveDealerReview>('PUT /api/dealers/{id}/reviews/own', { params: { id: dealerId }, body }),
  )

/** Deletes the person's review. */
export const useDeleteReview = (dealerId: string) =>
  useReviewChange(dealerId, () =>
    call<typeof deleteDealerReview>('DELETE /api/dealers/{id}/reviews/own', { params: { id: dealerId } }),
  )

/** Answers a review of one's dealership. */
export const useAnswerReview = (dealerId: string, id: string) =>
  useReviewChange(dealerId, (body: BodyInput<typeof answerDealerReview>) =>
    call<typeof answerDealerReview>('PUT /api/dealer-reviews/{id}/answer', { params: { id }, body }),
  )

/** Asks the admins to look at a review of one's dealership again. */
export const useReportReview = (dealerId: string, id: string) =>
  useReviewChange(dealerId, (body: BodyInput<typeof reportDealerReview>) =>
    call<typeof reportDealerReview>('POST /api/dealer-reviews/{id}/reports', { params: { id }, body }),
  )
