import type { Availability } from '#shared/rules/availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** The tone of the badge that says the status of a car or plate. */
export const statusTones: Record<ListingStatus, BadgeTone> = {
  DRAFT: 'neutral',
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}

/** The same of its availability, which has no badge while it is available. */
export const availabilityTones: Record<Exclude<Availability, 'AVAILABLE'>, BadgeTone> = {
  RESERVED: 'amber',
  SOLD: 'neutral',
  PAUSED: 'neutral',
}
