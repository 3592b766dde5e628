import { expect, type Page } from 'playwright/test'
import { expectGoodPage } from './axe.ts'
import { beginning, type Translate } from './messages.ts'

/** Finds a car by the text on its card and opens it, as a visitor without an account. */
export const findCar = async (page: Page, t: Translate, variant: string): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectGoodPage(page)

  await page.goto('/cars')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expectGoodPage(page)
  const box = main.getByRole('combobox', { name: t('search.text.label') })
  await box.fill(variant)
  // Searches at once and closes the suggestions, which lie over the first card.
  await box.press('Enter')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  await main
    .getByRole('link', { name: new RegExp(variant) })
    .first()
    .click()

  await expect(main.getByRole('heading', { level: 1 })).toContainText(variant)
  await expect(main.getByText(/165,000/).first()).toBeVisible()
  const whatsapp = main.getByRole('link', { name: t('listing.contact.whatsapp') }).first()
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/97433123456\?text=/)
  // The button has the photo's name.
  const photo = main
    .getByRole('button', { name: beginning(t, 'listing.gallery.enlarge') })
    .first()
    .locator('img')
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expectGoodPage(page)
}
