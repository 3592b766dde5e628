import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { idsParam } from '#shared/schemas/query.ts'
import { decisionView } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'

// A dealership that has sent no application is reviewed under its own id.
const reviewedId = z.union([id('listing'), id('plate'), id('submission'), id('user')])

/** Who has something, since when, and until when unless they prolong it. */
const heldClaim = z.object({ isOwn: z.boolean(), by: decisionView.shape.by, at: instant, until: instant })

export const listReviewClaims = contract({
  id: 'listReviewClaims',
  noun: 'oversight',
  method: 'GET',
  path: '/api/admin/claims',
  access: 'admin',
  stack: 'review',
  summary: 'Who is reviewing which of these now; what nobody is reviewing is left out.',
  query: z.strictObject({
    ids: idsParam(reviewedId, limits.reviewClaim.listed),
  }),
  status: 200,
  response: z.object({ claims: z.array(z.extend(heldClaim, { id: reviewedId })) }),
})

export const claimReview = contract({
  id: 'claimReview',
  noun: 'oversight',
  method: 'PUT',
  path: '/api/admin/claims/{id}',
  access: 'admin',
  stack: 'review',
  summary:
    'Says that the caller is reviewing this, for some minutes, unless somebody else is; `takesOver` takes it from them. Decisions need no claim.',
  params: z.object({ id: reviewedId }),
  body: z.strictObject({ takesOver: z.optional(z.boolean()) }),
  status: 200,
  response: heldClaim,
  errors: ['NOT_FOUND'],
})

export const releaseReview = contract({
  id: 'releaseReview',
  noun: 'oversight',
  method: 'DELETE',
  path: '/api/admin/claims/{id}',
  access: 'admin',
  stack: 'review',
  summary: 'Ends the caller’s own claim, if they have it.',
  params: z.object({ id: reviewedId }),
  status: 204,
  errors: ['NOT_FOUND'],
})
