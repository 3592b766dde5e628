/** Whether an approved car can be had now: its seller's word, beside the admins' status. */
export const availabilities = ['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'] as const
export type Availability = (typeof availabilities)[number]

/** What a seller can do to many cars at once. */
export const bulkActions = ['RESUME', 'PAUSE', 'SELL', 'DELETE'] as const
export type BulkAction = (typeof bulkActions)[number]
