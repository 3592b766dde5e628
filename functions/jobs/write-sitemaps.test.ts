import { describe, expect, it } from 'vitest'
import { writeSitemaps } from '#functions/jobs/write-sitemaps.ts'
import { pagesPerSitemap } from '#functions/pages/sitemaps.ts'
import { createPlateIndex } from '#functions/search/plates/plate-index.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'

const documents = randomDocuments(3, pagesPerSitemap + 5)

/** The files that the job leaves in a bucket, and the order in which it wrote them. */
const write = async (
  market: { documents?: typeof documents; taken?: number },
  stored = new Map<string, string>(),
) => {
  const cars = createIndex(market.documents ?? [])
  const taken = (market.documents ?? []).slice(0, market.taken ?? 0)
  applyChanges(
    cars,
    taken.map(({ id, version, changedAt }) => ({ id, version: version + 1, changedAt, removed: true })),
  )
  const order: string[] = []
  await writeSitemaps({
    liveListingIndex: async () => cars,
    livePlateIndex: async () => createPlateIndex([]),
    listVerifiedDealers: async () => [],
    loadSitemap: async (name) => stored.get(name),
    storeSitemap: async (name, text) => {
      order.push(name)
      stored.set(name, text)
    },
    removeSitemap: async (name) => void stored.delete(name),
    origin: () => 'https://cars.example',
  })
  return { stored, order }
}

const addressesOf = (text = ''): string[] =>
  [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

describe('writeSitemaps', () => {
  it('names every car once in each language, over as many files as it takes', async () => {
    const { stored } = await write({ documents })
    const files = ['cars-1', 'cars-2'].map((name) => addressesOf(stored.get(name)))
    expect(files.map((addresses) => addresses.length)).toEqual([pagesPerSitemap * 2, 10])
    const expected = documents.flatMap(({ card: { slug } }) => [
      `https://cars.example/cars/${slug}`,
      `https://cars.example/cars/${slug}?lang=ar`,
    ])
    expect(files.flat().toSorted()).toEqual(expected.toSorted())
    // A Lambda hands over six megabytes.
    for (const text of stored.values()) expect(Buffer.byteLength(text)).toBeLessThan(4_000_000)
  })

  it('says of each when it changed, and which its other languages are', async () => {
    const [document] = documents
    const { stored } = await write({ documents: documents.slice(0, 1) })
    const at = `https://cars.example/cars/${document!.card.slug}`
    expect(stored.get('cars-1')).toContain(
      `<url><loc>${at}</loc><lastmod>${new Date(document!.changedAt).toISOString()}</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${at}"/>` +
        `<xhtml:link rel="alternate" hreflang="ar" href="${at}?lang=ar"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${at}"/></url>`,
    )
  })

  it('names the result pages that have cars, with their ampersands as XML wants them', async () => {
    const { stored } = await write({ documents: documents.slice(0, 50) })
    const pages = addressesOf(stored.get('pages'))
    const { make, model } = documents[0]!.card
    const query = new URLSearchParams({ make, model }).toString().replace('&', '&amp;')
    expect(pages).toContain(`https://cars.example/cars?${query}`)
    expect(pages).toContain(`https://cars.example/cars?${query}&amp;lang=ar`)
    expect(pages).toContain('https://cars.example/safety-tips?lang=ar')
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('names what a model and each of its years is worth, where enough cars of a generation say so', async () => {
    const of = (make: string, model: string, years: readonly number[]) =>
      years.map((year, at) => randomDocument(seededRandom(year + at), year * 10 + at, { make, model, year }))
    const { stored } = await write({
      documents: [
        ...of('Toyota', 'Land Cruiser', [2022, 2022, 2022, 2024, 2010]),
        ...of('Kia', 'Sportage', [2021, 2021, 2021]),
      ],
    })
    const pages = addressesOf(stored.get('prices-1')).filter((address) => !address.includes('lang'))
    expect(pages).toEqual([
      'https://cars.example/prices/toyota/land-cruiser',
      'https://cars.example/prices/toyota/land-cruiser/2024',
      'https://cars.example/prices/toyota/land-cruiser/2022',
    ])
  })

  it('writes the index last, and removes what it names no more', async () => {
    const before = await write({ documents })
    expect(before.order.at(-1)).toBe('index')
    const { stored } = await write({ documents, taken: 5 }, before.stored)
    expect([...stored.keys()].toSorted()).toEqual(['cars-1', 'index', 'pages', 'prices-1'])
    const named = [...stored.get('index')!.matchAll(/<loc>https:\/\/cars\.example\/sitemaps\/(.*?)\.xml</g)]
    expect(named.map(([, name]) => name)).toEqual(['cars-1', 'prices-1', 'pages'])
    const gone = documents.slice(0, 5).map(({ card }) => `/cars/${card.slug}`)
    for (const path of gone) expect(stored.get('cars-1')).not.toContain(`${path}<`)
  })

  it('has pages to name in an empty market too', async () => {
    const { stored } = await write({})
    expect([...stored.keys()]).toEqual(['pages', 'index'])
  })
})
