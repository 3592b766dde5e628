import { describe, expect, it } from 'vitest'
import type { Reply } from '#functions/core/respond.ts'
import { getCarsPage } from '#functions/pages/get-cars-page.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { search, toCards } from '#functions/search/search.ts'
import { askIndex } from '#functions/testing/ask-index.ts'
import { readDocument } from '#functions/testing/crawl.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const index = createIndex(randomDocuments(5, 500))
const deps = { askSearch: askIndex({ cars: index }), origin: () => 'https://cars.example' }

type Params = Parameters<typeof getCarsPage>[0]['params']
const nothing: Params = {
  language: 'en',
  make: 'all',
  model: 'all',
  bodyType: 'all',
  city: 'all',
  page: '1',
  said: 'all',
}

type Answer = string | Reply<string>
const answer = (parts: Partial<Params>): Promise<Answer> =>
  getCarsPage({ params: { ...nothing, ...parts } } as Parameters<typeof getCarsPage>[0], deps)
const ask = async (parts: Partial<Params>) => {
  const given = await answer(parts)
  return typeof given === 'string'
    ? { status: 200, ...readDocument(given) }
    : { status: given.status, ...readDocument(given.body) }
}

const slugsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => /\/cars\/([^?]+)/.exec(address)?.[1] ?? [])

const searched = (query: Record<string, string>) => search(index, listingQuery.parse(query))

describe('getCarsPage', () => {
  it('lists the cars of the site’s own search, page by page, until there are none', async () => {
    const { total } = searched({ bodyType: 'SUV' })
    expect(total).toBeGreaterThan(20)
    const pages = Math.ceil(total / 20)
    const seen: string[] = []
    for (let page = 1; page <= pages; page++) {
      const { leadsTo, links, meta } = await ask({ bodyType: 'suv', page: String(page) })
      const cars = toCards(searched({ bodyType: 'SUV', page: String(page) }).hits)
      expect(slugsOf(leadsTo)).toEqual(cars.map(({ slug }) => slug))
      expect(meta['robots']).not.toContain('noindex')
      const at = (number: number) =>
        `https://cars.example/cars?bodyType=SUV${number > 1 ? `&page=${number}` : ''}`
      expect(links).toEqual({
        canonical: at(page),
        ...(page > 1 && { prev: at(page - 1) }),
        ...(page < pages && { next: at(page + 1) }),
      })
      seen.push(...slugsOf(leadsTo))
    }
    expect(new Set(seen).size).toBe(total)
    expect(await ask({ bodyType: 'suv', page: String(pages + 1) })).toMatchObject({ status: 404 })
    expect(await ask({ page: '501' })).toMatchObject({ status: 404 })
  })

  it('lists them as things too, numbered through all pages', async () => {
    const { thing, leadsTo } = await ask({ page: '2' })
    const items: { position: number; url: string }[] = thing('ItemList')?.['itemListElement']
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => 21 + at))
    expect(slugsOf(items.map(({ url }) => url))).toEqual(slugsOf(leadsTo))
  })

  it('leads to every page with one filter more, with the number of its cars', async () => {
    const all = await ask({ language: 'ar' })
    const makes = all.leadsTo.filter((address) => /\?make=[^&]+&lang=ar$/.test(address))
    const counted = new Set(toCards(searched({ limit: '100' }).hits).map(({ make }) => make))
    expect(makes.length).toBeGreaterThanOrEqual(counted.size)
    const toyotas = await ask({ make: 'toyota' })
    expect(toyotas.leadsTo).toContainEqual(
      expect.stringMatching(/^https:\/\/cars\.example\/cars\?make=Toyota&model=[^&]+$/),
    )
    expect(toyotas.html).toContain('Cars by city')
    expect(toyotas.html).not.toContain('Cars by make')
  })

  it('keeps what the address asked for beyond it out of the index', async () => {
    const { meta, links } = await ask({ make: 'toyota', said: 'part' })
    expect(meta['robots']).toBe('noindex, follow')
    expect(links['canonical']).toBe('https://cars.example/cars?make=Toyota')
  })

  it('keeps a page without cars out of the index, and says so', async () => {
    const html = await getCarsPage(
      { params: { ...nothing, make: 'kia' } } as Parameters<typeof getCarsPage>[0],
      { ...deps, askSearch: askIndex({}) },
    )
    expect(typeof html).toBe('string')
    const { meta, thing } = readDocument(String(html))
    expect(meta['robots']).toBe('noindex, follow')
    expect(meta['description']).toContain('No cars at the moment')
    expect(thing('ItemList')).toBeUndefined()
  })

  it('has nothing under a name that nobody knows', async () => {
    const { status, meta } = await ask({ make: 'nope' })
    expect(status).toBe(404)
    expect(meta['robots']).toBe('noindex')
  })
})
