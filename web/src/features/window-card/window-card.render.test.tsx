import { beforeAll, expect, it } from 'vitest'
import { readablePhone } from '#shared/rules/phone.ts'
import ar from '#web/i18n/ar/window-card.ts'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import en from '#web/i18n/en/window-card.ts'
import { listingDetail } from '#web/testing/listing-detail.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { WindowCard } from './window-card.tsx'

// It is printed in both.
beforeAll(() => loadNamespaces('ar', ['window-card', 'common']))

const [landline, mobile] = ['+97444123456', '+97455001122']

const dealership = (phoneNumber: string | null, whatsappNumber: string | null) => ({
  ...listingDetail,
  dealerProfile: {
    id: 'usr_00000000000000000000000001',
    slug: 'pearl-cars',
    businessName: 'Pearl Cars',
    city: 'Doha',
    rating: null,
    reviewCount: 0,
    phoneNumber,
    whatsappNumber,
  },
})
const privately = (phoneNumber: string | null) => ({
  ...listingDetail,
  seller: { ...listingDetail.seller, phoneNumber, whatsappNumber: phoneNumber },
})

it.each([
  ['one number for both', dealership(mobile, mobile), mobile, 'callOrWhatsapp'],
  ['another number for WhatsApp', dealership(landline, mobile), landline, 'call'],
  ['no WhatsApp', dealership(landline, null), landline, 'call'],
  ['WhatsApp alone', dealership(null, mobile), mobile, 'whatsapp'],
  ['a private seller’s number', privately(mobile), mobile, 'callOrWhatsapp'],
] as const)('a card says what its number is for: %s', async (_, listing, number, way) => {
  fakeApi(() => undefined)
  const screen = await renderIn('en', <WindowCard listing={listing} paper="a4" />, ['window-card'])
  await expect.element(screen.getByText(readablePhone(number), { exact: true })).toBeInTheDocument()
  const said = document.querySelector('.wc-call')!
  expect([...said.children].map(({ textContent }) => textContent)).toEqual([en[way], ar[way]])
})

it.each([
  ['a dealership', { ...dealership(null, null), seller: privately(mobile).seller }],
  ['a private seller', privately(null)],
])('the card of %s without a number has none', async (_, listing) => {
  fakeApi(() => undefined)
  await renderIn('en', <WindowCard listing={listing} paper="a4" />, ['window-card'])
  await expect.poll(() => document.querySelector('.wc-seller')).not.toBeNull()
  expect(document.querySelector('.wc-phone, .wc-call')).toBeNull()
})
