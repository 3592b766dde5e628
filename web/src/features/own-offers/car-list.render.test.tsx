import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { ownListing, user } from '#web/testing/fixtures.ts'
import { cutChoices, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { CarList } from './car-list.tsx'

afterEach(() => vi.restoreAllMocks())

/** How wide a text is in the font of its field. */
const widthOf = (text: string, field: HTMLElement): number => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!
  pen.font = getComputedStyle(field).font
  return pen.measureText(text).width
}

it.each(languages)(
  'search and order of the own cars can be read on a narrow phone in %s',
  async (language) => {
    await page.viewport(360, 800)
    fakeApi((route) => (route === 'GET /api/seller/listings' ? { body: [ownListing] } : undefined))
    await renderIn(
      language,
      <div style={{ margin: '0 1rem' }}>
        <CarList user={user} />
      </div>,
      ['dashboard', 'inventory', 'cars', 'availability', 'price-question'],
    )
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await document.fonts.ready
    const search = document.querySelector<HTMLInputElement>('[type=search]')!
    const { paddingLeft, paddingRight } = getComputedStyle(search)
    const room = search.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    expect(widthOf(search.placeholder, search)).toBeLessThanOrEqual(room)
    const order = document.querySelector('select')!
    for (const option of order.options) {
      order.value = option.value
      expect(cutChoices()).toEqual([])
    }
    await looksRight()
  },
)

it('the ring of a focused price lies over nothing beside it', async () => {
  await page.viewport(360, 800)
  fakeApi((route) => (route === 'GET /api/seller/listings' ? { body: [ownListing] } : undefined))
  await renderIn('en', <CarList user={user} />, [
    'dashboard',
    'inventory',
    'cars',
    'availability',
    'price-question',
  ])
  const price = page.getByRole('button', { name: /165,000/ })
  await expect.element(price).toBeVisible()
  await userEvent.keyboard('{Tab}')
  ;(price.element() as HTMLElement).focus()
  expect(Number.parseFloat(getComputedStyle(price.element()).outlineOffset)).toBeLessThan(0)
})
