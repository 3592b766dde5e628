import { homeCurrency } from '#shared/constants/market.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import type { LeadMessage, LeadView } from '#shared/schemas/lead.ts'
import type { ListingCard, OwnListing } from '#shared/schemas/listing.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import type { OwnPlate, PlateView } from '#shared/schemas/plate.ts'
import type { Preferences } from '#shared/schemas/preferences.ts'
import type { ReportView } from '#shared/schemas/report.ts'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

export const at = '2026-01-01T00:00:00.000Z'

/** An id of a table's item, the same in every answer of the API. */
export const idOf = (prefix: string, last = 1) => `${prefix}_${'0'.repeat(25)}${last}`

/** A name that is longer than a card is wide, and without a place to break. */
export const long = 'Al-Waha-Wal-Rimal-Trading-And-Contracting-Motors-W.L.L.'

export const user: CurrentUser = {
  id: idOf('usr'),
  username: 'khalid',
  email: 'khalid@example.com',
  firstName: 'Khalid',
  lastName: 'Al Kuwari',
  phoneNumber: '+97433123456',
  city: null,
  country: 'Qatar',
  companyName: null,
  role: 'PRIVATE',
  isVerified: false,
  verificationStatus: null,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z',
  phoneConfirmedAt: null,
  pendingEmail: null,
  agreedVersion: presentAgreement(),
  createdAt: at,
}

export const listing: ListingCard = {
  id: idOf('lst'),
  slug: 'nissan-patrol-2020',
  title: '2020 Nissan Patrol Platinum City LE Titanium',
  titleAr: 'نيسان باترول Platinum City LE Titanium 2020',
  make: 'Nissan',
  model: 'Patrol',
  year: 2020,
  variant: 'Platinum City LE Titanium',
  mileage: 160_000,
  priceQAR: 165_000,
  previousPriceQAR: 172_000,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  condition: 'Excellent',
  city: 'Doha',
  country: 'Qatar',
  isGCCSpec: true,
  hasWarranty: true,
  isFeatured: true,
  availability: 'RESERVED',
  createdAt: at,
  viewCount: 1200,
  contactCount: 12,
  imageCount: 12,
  images: [],
  dealerProfileId: idOf('usr'),
  dealerProfile: { id: idOf('usr'), slug: 'al-waha', businessName: long },
}

export const ownListing: OwnListing = {
  id: listing.id,
  slug: listing.slug,
  title: `${listing.title} ${long}`,
  titleAr: `${listing.titleAr} ${long}`,
  priceQAR: listing.priceQAR,
  country: listing.country,
  images: [],
  status: 'APPROVED',
  version: 2,
  verificationDocuments: { registrationCard: null, idCard: null },
  rejectionReason: null,
  reasonCodes: [],
  rejectionFields: [],
  appeal: null,
  documentsCheckedAt: null,
  stockNumber: 'A-0001',
  availability: 'AVAILABLE',
  confirmedAt: at,
  isPausedBySilence: false,
  wasReserved: false,
  isFeatured: false,
  publishedAt: at,
  createdAt: at,
  updatedAt: at,
  viewCount: 1200,
  contactCount: 12,
  saveCount: 3,
}

export const plate: PlateView = {
  id: idOf('plt'),
  country: 'QA',
  series: null,
  number: '333777',
  plateNumber: '333777',
  slug: '333777',
  tags: [],
  category: 'premium',
  price: 1_450_000,
  currency: homeCurrency,
  location: 'al-shahaniya',
  description: null,
  status: 'APPROVED',
  availability: 'RESERVED',
  isFeatured: true,
  createdAt: at,
  viewCount: 0,
  contactCount: 0,
}

export const ownPlate: OwnPlate = {
  ...plate,
  price: 45_000,
  location: 'doha',
  availability: 'AVAILABLE',
  isFeatured: false,
  version: 2,
  rejectionReason: null,
  reasonCodes: [],
  appeal: null,
  updatedAt: at,
}

export const lead: LeadView = {
  id: idOf('led'),
  side: 'seller',
  listingId: listing.id,
  plate: null,
  listingTitle: listing.title,
  listingTitleAr: listing.titleAr,
  listingSlug: listing.slug,
  listingPrice: listing.priceQAR,
  listingImage: null,
  listingAvailability: 'AVAILABLE',
  status: 'NEW',
  buyerName: long,
  buyerPhone: '+97433123456',
  buyerEmail: null,
  sellerName: 'Khalid',
  message: 'Is it still available?',
  note: null,
  createdAt: at,
  respondedAt: null,
  lastActivityAt: at,
  lastMessage: `Is it still available? ${long}`,
  unread: 3,
  isOrphaned: false,
}

/** A message of the lead's conversation, the buyer's unless told. */
export const leadMessage = (parts: Partial<LeadMessage>, index: number): LeadMessage => ({
  id: idOf('msg', index),
  from: 'buyer',
  text: 'Hello, is it still there?',
  createdAt: at,
  ...parts,
})

export const appeal: AppealView = {
  id: idOf('apl'),
  status: 'OPEN',
  message: `It is my own car. ${long}`,
  at,
  answer: null,
  answeredAt: null,
  about: {
    kind: 'listing',
    id: listing.id,
    title: listing.title,
    titleAr: listing.titleAr,
    version: 3,
    isRejected: true,
  },
  reasonCodes: [],
  rejectionReason: 'The photos show another car.',
  rejectedBy: { id: idOf('usr', 2), username: 'admin' },
  rejectedAt: at,
  mayAnswer: 'AS_ONLY_ADMIN',
  by: { id: idOf('usr'), username: 'khalid', name: long, role: 'PRIVATE' },
  answeredBy: null,
}

export const search: SavedSearchView = {
  id: idOf('ss'),
  name: long,
  kind: 'cars',
  searchParams: { make: 'Nissan', city: 'Doha', minPrice: '50000' },
  alertsEnabled: true,
  createdAt: at,
}

export const report: ReportView = {
  id: idOf('rep'),
  reason: 'SAME_PHOTO',
  details: `Sold months ago. ${long}`,
  status: 'OPEN',
  createdAt: at,
  resolvedAt: null,
  listing: { id: listing.id, slug: listing.slug, title: long, titleAr: long },
  samePhotos: [
    {
      photoId: idOf('upl'),
      listing: { id: idOf('lst', 2), slug: 'another', title: 'Another Patrol', titleAr: 'باترول' },
    },
  ],
  reporter: { id: idOf('usr', 2), username: 'maryam' },
}

export const plateReport: ReportView = {
  ...report,
  reason: 'FRAUD',
  listing: { id: idOf('lst', 3), slug: null, title: 'Number plate 333777', titleAr: 'رقم اللوحة 333777' },
  plate: { id: plate.id, country: 'QA', series: null, number: '333777', slug: '333777' },
  samePhotos: [],
}

export const supportMessage: ContactMessageView = {
  id: idOf('ctm'),
  name: long,
  email: 'a-long-name-of-a-mailbox@insurance-of-the-gulf.example',
  subject: long,
  message: 'How do I sell?',
  status: 'OPEN',
  createdAt: at,
  answeredAt: null,
}

export const preferences: Preferences = {
  language: 'en',
  email: { leads: true, decisions: true, savedSearches: true, favorites: false },
  sms: { leads: false },
}
