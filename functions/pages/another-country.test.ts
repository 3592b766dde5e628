import { expect, test, vi } from 'vitest'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { toPlateView } from '#functions/data/plate-record.ts'
import { toListingDetail } from '#functions/listings/views.ts'
import { getPlateImage } from '#functions/plates/get-plate-image.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { readDocument } from '#functions/testing/crawl.ts'
import { newPlate } from '#shared/schemas/plate.ts'
import { dealerThing } from './dealer-thing.ts'
import { sharePage } from './share-page.ts'
import { siteIn } from './site.ts'
import { carThing, plateThing } from './structured-data.ts'
import { textContent } from './text-content.ts'

// A market whose constants name another country, and another name.
vi.mock('#shared/constants/market.ts', async (original) => ({
  ...(await original<object>()),
  homeCountry: 'KW',
  homeCountryName: 'Kuwait',
  homeCurrency: 'KWD',
  productName: { en: 'Dasma', ar: 'دسمة' },
}))

const site = siteIn('https://cars.example', 'en')
const about = { name: '', description: '', images: [], imageUrl: '', url: '' }
const plate = { ...aPlate(), viewCount: 0, contactCount: 0, saveCount: 0 }

test('search engines and messengers read the currency and the country of the market', () => {
  const car = toListingDetail(
    { ...aListing(), viewCount: 0, contactCount: 0, saveCount: 0 },
    aUser(),
    undefined,
    false,
  )
  expect(carThing(car!, site, about)).toMatchObject({ offers: { priceCurrency: 'KWD' } })
  expect(plateThing(plate, about)).toMatchObject({ offers: { priceCurrency: 'KWD' } })
  expect(dealerThing(newDealer(aUser(), ''), site, '')).toMatchObject({ address: { addressCountry: 'KW' } })
  const { meta } = readDocument(sharePage({ site, path: '/cars', title: '', description: '', price: 1 }))
  expect(meta['product:price:currency']).toBe('KWD')
})

test('plates are offered and answered in the currency of the market, and are still Qatar’s', () => {
  expect(toPlateView(plate)).toMatchObject({ currency: 'KWD', country: 'QA' })
  const form = { plateNumber: '333', category: 'other', price: 20_000, location: 'doha' }
  expect(newPlate.parse(form)).toMatchObject({ currency: 'KWD', country: 'QA' })
})

test('a plate’s picture has the price in the market’s currency, and the site’s name', async () => {
  const toPng = vi.fn<(svg: string) => Promise<Uint8Array<ArrayBuffer>>>(async () => new Uint8Array())
  const readVisiblePlate = async () => ({ plate, owner: aUser(), isStaff: false })
  await getPlateImage(
    { params: { id: plate.number }, query: { format: 'offer' } } as Parameters<typeof getPlateImage>[0],
    { readVisiblePlate, toPng },
  )
  const texts = toPng.mock.lastCall?.[0].match(/(?<=<text[^>]*>)[^<]*/g)
  expect(texts).toEqual(['KWD 450,000', 'Dasma', 'دسمة'])
})

test('the safety tips name the police of the market', async () => {
  const html = (
    await textContent('safety-tips', site, { listProviders: async () => [], mailbox: () => '' })
  ).join('')
  expect(html).toMatch(/police[^<]*112/)
})
