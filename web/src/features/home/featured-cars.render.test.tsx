import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import { early } from '#web/api/early.ts'
import { useFeatured } from '#web/entities/listing/queries.ts'
import { idOf, listing, plate } from '#web/testing/fixtures.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { FeaturedCars, heroCarOf } from './featured-cars.tsx'
import { HeroCar } from './hero-car.tsx'
import { PlateStrip } from './plate-strip.tsx'

it('shows the cars that the document brought, and a little later those of now', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const now = { ...listing, id: `${listing.id.slice(0, -1)}2`, title: 'Of now' }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([now]))
  const url = '/api/listings/featured'
  early.first = { url, isDrawn: true, answer: Promise.resolve(Response.json([listing])) }
  const screen = await renderIn('en', <FeaturedCars />, ['home', 'cars'])
  await expect.poll(() => screen.container.textContent).toContain('Nissan')
  expect(fetched).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await expect.element(screen.getByText('Of now')).toBeVisible()
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url])
})

it('keeps the cars that the document brought when they cannot be confirmed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  early.first = {
    url: '/api/listings/featured',
    isDrawn: true,
    answer: Promise.resolve(Response.json([listing])),
  }
  const Page = () => (
    <>
      {useFeatured().isError && <p>not confirmed</p>}
      <FeaturedCars />
    </>
  )
  const screen = await renderIn('en', <Page />, ['home', 'cars'])
  await expect.poll(() => screen.container.textContent).toContain('Nissan')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await expect.element(screen.getByText('not confirmed')).toBeVisible()
  expect(screen.container.textContent).toContain('Nissan')
})

it.each(languages)('in %s, the hero puts forward no car that is reserved', async (language) => {
  await page.viewport(1280, 800)
  const photo = { id: idOf('upl'), imageUrl: '/photo', isMain: true, width: 4, height: 3, placeholder: '' }
  const reserved = { ...listing, images: [photo] }
  const free = { ...reserved, id: idOf('lst', 2), slug: 'free', availability: 'AVAILABLE' as const }
  fakeApi((route) => (route === 'GET /api/listings/featured' ? { body: [reserved, free] } : undefined))
  const screen = await renderIn(language, <HeroCar />, ['home', 'cars'])
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/cars/free')
  expect(heroCarOf([reserved])).toBeUndefined()
})

it.each(languages)('in %s, a plate of the strip says that it is reserved', async (language) => {
  await page.viewport(360, 800)
  const free = { ...plate, id: idOf('plt', 2), availability: 'AVAILABLE' }
  const body = { plates: [plate, free], total: 2, page: 1, limit: 8 }
  fakeApi((route) => (route === 'GET /api/number-plates' ? { body } : undefined))
  const screen = await renderIn(language, <PlateStrip />, ['home-details', 'cars', 'plate-drawing'])
  const said = loadedMessages(language, 'cars')!.RESERVED
  await expect.poll(() => screen.container.querySelectorAll('li a').length).toBe(2)
  const links = [...screen.container.querySelectorAll('li a')]
  expect(links.map(({ textContent }) => textContent.includes(said))).toEqual([true, false])
  expect(await violations()).toEqual([])
})
