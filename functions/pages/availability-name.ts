import type { Availability } from '#shared/rules/availability.ts'

const names: Record<Availability, string> = {
  AVAILABLE: 'InStock',
  RESERVED: 'LimitedAvailability',
  SOLD: 'SoldOut',
  PAUSED: 'OutOfStock',
}

/** What schema.org calls it. */
export const availabilityName = (availability: Availability): string =>
  `https://schema.org/${names[availability]}`
