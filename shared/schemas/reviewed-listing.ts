import * as z from 'zod/mini'
import { id } from './ids.ts'
import { carDraft } from './listing.ts'
import { decisionView, listingReasonCodes } from './moderation.ts'
import { instant } from './text.ts'

/** The state of a listing that an admin saw when they last approved or refused it, to compare it with the present one. */
export const reviewedListing = z.object({
  status: z.enum(['APPROVED', 'REJECTED']),
  at: instant,
  by: decisionView.shape.by,
  car: carDraft,
  /** Without an address for photos that were deleted since: only their blurred placeholder is left. */
  photos: z.array(z.object({ id: id('upload'), placeholder: z.string(), imageUrl: z.nullable(z.string()) })),
  /** Whether it had the video that it has now, or none as now. */
  hasSameVideo: z.optional(z.boolean()),
  /** Whether the documents were the same as the present ones. */
  hasSameDocuments: z.boolean(),
  /** Those of the present documents that are other files than the ones that were decided about. */
  replacedDocuments: z.array(z.enum(['registrationCard', 'idCard'])),
  /** Why it was refused; none of an approval, nor where an older version did not keep them. */
  reasonCodes: listingReasonCodes,
  rejectionReason: z.nullable(z.string()),
})
export type ReviewedListing = z.output<typeof reviewedListing>
