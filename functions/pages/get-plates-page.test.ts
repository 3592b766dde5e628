import { expect, it } from 'vitest'
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
