import { type Availability, canBeContacted } from './availability.ts'
import type { LeadStatus } from '#shared/schemas/lead.ts'

/** Whether a buyer can open the inspection report of the car that they ask about. */
export const reportAccesses = ['OPEN', 'AFTER_ANSWER'] as const
type ReportAccess = (typeof reportAccesses)[number]

type Asked = {
  lead: { status: LeadStatus; respondedAt: string | null }
  /** Null while the public does not see the car. */
  car: { availability: Availability } | null
}

/**
 * The access of a buyer to an attached report: with its seller's answer, which is the seller's yes to this buyer, and until the seller
 * closes the inquiry or the car is no longer for sale. Undefined where there is none.
 */
export const reportAccessOf = ({ lead, car }: Asked): ReportAccess | undefined => {
  if (!car || !canBeContacted(car.availability) || lead.status === 'CLOSED') return undefined
  return lead.respondedAt === null ? 'AFTER_ANSWER' : 'OPEN'
}
