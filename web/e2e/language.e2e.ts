import { expect } from 'playwright/test'
import { test } from './support/story-test.ts'
import { loadMessages } from './support/messages.ts'

const languageOf = (page: { evaluate: <T>(run: () => T) => Promise<T> }) =>
  page.evaluate(() => document.documentElement.lang)

test('a link in one language opens in it, and changes nobody’s choice', async ({ newPerson, language }) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const t = await loadMessages(other)
  const page = await newPerson()
  await page.goto(`/cars?make=Toyota&lang=${other}`)
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.brand') })).toBeVisible()
  expect(await languageOf(page)).toBe(other)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language)

  // The other pages of the tab are in the same language, at their plain addresses.
  const main = page.getByRole('main')
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\/[^?]+$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    other === 'ar' ? /\/cars\/[^?]+\?lang=ar$/ : /\/cars\/[^?]+$/,
  )
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: t('common.brand') })).toBeVisible()
  expect(await languageOf(page)).toBe(other)

  // Back is one step, to the address that one came by.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`make=Toyota&lang=${other}`))

  // A new tab is their own again.
  const fresh = await page.context().newPage()
  await fresh.goto('/')
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await languageOf(fresh)).toBe(language)
})

test('a switch rewrites the language in the address, and filters leave it out', async ({
  newPerson,
  language,
  viewport,
  messages: t,
}) => {
  const page = await newPerson()
  const other = language === 'ar' ? 'en' : 'ar'
  const o = await loadMessages(other)
  await page.goto(`/cars?make=Toyota&lang=${other}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  const name = language === 'ar' ? 'العربية' : 'English'
  const banner = page.getByRole('banner')
  if ((viewport?.width ?? 0) > 1000) {
    await banner.getByRole('button', { name: new RegExp(o('common.language.label')) }).click()
    await page.locator(`button[lang=${language}]`).click()
  } else await banner.getByRole('button', { name }).click()
  await expect(page).toHaveURL(new RegExp(`make=Toyota&lang=${language}$`))
  await expect(banner.getByRole('link', { name: t('common.brand') })).toBeVisible()

  const box = main.getByRole('combobox', { name: t('search.text.label') })
  await box.fill('Land Cruiser')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/cars\?search=Land\+Cruiser/)
  expect(page.url()).not.toContain('lang=')
  await page.reload()
  expect(await languageOf(page)).toBe(language)
})
