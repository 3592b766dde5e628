import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { plateTagLabels } from '#shared/reference/plate-vocabulary.ts'
import { registerBuyer, tokenOf } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { approvePlate, rejectPlate } from './support/moderate-plate.ts'
import {
  correctPlate,
  deletePlate,
  offerPlate,
  offerTwice,
  ownPlate,
  sellPlate,
} from './support/sell-plate.ts'
import { fillSignIn, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, spelled, type Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

/** Of the demo market: only one number of six digits is like this. */
const wanted = { pattern: '7?7?7?', number: '767676' }

/** Ticks filters where this screen has them. */
const filter = async (page: Page, t: Translate, language: Language): Promise<void> => {
  const column = page.getByRole('complementary', { name: t('plates.filters'), exact: true })
  const pill = page.getByRole('button', { name: new RegExp(`^${t('plates.filters')}`) })
  await expect(column.or(pill).first()).toBeVisible()
  const isPhone = await pill.isVisible()
  if (isPhone) await pill.click()
  const filters = isPhone ? page.getByRole('dialog') : column
  await filters.getByRole('radio', { name: t('plates.digits.name', { count: 6 }) }).check()
  await filters.getByRole('checkbox', { name: plateTagLabels['repeating-pairs'][language] }).check()
  await expect(page).toHaveURL(/digits=6/)
  await expect(page).toHaveURL(/tags=repeating-pairs/)
  await expectGoodPage(page)
  if (isPhone) await page.keyboard.press('Escape')
}

/** Looks for a pattern, and finds the same behind the address. */
const findPlate = async (page: Page, t: Translate, language: Language): Promise<void> => {
  const main = page.getByRole('main')
  const box = main.getByRole('textbox', { name: t('plates.search.label') })
  const cards = main.getByRole('article')
  await page.goto('/number-plates')
  await expect(cards.nth(5)).toBeVisible()
  await filter(page, t, language)
  await box.fill(wanted.pattern)
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(wanted.number)
  await page.reload()
  await expect(box).toHaveValue(wanted.pattern)
  await expect(cards).toHaveCount(1)
  await expectGoodPage(page)
}

/** Opens the plate by a shared address, saves it on the device, and signs in to keep it. */
const savePlate = async (page: Page, t: Translate, username: string): Promise<Locator> => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: new RegExp(`^${t('plates.card.details')}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/number-plates/${wanted.number}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: new RegExp(spelled(wanted.number)) })).toBeVisible()
  await expect(dialog.getByText(t('plate-estimate.note'))).toBeVisible()
  await expectGoodPage(page)
  const heart = dialog.getByRole('button', { name: beginning(t, 'saved-plates.save') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(t('common.here.saved'))).toBeVisible()
  await page
    .getByRole('status')
    .getByRole('button', { name: t('common.nav.signIn'), exact: true })
    .click()
  await fillSignIn(page, t, username)
  await expect(page).toHaveURL(new RegExp(`/number-plates/${wanted.number}`))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return dialog
}

test('a number is found by a pattern, shared, saved and asked about', async ({
  messages: t,
  language,
  newPerson,
  request,
}) => {
  const name = uniqueName()
  await registerBuyer(request, name)
  const [sender, page] = [await newPerson(), await newPerson()]
  await findPlate(sender, t, language)

  await page.goto(sender.url())
  const dialog = await savePlate(page, t, name)
  await dialog.getByRole('button', { name: t('plate.contact'), exact: true }).click()
  const contact = page.getByRole('dialog', { name: new RegExp(wanted.number) }).last()
  await expect(contact.getByLabel(t('lead.name'), { exact: true })).toHaveValue('Maryam Al Buyer')
  await expectGoodPage(page)
  await contact.getByRole('button', { name: t('lead.send') }).click()
  await expect(contact.getByRole('heading', { name: t('plate.inquiry.sent') })).toBeVisible()

  const main = page.getByRole('main')
  await page.goto('/dashboard?tab=messages')
  const conversation = main.getByRole('button').filter({ hasText: wanted.number })
  await expect(conversation).toHaveCount(1)
  await conversation.click()
  await expect(main.getByRole('region').getByText(wanted.number).first()).toBeVisible()
  await expectGoodPage(page)
  await page.goto('/dashboard')
  await expect(main.getByRole('heading', { name: t('saved-plates.title') })).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: wanted.number })).toHaveCount(1)
})

/** The number of plates on offer with this number; polled until it is as expected. */
const expectOffered = (request: APIRequestContext, number: string, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const answer = await request.get(`/api/number-plates?search=${number}`)
      return ((await answer.json()) as { total: number }).total
    })
    .toBe(count)

/** A number that reads the same from both ends, which are others in each project. */
const ownNumber = (projectName: string, retry: number): string => {
  const end = 1 + 2 * ['en 360', 'en 1440', 'ar 360', 'ar 1440'].indexOf(projectName)
  const [next, middle] = String(80 + (Date.now() % 10) * 2 + (retry % 2))
  return `${end}${next}${middle}${next}${end}`
}

test(
  'a number is offered, rejected, corrected, approved, sold and taken away',
  { tag: '@mobile' },
  async ({ messages: t, language, newPerson, request }, { project, retry }) => {
    test.slow()
    const number = ownNumber(project.name, retry)
    const name = uniqueName()
    await registerBuyer(request, name)
    const [seller, admin, visitor] = [await newPerson(), await newPerson(), await newPerson()]
    await seller.goto('/number-plates?tab=sell')
    await seller
      .getByRole('main')
      .getByRole('link', { name: t('plate-form.gate.login.action') })
      .click()
    await fillSignIn(seller, t, name)
    await offerPlate(seller, t, language, number, 'Call 5512 3456')
    await ownPlate(seller, t, number, 'PENDING')
    await offerTwice(seller, t, number)

    const reason = 'Please take the phone number out of the text'
    await signIn(admin, t, 'admin')
    await admin.goto('/admin?tab=plates')
    await rejectPlate(admin, t, number, reason)
    await correctPlate(seller, t, number, reason)
    await approvePlate(admin, t, number)

    await expectOffered(request, number, 1)
    await visitor.goto(`/number-plates?search=${number}`)
    await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1)
    await sellPlate(seller, t, number)
    await expectOffered(request, number, 0)
    await visitor.goto(`/number-plates/${number}`)
    await expect(visitor.getByRole('dialog').getByText(t('plate.SOLD.title'))).toBeVisible()
    await expectGoodPage(visitor)
    await deletePlate(seller, t, number)
    await visitor.reload()
    await expect(visitor.getByText(t('plate.missing.title'))).toBeVisible()
  },
)

/** Offers a number for sale and approves it, past the pages. */
const publishPlate = async (
  request: APIRequestContext,
  token: string,
  plateNumber: string,
): Promise<void> => {
  const offered = await request.post('/api/number-plates', {
    headers: { authorization: `Bearer ${token}` },
    data: { plateNumber, category: 'other', price: 12_000, location: 'doha' },
  })
  expect(offered.status()).toBe(201)
  const { id } = (await offered.json()) as { id: string }
  const approved = await request.put(`/api/admin/number-plates/${id}/status`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: { status: 'APPROVED' },
  })
  expect(approved.status()).toBe(200)
}

test(
  'who looks for a number that nobody offers is told when it is offered',
  { tag: '@mobile' },
  async ({ messages: t, newPerson, request }, { workerIndex }) => {
    const [buyer, seller] = [uniqueName(), uniqueName()]
    await registerBuyer(request, buyer)
    const number = `9${String((Date.now() + workerIndex) % 100_000).padStart(5, '0')}`
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto(`/number-plates?search=${number}`)
    const isolated = `\u2066${number}\u2069`
    await main.getByRole('button', { name: t('saved-searches.plates.tellMe', { number: isolated }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('saved-searches.saveAlerts') })
      .click()
    // The account is asked for, and what asked for it is finished after it.
    await fillSignIn(page, t, buyer)
    const done = t('keep.done', { title: '|' }).split('|').at(-1)!.trim()
    await expect(page.getByText(done)).toBeVisible()

    await publishPlate(request, await registerBuyer(request, seller), number)
    const news = main.getByRole('listitem').filter({ hasText: number })
    await expect(async () => {
      await page.goto('/notifications')
      await expect(news).toHaveCount(1, { timeout: 15_000 })
    }).toPass()
    await expectGoodPage(page)
    await news.getByRole('link').first().click()
    await expect(page.getByRole('img', { name: new RegExp(spelled(number)) }).first()).toBeVisible()
  },
)
