import { expect, type Locator, type Page } from 'playwright/test'
import { confirmAddress, mailTo, publishCar, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { fillSignUp } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'
import { titlePattern } from './support/title-pattern.ts'
import { uniqueName } from './support/unique-name.ts'

/** Opens the first car of a search and gives its title. */
const openFirstCar = async (page: Page, search: string): Promise<{ main: Locator; title: string }> => {
  await page.goto(search)
  const main = page.getByRole('main')
  const link = main.getByRole('article').first().getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titlePattern(title))
  return { main, title }
}

/** Looks through the photos at full size; Back leaves them, not the page. */
const lookAtPhotos = async (page: Page, t: Translate, main: Locator): Promise<void> => {
  const address = page.url()
  await main
    .getByRole('button', { name: t('listing.gallery.enlarge', { number: 1, total: '' }).trim() })
    .click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(/^1 \/ \d/)).toBeVisible()
  await viewer.getByRole('button', { name: t('listing.gallery.next') }).click()
  await expect(viewer.getByText(/^2 \/ \d/)).toBeVisible()
  await expectGoodPage(page)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  expect(page.url()).toBe(address)
}

test('a visitor finds a car and opens WhatsApp, and is counted', async ({ messages: t, newPerson }) => {
  const page = await newPerson()
  // There is no network beyond the site here.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const viewed = page.waitForResponse((answer) => answer.url().endsWith('/views'))
  const { main } = await openFirstCar(page, '/cars?dealerOnly=true&bodyType=Sedan&hasPhotos=true')
  const whatsapp = main.getByRole('link', { name: t('listing.contact.whatsapp') }).filter({ visible: true })
  await expect(whatsapp).toBeVisible()
  // Told when the page goes out of sight.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect((await viewed).status()).toBe(204)
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await expectGoodPage(page)
  await lookAtPhotos(page, t, main)

  const contacted = page.waitForResponse((answer) => answer.url().endsWith('/contacts'))
  const chat = page.waitForEvent('popup')
  await whatsapp.click()
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/974\d{8}\?text=/)
  expect((await contacted).status()).toBe(204)
})

/** Saves a car without an account and registers to keep it. */
const saveCar = async (
  page: Page,
  t: Translate,
  name: string,
  main: Locator,
  title: string,
): Promise<void> => {
  const heart = main
    .getByRole('button', {
      name: new RegExp(`${t('cars.save', { title: '' }).trim()}.*${titlePattern(title).source}`),
    })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(t('common.here.saved'))).toBeVisible()
  await page
    .getByRole('status')
    .getByRole('button', { name: t('common.nav.signIn'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await main.getByText(t('auth.mode.signUp'), { exact: true }).first().click()
  await fillSignUp(page, t, name)
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
  const moved = t('keep.moved', { what: t('keep.car', { count: 1 }) })
  await expect(page.getByText(moved)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

/** Writes to the seller, and finds the message among the conversations. */
const writeToSeller = async (page: Page, t: Translate, main: Locator, title: string): Promise<void> => {
  await main
    .getByRole('button', { name: t('lead.button') })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('lead.name'), { exact: true })).toHaveValue('Noora Al Kuwari')
  await expect(dialog.getByLabel(t('lead.phone'))).toHaveValue('+974 3312 3456')
  await expectGoodPage(page)
  await dialog.getByLabel(t('lead.phone')).fill('55123456')
  await expect(dialog.getByLabel(t('lead.phone'))).toHaveValue('+974 5512 3456')
  await dialog.getByRole('button', { name: t('lead.send') }).click()
  await expect(page.getByText(t('lead.sentText'))).toBeVisible()

  await page.goto('/dashboard?tab=messages')
  const conversation = main.getByRole('button').filter({ hasText: titlePattern(title) })
  await expect(conversation).toHaveCount(1)
  await expectGoodPage(page)
  await conversation.click()
  const thread = main.getByRole('region', {
    name: new RegExp(t('messages.conversation', { name: '' }).trim()),
  })
  await expect(thread.getByRole('listitem')).toHaveCount(1)
  await thread.getByLabel(t('messages.write')).fill('I can come today. أستطيع الحضور اليوم.')
  await thread.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  await expectGoodPage(page)
}

test(
  'a visitor saves a car by signing up, writes to its seller and sees it in messages',
  { tag: '@desktop' },
  async ({ messages: t, newPerson }) => {
    const name = uniqueName()
    const page = await newPerson()
    const { main, title } = await openFirstCar(page, '/cars?dealerOnly=true&make=Toyota')
    await saveCar(page, t, name, main, title)
    await writeToSeller(page, t, main, title)
    await page.goto('/dashboard')
    await expect(main.getByRole('article').filter({ hasText: titlePattern(title) })).toHaveCount(1)
  },
)

test(
  'a saved search tells of a new match, in the app and by mail, until it is ended',
  { tag: '@mobile' },
  async ({ messages: t, newPerson, request }, { workerIndex }) => {
    const name = uniqueName()
    // A price of this run alone, so that nothing else in the market matches.
    const price = 210_001 + (Date.now() % 70_000) + workerIndex
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto('/auth?mode=signup')
    await fillSignUp(page, t, name)
    await confirmAddress(request, name)
    await page.goto(`/cars?make=Nissan&minPrice=${price}&maxPrice=${price}`)
    await main.getByRole('button', { name: t('saved-searches.save') }).click()
    await expectGoodPage(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('saved-searches.saveAlerts') })
      .click()
    await expect(page.getByText(t('saved-searches.savedAlerts'))).toBeVisible()

    await publishCar(request, await registerDealer(request, uniqueName()), { priceQAR: price })
    const mail = await mailTo(request, `${name}@example.com`, ({ text }) => text.includes('/unsubscribe'))
    await page.goto('/notifications')
    const news = main.getByRole('listitem').filter({ hasText: /Patrol|باترول/ })
    await expect(news).toHaveCount(1)
    await expectGoodPage(page)
    await news.getByRole('link').click()
    await expect(main.getByText(price.toLocaleString('en')).first()).toBeVisible()

    const end = mail.links.find((link) => link.includes('/unsubscribe?'))!
    await page.goto(new URL(end).pathname + new URL(end).hash)
    await expectGoodPage(page)
    await main.getByRole('button', { name: t('unsubscribe.confirm') }).click()
    await expect(
      main.getByText(t('unsubscribe.done.title', { what: t('unsubscribe.what.search') })),
    ).toBeVisible()
  },
)
