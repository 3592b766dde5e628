import type { ListingDetail } from '#shared/schemas/listing.ts'
import { at, listing } from './fixtures.ts'

/** The page of a car, which can be had. */
export const listingDetail: ListingDetail = {
  ...listing,
  availability: 'AVAILABLE',
  priceUSD: null,
  engineSize: '',
  description: '',
  isAccidentFree: true,
  features: [],
  priceHistory: [],
  publishedAt: at,
  updatedAt: at,
  dealerProfileId: null,
  dealerProfile: null,
  seller: {
    name: 'Ali',
    memberSince: at,
    isEmailConfirmed: true,
    isPhoneConfirmed: false,
    phoneNumber: null,
    whatsappNumber: null,
  },
}
