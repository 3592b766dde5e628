import { expect, type Locator, type Page } from 'playwright/test'
import { beginning, type Translate } from './messages.ts'

// Calls that leave by themselves.
const unasked = /\/(claims|views)\b/

/** Has the act that could still be undone leave now, and waits for its answer. */
export const sendNow = async (page: Page, t: Translate): Promise<void> => {
  const now = page.getByRole('button', { name: t('common.undo.now'), exact: true })
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      response.url().includes('/api/') &&
      !unasked.test(response.url()),
  )
  await now.first().click()
  await expect(now).toHaveCount(0)
  await answer
}

/** The cars whose text has this, among a seller's own: cards, or rows of the table that a dealership has at a desk. */
export const ownCars = (page: Page, text: string): Locator =>
  page.getByRole('main').locator('article, [role=row]').filter({ hasText: text })

/** What opens the choices of an own offer's availability, on its card or in its row. */
export const availabilityOf = (t: Translate, row: Locator): Locator =>
  row.getByRole('button', { name: beginning(t, 'availability.label') }).or(
    row.getByRole('button', {
      name: new RegExp(t('stock.cell.availability', { title: '.*', availability: '.*' })),
    }),
  )

/** Sets the availability of an own offer by its menu, and has it leave at once. */
export const setAvailability = async (
  page: Page,
  t: Translate,
  row: Locator,
  availability: 'RESERVED' | 'SOLD',
): Promise<void> => {
  await availabilityOf(t, row).click()
  await row.getByRole('button', { name: t(`availability.${availability}`), exact: true }).click()
  await sendNow(page, t)
}

/** The button of an act on the selected cars. On a phone all but the first are in a menu, which is opened. */
export const bulkButton = async (page: Page, t: Translate, name: string): Promise<Locator> => {
  const bar = page.getByRole('region', { name: t('inventory.bulk'), exact: true })
  const button = bar.getByRole('button', { name, exact: true })
  const more = bar.getByRole('button', { name: t('common.actions.more'), exact: true })
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) await more.click()
  return button
}
