import { expect, it, vi } from 'vitest'
import { early } from '#web/api/early.ts'
import { useFeatured } from '#web/entities/listing/queries.ts'
import { listing } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
import { FeaturedCars } from './featured-cars.tsx'

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
