import { expect } from 'playwright/test'
import { test } from './support/story-test.ts'

test('a browser without scripts shows cars, a plate and a dealer, and keeps the filters', async ({
  browser,
  language,
  viewport,
}) => {
  const isArabic = language === 'ar'
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, locale: `${language}-QA` })
  const page = await context.newPage()
  const direction = isArabic ? 'rtl' : 'ltr'

  // Cars of the demo, all of which have photos: no other journey brings in one of these.
  await page.goto('/cars?make=Lexus')
  // The shell leads on by itself, with what its address asked for.
  await expect(page).toHaveURL(/\/cars\?scripts=off/)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(isArabic ? 'لكزس' : 'Lexus')

  const cards = page.locator('ul.cards > li')
  await expect(cards.first().getByRole('img')).toBeVisible()
  const second = page.getByRole('link', { name: isArabic ? 'الصفحة التالية' : 'Next page' })
  await second.click()
  await expect(page).toHaveURL(/make=Lexus&page=2/)

  await cards.first().getByRole('link').click()
  await expect(page.locator('.price')).toContainText(isArabic ? 'ر.ق' : 'QAR')
  await expect(page.getByRole('link', { name: isArabic ? 'اتصال' : 'Call' })).toHaveAttribute(
    'href',
    /^tel:\+/,
  )

  await page.getByRole('link', { name: isArabic ? 'English' : 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', isArabic ? 'ltr' : 'rtl')

  await page.goto('/number-plates')
  // The demo's: other journeys' are sold or deleted meanwhile.
  await page
    .getByRole('main')
    .getByRole('link', { name: /767676/ })
    .click()
  await expect(page.locator('.price')).toBeVisible()

  await page.goto('/dealers')
  // The demo's dealership: other journeys' have no cars.
  await page.getByRole('link', { name: isArabic ? 'بوابة السدرة للسيارات' : 'Sidra Gate Motors' }).click()
  await expect(cards.first()).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JavaScript')
  await context.close()
})
