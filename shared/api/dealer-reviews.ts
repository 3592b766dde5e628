import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import {
  adminDealerReview,
  dealerReviewDecision,
  dealerReviewForm,
  dealerReviewPage,
  dealerReviewPlaces,
  dealerReviewRight,
  dealerReviewView,
  ownDealerReview,
  reviewAnswerForm,
  reviewReportForm,
} from '#shared/schemas/dealer-review.ts'
import { id, idOrSlug } from '#shared/schemas/ids.ts'
import { cursorParam, nextCursor, paged, search, wholeParam } from '#shared/schemas/query.ts'

const dealerParams = z.object({ id: idOrSlug('user') })
const reviewParams = z.object({ id: id('dealerReview') })

export const listDealerReviews = contract({
  id: 'listDealerReviews',
  noun: 'dealers',
  method: 'GET',
  path: '/api/dealers/{id}/reviews',
  access: 'optional',
  staff: 'SALES',
  stack: 'dealing',
  summary:
    'The published reviews of a verified dealer, newest first; the dealership also sees what became of its answers.',
  params: dealerParams,
  query: z.strictObject({
    limit: z._default(wholeParam(1, limits.dealerReview.page), limits.dealerReview.page),
    cursor: z.optional(cursorParam),
  }),
  status: 200,
  response: dealerReviewPage,
  errors: ['DEALER_NOT_FOUND'],
})

export const getOwnDealerReview = contract({
  id: 'getOwnDealerReview',
  noun: 'dealers',
  method: 'GET',
  path: '/api/dealers/{id}/reviews/own',
  access: 'user',
  stack: 'dealing',
  summary: 'The caller’s review of a dealer, and whether they may write or change one.',
  params: dealerParams,
  status: 200,
  response: dealerReviewRight,
  errors: ['DEALER_NOT_FOUND'],
})

export const saveDealerReview = contract({
  id: 'saveDealerReview',
  noun: 'dealers',
  method: 'PUT',
  path: '/api/dealers/{id}/reviews/own',
  access: 'user',
  stack: 'dealing',
  summary: 'Writes or replaces the caller’s one review of a dealer. It is public once an admin has read it.',
  params: dealerParams,
  body: dealerReviewForm,
  status: 200,
  response: ownDealerReview,
  errors: ['DEALER_NOT_FOUND', 'DEALER_REVIEW_REFUSED', 'EDIT_CONFLICT', 'TOO_MANY_DEALER_REVIEWS'],
})

export const deleteDealerReview = contract({
  id: 'deleteDealerReview',
  noun: 'dealers',
  method: 'DELETE',
  path: '/api/dealers/{id}/reviews/own',
  access: 'user',
  stack: 'dealing',
  summary: 'Deletes the caller’s review of a dealer, and the answer with it.',
  params: z.object({ id: id('user') }),
  status: 204,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
})

export const answerDealerReview = contract({
  id: 'answerDealerReview',
  noun: 'dealers',
  method: 'PUT',
  path: '/api/dealer-reviews/{id}/answer',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary:
    'Answers a published review of the caller’s dealership, once. It is public once an admin has read it.',
  params: reviewParams,
  body: reviewAnswerForm,
  status: 200,
  response: dealerReviewView,
  errors: ['NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 3600 }],
})

export const reportDealerReview = contract({
  id: 'reportDealerReview',
  noun: 'dealers',
  method: 'POST',
  path: '/api/dealer-reviews/{id}/reports',
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary:
    'Asks the admins to look at a published review of the caller’s dealership again. It stays public meanwhile.',
  params: reviewParams,
  body: reviewReportForm,
  status: 200,
  response: dealerReviewView,
  errors: ['NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 10, seconds: 3600 }],
})

export const listAdminDealerReviews = contract({
  id: 'listAdminDealerReviews',
  noun: 'dealers',
  method: 'GET',
  path: '/api/admin/dealer-reviews',
  access: 'admin',
  stack: 'admin',
  summary:
    'Reviews of dealerships: by default those about which something is to be decided, oldest first; others newest first. `search` is a part of a text, an id, or a whole username, e-mail address, phone number or name of the author or the dealership.',
  query: z.strictObject({ ...paged, search, status: z._default(z.enum(dealerReviewPlaces), 'OPEN') }),
  status: 200,
  response: z.object({ reviews: z.array(adminDealerReview), total: z.optional(z.number()), nextCursor }),
})

export const decideDealerReview = contract({
  id: 'decideDealerReview',
  noun: 'dealers',
  method: 'PUT',
  path: '/api/admin/dealer-reviews/{id}/status',
  access: 'admin',
  stack: 'admin',
  summary:
    'Publishes or refuses a review or the answer to it. Publishing a review that is public turns down the dealership’s report of it.',
  params: reviewParams,
  body: dealerReviewDecision,
  status: 200,
  response: adminDealerReview,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})
