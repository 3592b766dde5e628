import * as z from 'zod/mini'
import { partitions } from '#functions/data/keys.ts'
import { dealerCard } from '#shared/schemas/dealer.ts'
import { weekHours } from '#shared/schemas/storefront.ts'
import { instant } from '#shared/schemas/text.ts'

/** What visitors see, less the number of cars, which search counts. A dealer's id is its user's. */
export const dealerRecord = z.extend(z.omit(dealerCard, { carsAvailable: true }), {
  createdAt: instant,
  hours: z._default(z.nullable(weekHours), null),
  /** Grows with each change of the storefront; counting a sale does not move it. */
  version: z._default(z.number(), 1),
  /** Grows with each change of how it stands: its verification, its application, its name, its owner's suspension. */
  standing: z._default(z.number(), 1),
  /** Its owner is suspended: no page, no place in the directory. */
  isSuspended: z._default(z.boolean(), false),
  /** When it last sent its application; null while it never did. */
  appliedAt: z._default(z.nullable(instant), null),
})
export type DealerRecord = z.output<typeof dealerRecord>

/** The name of the kept counts of dealerships by verification, those of suspended owners among them. */
export const dealerCounts = 'DEALERS'

/**
 * Its place among the dealerships: by name, but those that wait for verification by how long they do, and before those that
 * have not applied yet.
 */
export const placeOf = (dealer: DealerRecord) => ({
  statusPk: partitions.dealers(dealer.isSuspended ? 'SUSPENDED' : dealer.verificationStatus),
  statusSk:
    dealer.verificationStatus === 'PENDING'
      ? `${dealer.appliedAt ? `0#${dealer.appliedAt}` : `1#${dealer.createdAt}`}#${dealer.id}`
      : `${dealer.businessName.toLowerCase()}#${dealer.id}`,
})
