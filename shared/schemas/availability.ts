/** Whether an approved car can be had now: its seller's word, beside the admins' status. */
export const availabilities = ['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'] as const
export type Availability = (typeof availabilities)[number]
