import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { decisionView } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'

// A dealership that has sent no application is reviewed under its own id.
const reviewedId = z.union([id('listing'), id('plate'), id('submission'), id('user')])

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
  /** Who has it now, since when, and until when unless they prolong it. */
  response: z.object({ isOwn: z.boolean(), by: decisionView.shape.by, at: instant, until: instant }),
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
