import { newId } from '#functions/adapters/ids.ts'
import { type DealerReviewRecord, insertDealerReview } from '#functions/data/dealer-reviews.ts'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { api } from '#functions/testing/api.ts'
import { asked, write as say } from '#functions/testing/leads.ts'
import { establish, type Person, registerSeller } from '#functions/testing/people.ts'

/** A valid review; override what a test is about. */
export const reviewForm = (parts: object = {}) => ({
  stars: 5,
  described: 5,
  manner: null,
  price: 4,
  text: 'They answered at once, and the car was as described.',
  bought: true,
  isNamed: true,
  ...parts,
})

/** Moves the beginning of a conversation back by two days. */
export const ageLead = (leadId: string): Promise<boolean> =>
  write(
    updateWrite(keys.lead(leadId), {
      set: { createdAt: new Date(Date.now() - 2 * 86_400_000).toISOString() },
    }),
  )

/** A person with a confirmed number to whom the dealership answered about the car, two days after they wrote. */
export const aReviewer = async (dealer: Person, carId: string): Promise<Person> => {
  const buyer = await establish(await registerSeller())
  const lead = await asked(buyer, carId)
  await say(dealer, lead.id, 'Yes, come and see it.')
  await ageLead(lead.id)
  return buyer
}

/** Writes or replaces a person's review of a dealership. */
export const writeReview = ({ token }: Person, dealerId: string, parts: object = {}, ip?: string) =>
  api('PUT', `/api/dealers/${dealerId}/reviews/own`, {
    token,
    body: reviewForm(parts),
    ...(ip && { ip }),
  })

/** Decides about a review or its answer. */
export const decideReview = (
  { token }: Person,
  review: { id: string; version: number },
  decision: object = {},
) =>
  api('PUT', `/api/admin/dealer-reviews/${review.id}/status`, {
    token,
    body: { part: 'REVIEW', status: 'APPROVED', version: review.version, ...decision },
  })

type Parts = Pick<DealerReviewRecord, 'dealerId' | 'authorId'> & Partial<DealerReviewRecord>

/** A public review; override what a test is about. */
export const aReview = (parts: Parts): DealerReviewRecord => {
  const at = new Date().toISOString()
  return {
    id: newId('dealerReview'),
    leadId: newId('lead'),
    stars: 5,
    described: 5,
    manner: null,
    price: 4,
    text: 'They answered at once, and the car was as described.',
    bought: true,
    isNamed: true,
    language: 'en',
    status: 'APPROVED',
    reasonCodes: [],
    rejectionReason: null,
    createdAt: at,
    editedAt: at,
    placedAt: at,
    answer: null,
    report: null,
    decision: null,
    isHidden: false,
    version: 1,
    ...parts,
  }
}

/** Stores a review as if it had been written and decided. */
export const storeReview = async (parts: Parts): Promise<DealerReviewRecord> => {
  const review = aReview(parts)
  await insertDealerReview(review, [])
  return review
}
