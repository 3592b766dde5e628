import { homeCity } from '#shared/reference/cities.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { toSlug } from '#shared/rules/slug.ts'
import { nameOfDealership } from '#shared/rules/user.ts'

/** The profile of who has just become a dealership, by registering or by an admin's hand: to be completed and verified. */
export const newDealer = (user: UserRecord, slugSuffix: string): DealerRecord => ({
  id: user.id,
  slug: toSlug([nameOfDealership(user), slugSuffix]),
  businessName: nameOfDealership(user),
  city: user.city ?? homeCity,
  country: user.country,
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  phoneNumber: user.phoneNumber || null,
  whatsappNumber: user.phoneNumber || null,
  website: null,
  address: '',
  rating: null,
  reviewCount: 0,
  stars1: 0,
  stars2: 0,
  stars3: 0,
  stars4: 0,
  stars5: 0,
  yearsInBusiness: null,
  totalSales: 0,
  hours: null,
  version: 1,
  standing: 1,
  verificationStatus: 'PENDING',
  isSuspended: false,
  appliedAt: null,
  createdAt: user.createdAt,
})
