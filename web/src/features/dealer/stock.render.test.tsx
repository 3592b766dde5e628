import { expect, it } from 'vitest'
import { listing } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt } from '#web/testing/render.tsx'
import { Stock } from './stock.tsx'

it('an old link to a page that is gone leads to the last one', async () => {
  fakeApi((_, __, query) => ({
    body: {
      listings: query.get('page') === '2' ? [listing] : [],
      total: 30,
      facets: { make: [], bodyType: [] },
    },
  }))
  const router = routerAt('/dealers/pearl-cars?page=9')
  const screen = await renderIn('en', <Stock dealer="pearl-cars" />, ['showroom', 'cars'], router)
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible()
})
