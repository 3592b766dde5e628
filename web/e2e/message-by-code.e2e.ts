import { expect, type Locator, type Page } from 'playwright/test'
import { answerNewest, publishCar, registerDealer, signInCode } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { beginning, type Translate } from './support/messages.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

/** Finds the car by its text, saves it on the device and opens it. */
const findAndSave = async (page: Page, t: Translate, variant: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto(`/cars?search=${variant}`)
  const card = main.getByRole('article').filter({ hasText: variant })
  await expect(card).toHaveCount(1)
  const heart = card.getByRole('button', { name: beginning(t, 'cars.save') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(variant)
}

const openForm = async (page: Page, t: Translate): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lead.button') })
    .filter({ visible: true })
    .click()
  return page.getByRole('dialog')
}

/** Writes, and goes as far as the code; a phone number alone makes no account. */
const askForCode = async (page: Page, t: Translate, dialog: Locator, address: string): Promise<void> => {
  await dialog.getByLabel(t('lead.name'), { exact: true }).fill('Maha')
  await dialog.getByLabel(t('lead.phone')).fill('55123456')
  await dialog.getByLabel(t('lead.message'), { exact: true }).fill('Is it still there? هل ما زالت متوفرة؟')
  await dialog.getByRole('button', { name: t('lead.send'), exact: true }).click()
  await expect(dialog.getByText(t('lead.issue.emailForCode'))).toBeVisible()
  await expect(dialog.getByLabel(t('lead.email'), { exact: true })).toBeFocused()
  await expectGoodPage(page)
  await dialog.getByLabel(t('lead.email'), { exact: true }).fill(address)
  await dialog.getByRole('button', { name: t('lead.send'), exact: true }).click()
  await expect(dialog.getByRole('heading', { name: t('by-code.sent.title') })).toBeFocused()
}

const submitCode = (t: Translate, dialog: Locator) =>
  dialog.getByRole('button', { name: t('by-code.first.submit'), exact: true }).click()

test('a visitor without an account finds, saves, asks with a code and gets the answer', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const variant = uniqueName()
  const dealer = await registerDealer(request, uniqueName())
  await publishCar(request, dealer, { variant })
  const address = `${uniqueName()}@example.com`
  const page = await newPerson()
  const main = page.getByRole('main')
  await findAndSave(page, t, variant)

  let dialog = await openForm(page, t)
  await askForCode(page, t, dialog, address)
  await expectGoodPage(page)
  await expectGoodInDark(page)
  const code = dialog.getByLabel(t('by-code.code'), { exact: true })
  await code.fill('000000')
  await submitCode(t, dialog)
  await expect(dialog.getByText(t('by-code.code.wrong'))).toBeVisible()

  await dialog.getByRole('button', { name: t('by-code.first.back'), exact: true }).click()
  await expect(dialog.getByLabel(t('lead.email'), { exact: true })).toBeFocused()
  await expect(dialog.getByLabel(t('lead.name'), { exact: true })).toHaveValue('Maha')

  // A phone may forget the page while its owner looks into the mail: name and address are nowhere in the browser, and the code is still good.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect([stored.includes('Maha'), stored.includes(address)]).toEqual([false, false])
  await page.reload()
  dialog = await openForm(page, t)
  await askForCode(page, t, dialog, address)
  await code.fill(await signInCode(request, address))
  await submitCode(t, dialog)
  await expect(page.getByText(t('lead.sentText'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What was saved on the device is in the account.
  await expect(page.getByText(t('keep.moved', { what: t('keep.car', { count: 1 }) }))).toBeVisible()

  await answerNewest(request, dealer, 'Yes, come by. نعم، تفضّل.')
  await page.goto('/')
  const label = t('common.mine.new', { label: t('common.account.messages'), count: '|' }).split('|')
  const messages = page
    .getByRole('link', { name: new RegExp(`${label.map((part) => part.trim()).join('.*1.*')}`) })
    .filter({ visible: true })
  await messages.first().click()
  await main.getByRole('button').filter({ hasText: variant }).click()
  await expect(main.getByText('Yes, come by. نعم، تفضّل.').filter({ visible: true }).first()).toBeVisible()
  await expectGoodPage(page)
  await page.goto('/dashboard?tab=favorites')
  await expect(main.getByRole('article').filter({ hasText: variant })).toHaveCount(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('lead'))),
  ).toEqual([])
})

test(
  'who has an account already is signed in by the code, and told that they have written before',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    test.slow()
    const variant = uniqueName()
    await publishCar(request, await registerDealer(request, uniqueName()), { variant })
    const address = `${uniqueName()}@example.com`
    const used = new Set<string>()
    const send = async (page: Page): Promise<Locator> => {
      await page.goto(`/cars?search=${variant}`)
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      const dialog = await openForm(page, t)
      await askForCode(page, t, dialog, address)
      const code = await signInCode(request, address, used)
      used.add(code)
      await dialog.getByLabel(t('by-code.code'), { exact: true }).fill(code)
      await submitCode(t, dialog)
      return dialog
    }
    const first = await newPerson()
    await send(first)
    await expect(first.getByText(t('lead.sentText'))).toBeVisible()

    const again = await newPerson()
    const dialog = await send(again)
    await expect(dialog.getByText(t('errors.ALREADY_CONTACTED')).first()).toBeVisible()
    await expect(dialog.getByLabel(t('lead.name'), { exact: true })).toHaveValue('Maha')
    await expectGoodPage(again)
    await dialog.getByRole('link', { name: t('lead.toMessages') }).click()
    await expect(again.getByRole('main').getByRole('button').filter({ hasText: variant })).toBeVisible()
  },
)
