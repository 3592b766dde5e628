import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { toStockCar } from '#shared/rules/stock.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { idOf, ownListing, user } from '#web/testing/fixtures.ts'
import { button, looksRight, renderIn } from '#web/testing/render.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { useBulk } from './use-bulk.tsx'

const dealer: CurrentUser = { ...user, role: 'SELLER_DEALERSHIP', isVerified: true }

// Two of the same, and one that was published without a number.
const cars: readonly StockCar[] = ['A-1001', 'A-1002', null].map((stockNumber, index) => ({
  ...toStockCar(ownListing, dealer),
  id: idOf('lst', index + 1),
  title: 'Toyota Prado VX 2024',
  titleAr: 'تويوتا برادو VX 2024',
  priceQAR: 200_000,
  stockNumber,
}))

const Bar = () => (
  <BulkActions
    bulk={useBulk({ user: dealer, onKeep: () => {}, onDone: () => {} })}
    selected={cars}
    now={Date.parse(ownListing.createdAt)}
    canEdit
    canDelete
    found={cars.length}
    onSelectAll={() => {}}
    onClear={() => {}}
  />
)

// As the page has it, to whose edges it reaches on a phone.
const show = (language: (typeof languages)[number]) =>
  renderIn(
    language,
    <div className="px-4">
      <Bar />
    </div>,
    ['inventory', 'dashboard', 'stock', 'price-question', 'cars'],
  )

describe.each(languages)('in %s', (language) => {
  it('no icon of the acts on many cars is squeezed on a narrow phone', async () => {
    await page.viewport(360, 800)
    await show(language)
    await expect.element(page.getByRole('status')).toBeVisible()
    await document.fonts.ready
    const icons = [...document.querySelectorAll('section svg')].filter((icon) => icon.checkVisibility())
    expect(icons.length).toBeGreaterThan(1)
    for (const icon of icons) expect(icon.getBoundingClientRect().width).toBeGreaterThanOrEqual(16)
    await looksRight()
  })

  it('a change of many prices tells cars of one name apart by their numbers', async () => {
    await page.viewport(360, 800)
    await show(language)
    await userEvent.click(button(loadedMessages(language, 'inventory')!['bulk.PRICE']))
    await userEvent.keyboard('10')
    const rows = page.getByRole('dialog').getByRole('rowheader')
    await expect.poll(() => rows.elements()).toHaveLength(3)
    expect(rows.elements().map((row) => /A-\d+/.exec(row.textContent)?.[0])).toEqual([
      'A-1001',
      'A-1002',
      undefined,
    ])
    await looksRight()
  })
})
