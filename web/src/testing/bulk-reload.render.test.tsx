import { useEffect } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { toStockCar } from '#shared/rules/stock.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { sendHeldActs, useHeldActs } from '#web/api/undoable.ts'
import { useStock } from '#web/entities/listing/own-listings.ts'
import { StockWorkbench } from '#web/features/own-offers/stock-workbench.tsx'
import { idOf, ownListing, user } from './fixtures.ts'
import { fakeApi, renderIn } from './render.tsx'

const dealer: CurrentUser = {
  ...user,
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
  verificationStatus: 'APPROVED',
}
const car = (index: number): StockCar => ({
  ...toStockCar({ ...ownListing, confirmedAt: new Date().toISOString() }, dealer),
  id: idOf('lst', index),
  version: 3,
  priceQAR: 100_000,
  market: { verdict: 'HIGH', differencePercent: 10 },
})

let shown: readonly StockCar[] = []
const Table = () => {
  const { data: cars } = useStock(true)
  useEffect(() => {
    if (cars) shown = cars
  }, [cars])
  return cars && <StockWorkbench user={dealer} cars={cars} onPrint={() => {}} />
}

it('shows what an act on many cars has made of them where loading the stock again fails', async () => {
  await page.viewport(1280, 900)
  let loads = 0
  fakeApi((route) => {
    if (route === 'GET /api/seller/stock') {
      loads += 1
      return loads === 1
        ? { body: { cars: [1, 2, 3].map((index) => car(index)), nextCursor: null } }
        : { status: 503, body: { code: 'UNAVAILABLE', message: '' } }
    }
    if (route === 'GET /api/seller/leads') return { body: [] }
    if (route !== 'POST /api/seller/listings/bulk') return undefined
    // The second waits for the team, and the third is left alone.
    const results = [
      { id: idOf('lst', 1), failure: null, version: 4, status: 'APPROVED' },
      { id: idOf('lst', 2), failure: null, version: 4, status: 'PENDING' },
      { id: idOf('lst', 3), failure: 'EDIT_CONFLICT' },
    ]
    return { body: { results } }
  })
  const screen = await renderIn('en', <Table />, [
    'price-question',
    'stock',
    'inventory',
    'dashboard',
    'cars',
    'availability',
    'messages',
  ])
  await expect.poll(() => document.querySelector('[data-cell="0:1"]')).not.toBeNull()
  document.querySelector<HTMLElement>('[data-cell="0:1"]')?.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await screen.getByRole('button', { name: 'Change prices' }).click()
  await userEvent.keyboard('10{Enter}')
  await expect.poll(() => useHeldActs.getState().acts).toHaveLength(1)
  await sendHeldActs()
  expect(loads).toBe(2)
  expect(useHeldActs.getState().acts).toEqual([])
  const market = { verdict: null, differencePercent: -1 }
  await expect
    .poll(() => shown)
    .toMatchObject([
      { version: 4, priceQAR: 90_000, status: 'APPROVED', market },
      { version: 4, priceQAR: 90_000, status: 'PENDING', market },
      { version: 3, priceQAR: 100_000, status: 'APPROVED', market: { verdict: 'HIGH' } },
    ])
})
