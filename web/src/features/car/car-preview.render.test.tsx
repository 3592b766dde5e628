import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { idOf } from '#web/testing/fixtures.ts'
import { listingDetail } from '#web/testing/listing-detail.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { CarPreview } from './car-preview.tsx'

const id = idOf('usr')
const onPage = { id, slug: 'al-waha', businessName: 'Al Waha', city: 'Doha', rating: null, reviewCount: 0 }
const none = { phoneNumber: null, whatsappNumber: null }
const listing = { ...listingDetail, dealerProfileId: id, dealerProfile: { ...onPage, ...none } }

it.each(languages)(
  'shows in %s the numbers of the dealership’s page, or that it has none',
  async (language) => {
    const asked: string[] = []
    let numbers: object = { phoneNumber: '+97444123456', whatsappNumber: null }
    fakeApi((route) => {
      asked.push(route)
      return route.startsWith('GET /api/dealers/')
        ? { body: { ...onPage, ...numbers, isEmailConfirmed: true, isPhoneConfirmed: false } }
        : undefined
    })
    const show = () =>
      renderIn(
        language,
        <CarPreview open onClose={() => {}} listing={listing} renderMessage={() => null} />,
        ['guidance', 'listing', 'cars', 'vehicle', 'lead', 'evidence'],
      )
    const screen = await show()
    const calls = () =>
      [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))
    await expect.poll(() => new Set(calls()), { timeout: 8000 }).toEqual(new Set(['tel:+97444123456']))
    expect(asked).toContain(`GET /api/dealers/${id}`)
    const { 'contact.noPhone': noPhone } = loadedMessages(language, 'listing')!
    numbers = none
    await screen.unmount()
    const other = await show()
    await expect
      .element(other.getByText(noPhone, { exact: true }).last(), { timeout: 8000 })
      .toBeInTheDocument()
    expect(calls()).toEqual([])
  },
)
