import type { ReactElement } from 'react'
import { ShieldCheck } from 'lucide-react'
import { page } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { DealerCard as Dealer } from '#shared/schemas/dealer.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import type { InsuranceProvider } from '#shared/schemas/provider.ts'
import type { QuoteView } from '#shared/schemas/quote.ts'
import { DealerCard } from '#web/entities/dealer/dealer-card.tsx'
import { cityOf } from '#web/entities/listing/labels.ts'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { NotificationCenter } from '#web/entities/notification/notification-center.tsx'
import { QuoteCard } from '#web/entities/quote/quote-card.tsx'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { WaysCard } from '#web/features/analytics/ways-card.tsx'
import { AppealCard } from '#web/features/appeals/appeal-card.tsx'
import { ListingRow } from '#web/features/browse/listing-row.tsx'
import { NoPlates } from '#web/features/browse/no-plates.tsx'
import { PlateCard } from '#web/features/browse/plate-card.tsx'
import { SavedSearches } from '#web/features/browse/saved-searches.tsx'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { CarRow } from '#web/features/own-offers/car-row.tsx'
import { PlateRow } from '#web/features/own-offers/plate-row.tsx'
import { NotificationCards } from '#web/features/preferences/notification-cards.tsx'
import { ProviderCard } from '#web/features/providers/provider-card.tsx'
import { unisolated } from './unisolated.ts'
import { ReportCard } from '#web/features/reports/report-card.tsx'
import { MessageCard } from '#web/features/support-messages/message-card.tsx'
import { setSession } from '#web/stores/session.ts'
import {
  appeal,
  at,
  lead,
  listing,
  long,
  ownListing,
  ownPlate,
  plate,
  preferences,
  plateReport,
  report,
  search,
  supportMessage,
  user,
} from './fixtures.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const number = '0'.repeat(25)

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

const endedViewings: Omit<Extract<LeadEvent, { kind: 'VIEWING_CANCELLED' }>, 'kind'>[] = [
  { end: 'SOLD', time: at },
  { end: 'UNAVAILABLE', time: null, times: [at, at] },
  { end: 'LEFT', time: at },
]

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
    id: `ntf_${number}9`,
    kind: 'FAVORITE_GONE',
    about: { plate, availability: 'SOLD' },
    createdAt: at,
    readAt: null,
  },
  ...endedViewings.map((event, index): NotificationView => ({
    id: `ntf_${number}${index + 3}`,
    kind: 'LEAD_REPLY',
    about: {
      listing: { ...listing, image: null },
      lead: { id: lead.id, from: '', side: 'buyer' },
      event: { kind: 'VIEWING_CANCELLED', ...event },
    },
    createdAt: at,
    readAt: null,
  })),
  {
    id: `ntf_${number}2`,
    kind: 'PLATE_REJECTED',
    about: { plate, reason: `The photo shows another plate. ${long}` },
    createdAt: at,
    readAt: at,
  },
]

const quote: QuoteView = {
  id: `quo_${number}1`,
  kind: 'financing',
  provider: { id: `prv_${number}1`, name: long, nameAr: '' },
  handledBy: 'TEAM',
  status: 'NEW',
  isWithdrawn: false,
  car: { make: 'Toyota', model: 'Camry', year: 2021, valueQAR: 85_000, slug: 'toyota-camry-2021' },
  insurance: null,
  financing: { downPaymentQAR: 17_000, months: 48, income: 'FROM_10000', residency: 'RESIDENT' },
  name: 'Maryam',
  phone: '+97455123456',
  email: null,
  language: 'ar',
  consentVersion: '2026-11-26',
  createdAt: at,
  updatedAt: at,
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

const nothing = () => {}

type Card = {
  element: ReactElement
  /** Texts that a reader must find, in either language. */
  shown: readonly string[]
  /** The target of its link. */
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
  'the plates near a number that nobody offers': {
    element: (
      <NoPlates
        narrowed
        number="333777"
        saving={{ suggestedName: '333777', searchParams: { search: '333777' } }}
        notUnderstood={false}
        near={[{ plate: { ...plate, similar: { low: 900_000, high: 2_100_000 } }, why: 'OTHER_ORDER' }]}
        outdated={false}
        onClear={nothing}
        onNear={nothing}
      />
    ),
    shown: ['1,450,000', '900,000', '2,100,000'],
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
    // By its id: the number may be another's by now.
    link: `/number-plates/${plate.id}`,
  },
  'the row of a saved search': {
    element: <SavedSearches />,
    shown: [long],
    link: '/cars?make=Nissan&city=Doha&minPrice=50000',
  },
  'the card of an insurer': {
    element: (
      <ul>
        <ProviderCard provider={insurer} icon={ShieldCheck} onAsk={nothing}>
          <p>Full cover</p>
        </ProviderCard>
      </ul>
    ),
    shown: [long, 'Full cover'],
    link: insurer.website!,
  },
  'a request for a quote': {
    element: <QuoteCard quote={quote} person={<p>Maryam</p>} />,
    shown: [long, 'Maryam'],
    link: '/cars/toyota-camry-2021',
  },
  'the card of an appeal': {
    element: <AppealCard appeal={appeal} onAnswered={nothing} />,
    shown: ['It is my own car.', 'The photos show another car.'],
  },
  'the card of a report': {
    element: <ReportCard report={report} onClosed={nothing} />,
    shown: [long, 'maryam'],
  },
  'the card of a report about a plate': {
    element: <ReportCard report={plateReport} onClosed={nothing} />,
    shown: ['333777', 'maryam'],
    link: '/number-plates/333777',
  },
  'the card of a message to the team': {
    element: <MessageCard message={supportMessage} moving={false} onMove={nothing} />,
    shown: [long, supportMessage.email, 'How do I sell?'],
  },
  'the row of an own car': {
    element: (
      <CarRow
        user={user}
        listing={ownListing}
        now={Date.parse(at)}
        selected={false}
        onSelect={nothing}
        onDelete={nothing}
      />
    ),
    shown: [long, '165,000', 'A-0001'],
    link: `/cars/${listing.slug}`,
  },
  'the row of an own plate': {
    element: <PlateRow user={user} plate={ownPlate} onEdit={nothing} onDelete={nothing} />,
    shown: ['45,000'],
    link: '/number-plates/333777',
  },
  'the reasons of a rejection, above what is to be corrected': {
    element: (
      <Rejection
        isShort
        kind="listing"
        id={ownListing.id}
        title={long}
        reasonCodes={['PHOTOS_UNCLEAR']}
        text="On the third one."
        appeal={null}
        onAppealed={nothing}
        onStale={nothing}
      />
    ),
    shown: ['On the third one.'],
  },
  'the ways of contacts': {
    element: (
      <WaysCard
        analytics={{
          days: [
            {
              day: '2026-11-26',
              views: 40,
              contacts: 9,
              saves: 1,
              ways: { whatsapp: 5, call: 2, message: 1 },
            },
          ],
          totals: { views: 40, contacts: 9, saves: 1 },
          before: { views: 0, contacts: 0, saves: 0 },
        }}
      />
    ),
    shown: ['5', '2', '1'],
  },
  'the cards of the preferences': {
    element: <NotificationCards user={{ ...user, email: supportMessage.email }} />,
    // With the date since when no mail arrives.
    shown: [supportMessage.email, '+974 3312 3456', '2026'],
  },
}

const answers: Readonly<Record<string, unknown>> = {
  'GET /api/user/notifications': { notifications, unread: 1 },
  'GET /api/user/preferences': preferences,
  'GET /api/user/mail-stop': { stop: { reason: 'complaint', since: at } },
  'GET /api/user/saved-searches': [search],
}

beforeEach(async () => {
  setSession('header.e30.signature')
  fakeApi((route) => (route in answers ? { body: answers[route] } : undefined))
  await page.viewport(360, 800)
})

describe.each(languages)('in %s, on the narrowest phone', (language) => {
  it('a card shows the whole city, whatever becomes of the area', async () => {
    const place = { city: 'Doha', area: 'Industrial Area' }
    const element = <ListingCard listing={{ ...listing, ...place, fuelType: 'Electric' }} sizes="92vw" />
    const screen = await renderIn(language, <div className="p-4">{element}</div>, ['cars'])
    await expect.element(screen.getByRole('article')).toBeVisible()
    const facts = document.querySelector('article ul')!
    const city = facts.lastElementChild!.lastElementChild!
    expect(city.textContent).toBe(cityOf(place.city, language))
    expect(city.scrollWidth).toBeLessThanOrEqual(city.clientWidth)
    const [outer, inner] = [facts.getBoundingClientRect(), city.getBoundingClientRect()]
    expect(inner.left).toBeGreaterThanOrEqual(outer.left)
    expect(inner.right).toBeLessThanOrEqual(outer.right)
  })

  it('an own offer that is sold says so while the name of its seller is reviewed', async () => {
    for (const [state, isSaid] of [
      [{ status: 'PENDING', availability: 'SOLD' }, true],
      [{ status: 'PENDING', availability: 'RESERVED' }, false],
    ] as const) {
      const row = (
        <PlateRow user={user} plate={{ ...ownPlate, ...state }} onEdit={nothing} onDelete={nothing} />
      )
      const screen = await renderIn(language, row)
      await expect.poll(() => screen.container.textContent).toContain('45,000')
      const t = loadedMessages(language, 'availability')!
      expect(screen.getByText(t[state.availability], { exact: true }).elements()).toHaveLength(isSaid ? 1 : 0)
      await screen.unmount()
    }
  })

  it.each([
    ['AVAILABLE', true],
    ['RESERVED', true],
    ['SOLD', false],
    ['PAUSED', false],
  ] as const)('says how long a car that is %s has been on sale: %s', async (availability, isSaid) => {
    const createdAt = new Date(Date.now() - 5 * 86_400_000).toISOString()
    const car = { ...listing, createdAt, availability }
    const screen = await renderIn(language, <ListingCard listing={car} sizes="92vw" />)
    await expect.element(screen.getByRole('article')).toBeVisible()
    const { t } = createTranslator(loadedMessages(language, 'common')!, language)
    const text = screen.container.textContent ?? ''
    expect(text.includes(t('age.onSale', { count: 5 }))).toBe(isSaid)
  })

  it('marks no offer as a featured one that is reserved', async () => {
    const state = { isFeatured: true, availability: 'RESERVED' } as const
    const screen = await renderIn(
      language,
      <>
        <ListingCard listing={{ ...listing, ...state }} sizes="92vw" />
        <ListingRow listing={{ ...listing, ...state }} />
        <PlateCard plate={{ ...plate, ...state }} />
      </>,
    )
    await expect.poll(() => screen.container.textContent).toContain('1,450,000')
    expect(screen.container.querySelector('.lucide-star')).toBeNull()
  })

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
      expect(unisolated()).toEqual([])
      expect(await violations()).toEqual([])
    },
  )
})
