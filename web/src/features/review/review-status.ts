/** The statuses an admin decides about; a draft is its seller's own business. */
export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]
