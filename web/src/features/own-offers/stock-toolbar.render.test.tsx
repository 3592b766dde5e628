import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { cutChoices, renderIn } from '#web/testing/render.tsx'
import { useStockQuery } from './stock-query.ts'
import { StockFilters } from './stock-toolbar.tsx'

const Filters = () => <StockFilters state={useStockQuery()} cars={[]} />

it.each(languages)('no filter of the stock is cut at the width of a laptop in %s', async (language) => {
  await page.viewport(1280, 900)
  // What the dashboard's own menu leaves.
  await renderIn(
    language,
    <div style={{ width: 944 }}>
      <Filters />
    </div>,
    ['stock', 'inventory', 'dashboard'],
  )
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await document.fonts.ready
  const tops = [...document.querySelectorAll('select')].map((select) => select.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  expect(cutChoices()).toEqual([])
})
