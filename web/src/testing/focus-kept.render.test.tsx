import { useState, type ReactElement } from 'react'
import { userEvent } from 'vitest/browser'
import { beforeEach, expect, it, vi } from 'vitest'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import type { FeedView } from '#shared/schemas/stock-feed.ts'
import type { ConsentView } from '#shared/schemas/preferences.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import type { WorkingCopyRow } from '#shared/schemas/working-copy.ts'
import { CityMap } from '#web/entities/listing/city-map.tsx'
import { PictureField } from '#web/entities/upload/picture-field.tsx'
import { ByCode } from '#web/features/account/by-code.tsx'
import { ForgotPassword } from '#web/features/account/forgot-password.tsx'
import { PriceComparison } from '#web/features/car/price-comparison.tsx'
import { FeedPanel } from '#web/features/import-stock/feed-panel.tsx'
import { UnfinishedCars } from '#web/features/own-offers/unfinished-cars.tsx'
import { ConsentList } from '#web/features/preferences/consent-list.tsx'
import { HoursFields } from '#web/features/storefront/hours-fields.tsx'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { at, idOf, listing } from './fixtures.ts'
import { button, fakeApi, renderIn } from './render.tsx'

const several = <Item,>(count: number, item: (last: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

const rating: PriceRating = {
  verdict: 'GOOD',
  confidence: 'HIGH',
  count: 8,
  median: 172_000,
  fair: { from: 160_000, to: 184_000 },
  differencePercent: -4,
  basis: { years: 1, isGCCSpec: true },
  model: null,
  comparables: several(6, (last) => ({ card: { ...listing, id: idOf('lst', last) }, adjustedQAR: 171_000 })),
}
const consents = several(8, (last): ConsentView => ({
  id: idOf('con', last),
  kind: 'terms',
  given: true,
  subject: null,
  source: 'profile',
  version: '2026-01-01',
  language: 'en',
  at,
}))
const copies = several(4, (last): WorkingCopyRow => ({
  name: `new-${last}`,
  listingId: null,
  version: 1,
  savedAt: at,
  title: `Kia ${last}`,
  titleAr: '',
}))
const feed: FeedView = {
  address: 'https://dms.example/…',
  mode: 'PUBLISH',
  gone: 'NOTHING',
  state: 'ON',
  setAt: at,
  isFetching: false,
  nextAt: at,
  failures: 0,
  runs: [],
}

const Hours = ({ second }: { second?: { from: string; to: string } }) => {
  const [hours, setHours] = useState<WeekHours | null>(
    several(7, (day) => (day === 0 ? { from: '08:00', to: '12:00', ...(second && { second }) } : null)),
  )
  return <HoursFields hours={hours} errorId={undefined} onChange={setHours} />
}
const Logo = () => {
  const [value, setValue] = useState('data:image/png;base64,')
  return <PictureField name="logo" value={value} onChange={setValue} onBusy={() => {}} error={undefined} />
}
const feedPanel = <FeedPanel imports={[]} onOpen={() => {}} />

type Case = {
  element: ReactElement
  namespaces: Namespace[]
  /** Typed into the field of an account first. */
  account?: string
  /** The names of the buttons, pressed one after the other; the last goes with its press. */
  presses: string[]
  /** What the API answers, by method and path. */
  answers?: Readonly<Record<string, unknown>>
  /** What has the focus then, as a selector. */
  focused: string
}

const cases: Readonly<Record<string, Case>> = {
  'shows all compared cars': {
    element: <PriceComparison listing={listing} car="Nissan Patrol" />,
    namespaces: ['price', 'cars'],
    answers: { [`GET /api/listings/${listing.id}/price-rating`]: rating },
    presses: ['Show 2 more cars'],
    focused: 'li:nth-child(5)',
  },
  'shows all consents': {
    element: <ConsentList />,
    namespaces: ['profile'],
    answers: { 'GET /api/user/consents': consents },
    presses: ['Show all 8'],
    focused: 'li:nth-child(7)',
  },
  'shows all unfinished cars': {
    element: <UnfinishedCars withEdits />,
    namespaces: ['inventory', 'dashboard'],
    answers: { 'GET /api/seller/working-copies': copies },
    presses: ['Show all 4'],
    focused: 'section > div > :nth-child(3)',
  },
  'adds a break': {
    element: <Hours />,
    namespaces: ['showcase'],
    presses: ['Add a midday break on Sunday'],
    focused: '[aria-label="Opens again on Sunday"]',
  },
  'removes a break': {
    element: <Hours second={{ from: '16:00', to: '21:00' }} />,
    namespaces: ['showcase'],
    presses: ['Remove the midday break on Sunday'],
    focused: '[aria-label="Add a midday break on Sunday"]',
  },
  'removes a logo': {
    element: <Logo />,
    namespaces: ['uploads'],
    presses: ['Remove the logo'],
    focused: 'input[type=file]',
  },
  'signs in by a code to another address': {
    element: <ByCode isNew={false} onRead={() => {}} />,
    namespaces: ['by-code', 'auth'],
    account: 'maha@example.com',
    answers: { 'POST /api/sign-in/code': { request: 'r'.repeat(43) } },
    presses: ['Send me a code', 'Use another address'],
    focused: '[name=account]',
  },
  'asks for a link to another address': {
    element: <ForgotPassword account="maha@example.com" />,
    namespaces: ['password', 'auth'],
    answers: { 'POST /api/password/forgot': {} },
    presses: ['Send the link', 'Enter something else'],
    focused: '[name=account]',
  },
  'sets up a feed': {
    element: feedPanel,
    namespaces: ['import'],
    answers: { 'GET /api/seller/feed': { feed: null } },
    presses: ['Set up a feed'],
    focused: 'h3',
  },
  'leaves a feed as it is': {
    element: feedPanel,
    namespaces: ['import'],
    answers: { 'GET /api/seller/feed': { feed } },
    presses: ['Change', 'Cancel'],
    focused: 'h3',
  },
  'asks how far it is': {
    element: <CityMap city="Doha" />,
    namespaces: ['map'],
    presses: ['How far from me?'],
    focused: 'h2',
  },
}

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 25.425, longitude: 50.782 } } as GeolocationPosition),
  )
})

it.each(Object.entries(cases))('keeps the focus of who %s', async (_, of) => {
  const { element, namespaces, account, presses, answers = {}, focused } = of
  fakeApi((route) => (route in answers ? { body: answers[route] } : undefined))
  await renderIn('en', element, namespaces)
  if (account) await userEvent.fill(document.querySelector('[name=account]')!, account)
  for (const name of presses) {
    await expect.element(button(name)).toBeVisible()
    ;(button(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(button(presses.at(-1)!)).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.matches(focused)).toBe(true)
})
