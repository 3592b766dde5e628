import type { DealerRecord } from '#functions/data/dealers.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Body } from '#shared/api/contract.ts'
import type { register } from '#shared/api/identity.ts'
import { toInternational } from '#shared/rules/phone.ts'
import { toSlug } from '#shared/rules/slug.ts'

/** The record of somebody who has just registered. A dealership starts unverified. */
export const newUser = (form: Body<typeof register>, id: string, at: Date): UserRecord => ({
  id,
  username: form.username,
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  phoneNumber: toInternational(form.phoneNumber, form.countryCode),
  city: form.city || null,
  country: form.country,
  companyName: form.role === 'SELLER_DEALERSHIP' ? (form.companyName ?? null) : null,
  role: form.role,
  isVerified: false,
  verificationStatus: form.role === 'SELLER_DEALERSHIP' ? 'PENDING' : null,
  status: 'ACTIVE',
  tokensValidAfter: 0,
  endedSessions: [],
  termsAcceptedAt: at.toISOString(),
  createdAt: at.toISOString(),
})

/** The profile of a dealership that has just registered, to be completed and verified. */
export const newDealer = (user: UserRecord, slugSuffix: string): DealerRecord => ({
  id: user.id,
  slug: toSlug([user.companyName ?? user.username, slugSuffix]),
  businessName: user.companyName ?? user.username,
  city: user.city ?? 'Doha',
  country: user.country,
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  phoneNumber: user.phoneNumber,
  whatsappNumber: user.phoneNumber,
  website: null,
  address: '',
  rating: null,
  reviewCount: 0,
  yearsInBusiness: null,
  totalSales: 0,
  verificationStatus: 'PENDING',
  createdAt: user.createdAt,
})
