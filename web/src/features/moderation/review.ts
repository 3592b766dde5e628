export type ReviewView = 'review' | 'reject'

/** A listing under review: which, what of the dialog shows, and the reason as typed so far. */
export type Review = { id: string; startedWith: ReviewView; view: ReviewView; reason: string }
