import { expect, it, vi } from 'vitest'
import { getPlatesPage } from '#functions/pages/get-plates-page.ts'
import { plateId, randomPlates } from '#functions/search/plates/testing/documents.ts'
import { readDocument } from '#functions/testing/crawl.ts'

const plates = randomPlates(3, 2)

it('shows the picture of its first plate, at another address once that plate has another price', async () => {
  const pictureAt = async (price: number) => {
    const found = { plates: plates.map((plate) => ({ ...plate, price })), total: plates.length }
    const html = await getPlatesPage(
      { params: { language: 'en', page: '1', said: 'all' } } as Parameters<typeof getPlatesPage>[0],
      { askSearch: (async () => found) as never, origin: () => 'https://cars.example' },
    )
    return readDocument(html as string).meta['og:image']
  }
  const address = `https://cars.example/api/number-plates/${plateId(0)}/image`
  expect(await pictureAt(90_000)).toBe(`${address}?v=90000`)
  expect(await pictureAt(85_000)).toBe(`${address}?v=85000`)
})

it('has the pages that the site has: the third of 60 plates is one, the fourth is none', async () => {
  const askSearch = vi.fn<() => Promise<unknown>>(async () => ({ plates, total: 60 }))
  const isPage = async (page: string) => {
    const html = await getPlatesPage(
      { params: { language: 'en', page, said: 'all' } } as Parameters<typeof getPlatesPage>[0],
      { askSearch: askSearch as never, origin: () => 'https://cars.example' },
    )
    return typeof html === 'string'
  }
  expect([await isPage('2'), await isPage('3'), await isPage('4')]).toEqual([true, true, false])
  expect(askSearch).toHaveBeenNthCalledWith(
    1,
    'searchPlates',
    expect.objectContaining({ page: 2, limit: 24 }),
  )
})
