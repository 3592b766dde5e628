import { submitCar } from '#functions/testing/cars.ts'
import { aReviewer, reviewForm, storeReview } from '#functions/testing/dealer-reviews.ts'
import { registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { as, type Sample } from './sample.ts'

const received = async (status: 'PENDING' | 'APPROVED' = 'APPROVED') => {
  const [dealer, author] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  const review = await storeReview({ dealerId: dealer.user.id, authorId: author.user.id, status })
  return { dealer, author, review }
}

/** Calls about reviews of dealerships. */
export const dealerReviewSamples = {
  listDealerReviews: async () => ({ path: `/api/dealers/${(await received()).dealer.user.id}/reviews` }),
  getOwnDealerReview: async () => {
    const { dealer, author } = await received()
    return as(author, `/api/dealers/${dealer.user.id}/reviews/own`)
  },
  saveDealerReview: async () => {
    const dealer = await registerVerifiedDealer()
    const buyer = await aReviewer(dealer, (await submitCar(dealer)).id)
    return as(buyer, `/api/dealers/${dealer.user.id}/reviews/own`, reviewForm())
  },
  deleteDealerReview: async () => {
    const { dealer, author } = await received()
    return as(author, `/api/dealers/${dealer.user.id}/reviews/own`)
  },
  answerDealerReview: async () => {
    const { dealer, review } = await received()
    return as(dealer, `/api/dealer-reviews/${review.id}/answer`, { text: 'Thank you for coming.' })
  },
  reportDealerReview: async () => {
    const { dealer, review } = await received()
    return as(dealer, `/api/dealer-reviews/${review.id}/reports`, { text: 'This person was never here.' })
  },
  listAdminDealerReviews: ({ admin }) => as(admin, '/api/admin/dealer-reviews'),
  decideDealerReview: async ({ admin }) => {
    const { review } = await received('PENDING')
    return as(admin, `/api/admin/dealer-reviews/${review.id}/status`, {
      part: 'REVIEW',
      status: 'APPROVED',
      version: review.version,
    })
  },
} satisfies Record<string, Sample>
