import { expect, type Locator, type Page } from 'playwright/test'
import { beginning, type Translate } from './messages.ts'

/** Has the acts that could still be undone leave now, and waits until none is left. */
export const sendNow = async (page: Page, t: Translate): Promise<void> => {
  const now = page.getByRole('button', { name: t('common.undo.now'), exact: true })
  await now.first().click()
  await expect(now).toHaveCount(0)
}

/** Sets the availability of an own offer by its menu, and has it leave at once. */
export const setAvailability = async (
  page: Page,
  t: Translate,
  row: Locator,
  availability: 'RESERVED' | 'SOLD',
): Promise<void> => {
  await row.getByRole('button', { name: beginning(t, 'availability.label') }).click()
  await row.getByRole('button', { name: t(`availability.${availability}`), exact: true }).click()
  await sendNow(page, t)
}
