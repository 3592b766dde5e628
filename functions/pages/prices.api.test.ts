import { beforeAll, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { crawl, searchEngine } from '#functions/testing/crawl.ts'
import { registerVerifiedDealer } from '#functions/testing/people.ts'
import { getPricesPage } from '#shared/api/pages.ts'
import { valueOf } from '#shared/rules/car-value.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'

// A model that no other test lists.
const model = { make: 'Maserati', model: 'Levante', bodyType: 'SUV', year: 2021, mileage: 40_000 }

beforeAll(async () => {
  const dealer = await registerVerifiedDealer()
  for (const priceQAR of [198_000, 200_000, 202_000, 204_000]) await submitCar(dealer, { ...model, priceQAR })
  await submitCar(dealer, { ...model, year: 2019, mileage: 80_000, priceQAR: 160_000 })
  await searchUntil(`make=${model.make}&model=${model.model}`, ({ total }) => total === 5)
})

const ask = async (): Promise<MarketValue> => (await apiOk('GET', '/api/prices/maserati/levante')).body

it('one public answer says what any car of a model is worth', async () => {
  const market = await ask()
  expect(market).toMatchObject({ make: 'Maserati', model: 'Levante', makeLabel: { ar: 'مازيراتي' } })
  expect(Date.parse(market.at)).toBeGreaterThan(Date.now() - 400_000)
  const value = valueOf(market, { year: 2021, mileage: 40_000, isGCCSpec: true, trim: null })!
  expect(Math.abs(value.middle - 200_000)).toBeLessThan(12_000)
  const { headers } = await api('GET', '/api/prices/maserati/levante')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
})

it('has nothing for a model that is not in our list, or for what is no name', async () => {
  expect((await api('GET', '/api/prices/maserati/trabant')).body.code).toBe('NOT_FOUND')
  expect((await api('GET', '/api/prices/maserati/LEVANTE')).body.code).toBe('NOT_FOUND')
})

it('the document of a year says the same, and leads to the cars, the other years and the model', async () => {
  const { response, title, html, meta, links, alternates, leadsTo, thing } = await crawl(
    '/prices/maserati/levante/2021',
    searchEngine,
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain(`s-maxage=${getPricesPage.sharedCacheSeconds}`)
  const { origin } = new URL(links['canonical'] ?? '')
  const at = `${origin}/prices/maserati/levante/2021`
  expect(title).toBe('Maserati Levante 2021: what is it worth in Qatar? · Sayara')
  expect(links['canonical']).toBe(at)
  expect(alternates).toEqual({ en: at, ar: `${at}?lang=ar`, 'x-default': at })
  const value = valueOf(await ask(), { year: 2021, mileage: 40_000, isGCCSpec: true, trim: null })!
  expect(meta['description']).toContain(`about QAR ${value.middle.toLocaleString('en')}`)
  expect(meta['robots']).toBe('max-image-preview:large')
  expect(html).toContain('<h2>Value by mileage</h2>')
  expect(leadsTo).toContain(`${origin}/prices/maserati/levante/2019`)
  expect(leadsTo).toContain(`${origin}/prices/maserati/levante`)
  expect(leadsTo).toContain(`${origin}/cars?make=Maserati&model=Levante&minYear=2021&maxYear=2021`)
  expect(thing('ItemList')?.['itemListElement']).toHaveLength(4)
})

it('the document of a model lists its years, in Arabic too', async () => {
  const { title, html, meta } = await crawl('/prices/maserati/levante?lang=ar', searchEngine)
  expect(title).toContain('مازيراتي ليفانتي: كم تسوى في قطر؟')
  expect(meta['description']).toContain('2021')
  expect(html).toContain('القيمة حسب سنة الصنع')
})

it('the document of a model with too few cars says how many there are', async () => {
  const dealer = await registerVerifiedDealer()
  const few = { ...model, model: 'Grecale', year: 2023 }
  for (const priceQAR of [260_000, 262_000]) await submitCar(dealer, { ...few, priceQAR })
  await searchUntil('make=Maserati&model=Grecale', ({ total }) => total === 2)
  const described = async (language: string) =>
    (await crawl(`/prices/maserati/grecale?lang=${language}`, searchEngine)).meta['description']
  // Its answer comes from an index of its own, which may learn of them a moment later.
  const text = await askUntil(
    () => described('en'),
    (said = '') => said.includes('2 cars'),
  )
  expect(text).toContain('2 cars')
  expect(await described('ar')).toContain('سيارتان')
})

it('a year that nobody offers is said to be one, and search engines leave it out', async () => {
  const { response, meta } = await crawl('/prices/maserati/levante/1999', searchEngine)
  expect(response.status).toBe(200)
  expect(meta['robots']).toBe('noindex, follow')
  for (const gone of ['/prices/maserati/trabant', '/prices/maserati/levante/1900'])
    expect((await crawl(gone, searchEngine)).response.status).toBe(404)
})
