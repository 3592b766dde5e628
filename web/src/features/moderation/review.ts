import type { RejectionField } from '#shared/schemas/listing.ts'

export type ReviewView = 'review' | 'reject'

/** A listing under review: which, what of the dialog shows, and the refusal as written so far. */
export type Review = {
  id: string
  startedWith: ReviewView
  view: ReviewView
  reason: string
  /** What the reason is about. */
  fields: readonly RejectionField[]
}
