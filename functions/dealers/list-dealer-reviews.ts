import { personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { starsOf } from '#functions/data/dealers.ts'
import { listShownReviews } from '#functions/data/dealer-reviews.ts'
import { getUsersById } from '#functions/data/users.ts'
import { readDealer } from './read-dealer.ts'
import { toReviewView } from './review-views.ts'
import { listDealerReviews as route } from '#shared/api/dealer-reviews.ts'
import { ratingOf } from '#shared/rules/dealer-review.ts'

const live = { readDealer, listShownReviews, getUsersById }

/** The published reviews of a dealership, newest first. Whose author was suspended a moment ago is left out until a job has hidden it. */
export const listDealerReviews = async (
  { params, query, actor }: Pick<Input<typeof route>, 'params' | 'query' | 'actor'>,
  deps = live,
) => {
  const { dealer } = await deps.readDealer(params.id, actor?.id)
  const { reviews, nextCursor } = await deps.listShownReviews(dealer.id, query)
  const authors = await deps.getUsersById([...new Set(reviews.map(({ authorId }) => authorId))])
  const stars = starsOf(dealer)
  return {
    ...ratingOf(stars),
    distribution: [...stars],
    reviews: reviews.flatMap((review) => {
      const author = authors.get(review.authorId)
      if (author?.status !== 'ACTIVE') return []
      // Its author does not answer it, also when acting for the dealership.
      const mayAnswer = actor?.id === dealer.id && personBehind(actor).id !== review.authorId
      return [toReviewView(review, author, mayAnswer)]
    }),
    nextCursor,
  }
}

export const handler = routeHandler(route, listDealerReviews)
