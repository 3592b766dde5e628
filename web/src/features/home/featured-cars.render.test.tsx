import { expect, it, vi } from 'vitest'
import { early } from '#web/api/early.ts'
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
