import { ShieldCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { DealerCard as Dealer } from '#shared/schemas/dealer.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import type { InsuranceProvider } from '#shared/schemas/provider.ts'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import { DealerCard } from '#web/entities/dealer/dealer-card.tsx'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { ListingRow } from '#web/features/browse/listing-row.tsx'
import { NotificationCenter } from '#web/entities/notification/notification-center.tsx'
import { AppealCard } from '#web/features/appeals/appeal-card.tsx'
import { PlateCard } from '#web/features/browse/plate-card.tsx'
import { SavedSearches } from '#web/features/browse/saved-searches.tsx'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { ProviderCard } from '#web/features/providers/provider-card.tsx'
import { clearSession, setSession } from '#web/stores/session.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const at = '2026-01-01T00:00:00.000Z'
const number = '0'.repeat(25)
// Longer than a card is wide, and without a place to break.
const long = 'Al-Waha-Wal-Rimal-Trading-And-Contracting-Motors-W.L.L.'

const listing: Listing = {
  id: `lst_${number}1`,
  slug: 'nissan-patrol-2020',
  title: '2020 Nissan Patrol Platinum City LE Titanium',
  titleAr: 'نيسان باترول بلاتينيوم سيتي تيتانيوم 2020',
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
  dealerProfileId: `usr_${number}1`,
  dealerProfile: { id: `usr_${number}1`, slug: 'al-waha', businessName: long },
}

const plate: PlateView = {
  id: `plt_${number}1`,
  country: 'QA',
  series: null,
  number: '333777',
  plateNumber: '333777',
  slug: '333777',
  tags: [],
  category: 'premium',
  price: 1_450_000,
  currency: 'QAR',
  location: 'al-shahaniya',
  description: null,
  status: 'APPROVED',
  availability: 'RESERVED',
  isFeatured: true,
  createdAt: at,
  viewCount: 0,
  contactCount: 0,
}

const dealer: Dealer = {
  id: `usr_${number}1`,
  slug: 'al-waha',
  businessName: long,
  city: 'Doha',
  country: 'Qatar',
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  phoneNumber: null,
  whatsappNumber: null,
  website: null,
  address: '',
  rating: 4.5,
  reviewCount: 120,
  yearsInBusiness: 20,
  totalSales: 0,
  carsAvailable: 42,
  verificationStatus: 'APPROVED',
}

const lead: LeadView = {
  id: `led_${number}1`,
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

const notifications: NotificationView[] = [
  {
    id: `ntf_${number}1`,
    kind: 'LEAD_RECEIVED',
    about: {
      listing: { ...listing, image: null },
      lead: { id: lead.id, from: long, side: 'seller' },
    },
    createdAt: at,
    readAt: null,
  },
  {
    id: `ntf_${number}2`,
    kind: 'PLATE_REJECTED',
    about: { plate, reason: `The photo shows another plate. ${long}` },
    createdAt: at,
    readAt: at,
  },
]

const search: SavedSearchView = {
  id: `ssr_${number}1`,
  name: long,
  searchParams: { make: 'Nissan', city: 'Doha', minPrice: '50000' },
  alertsEnabled: true,
  createdAt: at,
}

const insurer: InsuranceProvider = {
  id: `prv_${number}1`,
  name: long,
  logoUrl: null,
  rating: 4.5,
  description: 'Covers cars.',
  descriptionAr: 'يؤمّن السيارات.',
  phoneNumber: '+97444123456',
  email: 'a-long-name-of-a-mailbox@insurance-of-the-gulf.example',
  website: 'https://insurance-of-the-gulf.example/cars',
  version: 1,
  coverage: 'Full cover',
  coverageAr: 'تغطية شاملة',
}

const appeal: AppealView = {
  id: `apl_${number}1`,
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
  rejectedBy: { id: `usr_${number}2`, username: 'admin' },
  rejectedAt: at,
  by: { id: `usr_${number}1`, username: 'khalid', name: long, role: 'PRIVATE' },
  answeredBy: null,
}

const nothing = () => {}

type Card = {
  element: ReactElement
  /** Texts that a reader must find, in either language. */
  shown: readonly string[]
  /** What its link leads to. */
  link?: string
}

const cards: Readonly<Record<string, Card>> = {
  'the card of a car': {
    element: <ListingCard listing={listing} sizes="92vw" />,
    shown: ['165,000'],
    link: `/cars/${listing.slug}`,
  },
  'the row of a car': {
    element: <ListingRow listing={listing} />,
    shown: ['165,000'],
    link: `/cars/${listing.slug}`,
  },
  'the card of a plate': {
    element: <PlateCard plate={plate} />,
    shown: ['1,450,000'],
    link: '/number-plates/333777',
  },
  'the card of a dealer': {
    element: <DealerCard dealer={dealer} city="Doha" />,
    shown: [long, 'Doha'],
    link: '/dealer/al-waha',
  },
  'the row of a conversation': {
    element: <LeadRow lead={lead} isOpen={false} onOpen={nothing} />,
    shown: [long],
  },
  'the rows of notifications': {
    element: <NotificationCenter />,
    shown: [long],
  },
  'the row of a saved search': {
    element: <SavedSearches />,
    shown: [long],
    link: '/cars?make=Nissan&city=Doha&minPrice=50000',
  },
  'the card of an insurer': {
    element: (
      <ul>
        <ProviderCard provider={insurer} icon={ShieldCheck}>
          <p>Full cover</p>
        </ProviderCard>
      </ul>
    ),
    shown: [long, 'Full cover'],
    link: insurer.website!,
  },
  'the card of an appeal': {
    element: <AppealCard appeal={appeal} onAnswered={nothing} />,
    shown: ['It is my own car.', 'The photos show another car.'],
  },
}

const answers: Readonly<Record<string, unknown>> = {
  'GET /api/user/notifications': { notifications, unread: 1 },
  'GET /api/user/saved-searches': [search],
}

beforeEach(async () => {
  setSession('header.e30.signature')
  fakeApi((route) => (route in answers ? { body: answers[route] } : undefined))
  await page.viewport(360, 800)
})
afterEach(() => {
  clearSession()
  vi.restoreAllMocks()
})

describe.each(languages)('in %s, on the narrowest phone', (language) => {
  it.each(Object.entries(cards))(
    '%s shows what it is about, stays in its box and breaks no rule of axe',
    async (_, { element, shown, link }) => {
      const screen = await renderIn(language, <div className="p-4">{element}</div>)
      const missing = () => {
        const text = screen.container.textContent ?? ''
        return shown.filter((each) => !text.includes(each))
      }
      await expect.poll(missing).toEqual([])
      if (link) expect(document.querySelector(`a[href="${link}"]`)).not.toBeNull()
      expect(overflowing()).toEqual([])
      expect(await violations()).toEqual([])
    },
  )
})
