import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { CarText } from '#web/features/car/car-details.tsx'
import { NearCity } from '#web/entities/listing/near-city.tsx'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { at, listing as card } from './fixtures.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const car: ListingDetail = {
  ...card,
  dealerProfileId: null,
  dealerProfile: null,
  priceUSD: null,
  engineSize: '2.0L',
  seats: 5,
  description: '',
  isAccidentFree: true,
  features: [{ id: 'sunroof', feature: 'sunroof' }],
  priceHistory: [],
  publishedAt: at,
  updatedAt: at,
  seller: {
    name: 'Ali',
    memberSince: at,
    isEmailConfirmed: true,
    isPhoneConfirmed: false,
    phoneNumber: null,
    whatsappNumber: null,
  },
}

beforeEach(() => fakeApi(() => undefined))

describe.each(languages)('nearest first in %s', (language) => {
  it('takes the nearest city for the visitor’s place, at a press only', async () => {
    const asked = vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((found) =>
        found({ coords: { latitude: 25.17, longitude: 51.61 } } as GeolocationPosition),
      )
    const onChange = vi.fn<(near: string | undefined) => void>()
    const screen = await renderIn(language, <NearCity near={undefined} onChange={onChange} />, ['map'])
    expect(asked).not.toHaveBeenCalled()
    await screen.getByRole('button').click()
    await expect.poll(() => onChange.mock.calls).toEqual([['Al Wakrah']])
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('works without a place, by choosing a city', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    )
    const onChange = vi.fn<(near: string | undefined) => void>()
    const screen = await renderIn(language, <NearCity near="Doha" onChange={onChange} />, ['map'])
    await screen.getByRole('button').click()
    await screen.getByRole('combobox').selectOptions('Al Khor')
    expect(onChange.mock.calls).toEqual([['Al Khor']])
  })
})

describe.each(languages)('the texts of a car in %s', (language) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const texts = { en: 'One owner, full history.', ar: 'مالك واحد، سجل صيانة كامل.' }

  it('puts what the details say before a text in the other language, which names its own', async () => {
    const listing = { ...car, description: texts[other] }
    await renderIn(language, <CarText listing={listing} make="Kia" model="Sportage" />, ['vehicle'])
    const written = document.querySelector(`[lang="${other}"]`)
    expect(written?.textContent).toBe(texts[other])
    const told = document.querySelector('.bg-sand')!
    expect(told.compareDocumentPosition(written!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(await violations()).toEqual([])
  })

  it('shows the reader’s own first, and folds the other away', async () => {
    const listing = { ...car, description: texts.en, secondDescription: texts.ar }
    const screen = await renderIn(language, <CarText listing={listing} make="Kia" model="Sportage" />, [
      'vehicle',
    ])
    await expect.element(screen.getByText(texts[language])).toBeVisible()
    await expect.element(screen.getByText(texts[other])).not.toBeVisible()
    await screen.getByRole('group').click()
    expect(overflowing()).toEqual([])
  })
})
