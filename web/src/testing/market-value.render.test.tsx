import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { valueOf } from '#shared/rules/car-value.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import { MarketValueView } from '#web/features/market-value/market-value-view.tsx'
import { PricesPage } from '#web/pages/prices.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { fakeApi, overflowing, renderIn, routerAt, violations } from './render.tsx'

const labels = {
  make: 'Toyota',
  model: 'Land Cruiser',
  makeLabel: { en: 'Toyota', ar: 'تويوتا' },
  modelLabel: { en: 'Land Cruiser', ar: 'لاند كروزر' },
}

const market: MarketValue = {
  ...labels,
  at: '2026-11-24T00:00:00.000Z',
  slopes: { perYear: 0.06, perTenThousandKm: -0.02, imported: -0.1 },
  generations: [
    {
      label: { en: 'LC300', ar: 'إل سي 300' },
      count: 14,
      level: 12.5,
      trims: [
        { name: null, count: 14, offset: 0, spread: 0.16 },
        { name: 'GXR', count: 8, offset: -0.05, spread: 0.09 },
      ],
      years: [
        { year: 2024, count: 9, mileage: 30_000 },
        { year: 2023, count: 5, mileage: 52_000 },
      ],
    },
    { label: null, count: 3, level: 12, trims: [], years: [{ year: 2010, count: 3, mileage: 200_000 }] },
  ],
  similar: [{ ...labels, make: 'Nissan', model: 'Patrol' }],
}

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  fakeApi((route) => {
    asked.push(route)
    return { body: { listings: [], total: 0, page: 1, limit: 4, facets: {} } }
  })
})

const show = async (language: (typeof languages)[number], year?: number, of = market) =>
  renderIn(language, <MarketValueView market={of} year={year} />, ['market-value', 'cars'])

const shown = () => document.querySelector('output')?.textContent ?? ''

describe.each(languages)('what a model is worth, in %s', (language) => {
  const worth = (changes: Partial<Parameters<typeof valueOf>[1]>) => {
    const car = { year: 2023, mileage: 52_000, isGCCSpec: true, trim: null }
    return formatMoney(valueOf(market, { ...car, ...changes })!.middle, language)
  }

  it('follows mileage, trim and origin without asking anybody', async () => {
    const screen = await show(language, 2023)
    await expect.poll(shown).toContain(worth({}))
    const before = asked.length
    await screen.getByRole('slider').fill('150000')
    await expect.poll(shown).toContain(worth({ mileage: 150_000 }))
    await screen.getByRole('textbox').fill('9000')
    await expect.poll(shown).toContain(worth({ mileage: 9000 }))
    await screen.getByRole('radio', { name: 'GXR' }).click()
    await expect.poll(shown).toContain(worth({ mileage: 9000, trim: 'GXR' }))
    await screen.getByRole('radio').last().click()
    await expect.poll(shown).toContain(worth({ mileage: 9000, trim: 'GXR', isGCCSpec: false }))
    expect(asked.slice(before)).toEqual([])
  })

  it('shows curves that a table says, too, and leads to other years, models and the wizard', async () => {
    await show(language, 2023)
    await expect.poll(() => document.querySelectorAll('svg[role=img]').length).toBe(2)
    const rows = [...document.querySelectorAll('table')].map(({ rows: { length } }) => length)
    expect(rows).toEqual([7, 3])
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/prices/toyota/land-cruiser/2024')
    expect(links).toContain('/prices/nissan/patrol')
    expect(links).toContain('/sell?make=Toyota&model=Land+Cruiser&year=2023')
    expect(links).not.toContain('/prices/toyota/land-cruiser/2010')
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('tells a whole model by its newest year', async () => {
    await show(language)
    await expect.poll(shown).toContain(worth({ year: 2024, mileage: 30_000 }))
  })

  it('says so where there are too few cars, or none', async () => {
    await show(language, 2010)
    // Three there are, four it takes.
    await expect.poll(() => document.querySelector('main h2 + div')?.textContent).toMatch(/3.*4/)
    expect(document.querySelector('output')).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
    expect(await violations()).toEqual([])
  })

  it('counts the cars of a whole model that has too few of each generation', async () => {
    const few = market.generations[1]!
    const older = { ...few, years: [{ year: 2006, count: 3, mileage: 260_000 }] }
    await show(language, undefined, { ...market, generations: [few, older] })
    const texts = loadedMessages(language, 'market-value')!
    // Three of each there are, four of one it takes.
    await expect.poll(() => document.querySelector('main h2 + div')?.textContent).toMatch(/6.*4/)
    expect(document.querySelector('main')?.textContent).not.toContain(texts.none)
  })

  it('says that none is for sale of a model that nobody offers', async () => {
    await show(language, undefined, { ...market, generations: [] })
    const texts = loadedMessages(language, 'market-value')!
    await expect.poll(() => document.querySelector('main h2 + div')?.textContent).toBe(texts.none)
  })
})

const Address = () => <p data-address>{useLocation().pathname + useLocation().search}</p>

it('leads an address that is typed as names are written to the one that everybody shares', async () => {
  fakeApi((route) => {
    asked.push(route)
    return route === 'GET /api/prices/toyota/land-cruiser' ? { body: market } : undefined
  })
  const at = routerAt('/prices/Toyota/Land%20Cruiser/2023?lang=en')
  const page = (
    <>
      <Address />
      <Routes>
        <Route path="/prices/:make/:model/:year" element={<PricesPage />} />
      </Routes>
    </>
  )
  await renderIn('en', page, ['market-value', 'cars', 'vehicle'], at)
  await expect.poll(shown).not.toBe('')
  expect(document.querySelector('[data-address]')?.textContent).toBe(
    '/prices/toyota/land-cruiser/2023?lang=en',
  )
  expect(asked.filter((route) => route.startsWith('GET /api/prices/'))).toEqual([
    'GET /api/prices/toyota/land-cruiser',
  ])
})
