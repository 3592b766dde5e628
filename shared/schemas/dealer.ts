import * as z from 'zod/mini'
import { id, slug } from '#shared/schemas/ids.ts'
import { listingCard } from '#shared/schemas/listing.ts'
import { weekHours } from '#shared/schemas/storefront.ts'
import { instant } from '#shared/schemas/text.ts'
import { verificationStatuses } from '#shared/schemas/user.ts'

/** A dealership's public face. A dealer's id is its user's id: one account, one dealership. */
export const dealerCard = z.object({
  id: id('user'),
  slug,
  businessName: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  coverImageUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.string(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  yearsInBusiness: z.nullable(z.number()),
  totalSales: z.number(),
  carsAvailable: z.number(),
  verificationStatus: z.enum(verificationStatuses),
})
export type DealerCard = z.output<typeof dealerCard>

/** The median from a contact request to its first answer, over the seller's last `sample` answers. */
export const responseTime = z.object({ medianMinutes: z.number(), sample: z.number() })
export type ResponseTime = z.output<typeof responseTime>

/** The storefront: the first page of its cars; the rest comes from `/api/listings?dealer=`. */
export const dealerDetail = z.extend(dealerCard, {
  listings: z.array(listingCard),
  /** Sunday first; null while the dealer has not said. */
  hours: z.nullable(weekHours),
  memberSince: instant,
  /** Null while there are too few answers to measure. */
  responseTime: z.nullable(responseTime),
})

/** A dealership in the admins' list. Without the number of its cars: only search knows it, and no admin's route loads search. */
export const adminDealer = z.extend(z.omit(dealerCard, { carsAvailable: true }), {
  userId: id('user'),
  /** Grows with each change of how it stands, so that nobody decides about another standing than they saw. */
  standing: z.number(),
  /** Its owner is suspended, so it is out of sight whatever its verification. */
  isSuspended: z.boolean(),
  /** When it last sent its application; null while it never did. */
  appliedAt: z.nullable(instant),
  createdAt: instant,
  /** The application that it has sent; null while there is none. */
  submissionId: z.nullable(id('submission')),
})
export type AdminDealer = z.output<typeof adminDealer>
