import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { mailTo, publishCar, registerDealer, signInCode, tokenOf } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

/** Adds a bank with an inbox of its own. */
const addBank = async (request: APIRequestContext, name: string): Promise<string> => {
  const email = `${name.toLowerCase()}@example.com`
  const answer = await request.post('/api/financing/providers', {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: {
      name,
      nameAr: name,
      rating: 5,
      description: 'Lends for cars.',
      descriptionAr: 'يموّل السيارات.',
      phoneNumber: null,
      email,
      website: null,
      interestRateFrom: 0.1,
      interestRateTo: 9,
      maxLoanAmount: 500_000,
      maxLoanTerm: 60,
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

const openCar = async (page: Page, variant: string): Promise<void> => {
  await page.goto(`/cars?search=${variant}`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(variant)
}

test('a visitor asks a bank for a quote with a code, the bank gets it, and an admin sees it', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const [variant, bank] = [uniqueName(), uniqueName()]
  await publishCar(request, await registerDealer(request, uniqueName()), { variant })
  const inbox = await addBank(request, bank)
  const address = `${uniqueName()}@example.com`
  const page = await newPerson()
  await openCar(page, variant)
  await page.getByRole('button', { name: t('finance.ask.financing'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const company = dialog.getByRole('checkbox', { name: bank })
  // The list of companies is kept for a minute on the way.
  await expect(async () => {
    if (await company.isVisible()) return
    await page.reload()
    await page.getByRole('button', { name: t('finance.ask.financing'), exact: true }).click()
    await expect(company).toBeVisible({ timeout: 15_000 })
  }).toPass()
  for (const chosen of await dialog.getByRole('group').getByRole('checkbox', { checked: true }).all())
    await chosen.uncheck({ force: true })
  await company.check({ force: true })
  await dialog.getByLabel(t('quotes.income')).selectOption('FROM_10000')
  await dialog.getByRole('button', { name: t('quotes.send'), exact: true }).click()
  await expect(dialog.getByText(t('quotes.issue.consent'))).toBeVisible()
  await expectGoodPage(page)
  await expectGoodInDark(page)
  await dialog.getByLabel(t('lead.name'), { exact: true }).fill('Maha')
  await dialog.getByLabel(t('lead.email'), { exact: true }).fill(address)
  await dialog.getByRole('checkbox', { name: t('quotes.consent') }).check()
  await dialog.getByRole('button', { name: t('quotes.send'), exact: true }).click()
  await dialog.getByLabel(t('by-code.code'), { exact: true }).fill(await signInCode(request, address))
  await dialog.getByRole('button', { name: t('by-code.first.submit'), exact: true }).click()
  await expect(page.getByText(t('quotes.sent.text'))).toBeVisible()

  const mail = await mailTo(request, inbox, () => true)
  expect(mail.subject).toContain('2023')
  expect(mail.subject).not.toContain('Maha')
  expect(mail.text).toContain('Maha')

  await page.goto('/dashboard?tab=quotes')
  const own = page.getByRole('main').getByRole('article').filter({ hasText: bank })
  await expect(own.getByText(t('quotes.status.SENT'))).toBeVisible()
  await expectGoodPage(page)

  const admin = await newPerson()
  await signIn(admin, t, 'admin')
  await admin.goto('/admin?tab=quotes&status=sent')
  const asked = admin.getByRole('article').filter({ hasText: bank })
  await expect(asked.getByText(address)).toBeVisible()
  await expectGoodPage(admin)
  await asked.locator('button', { hasText: t('quotes.move.ANSWERED') }).click()
  await expect(asked).toHaveCount(0)

  await page.reload()
  await expect(own.getByText(t('quotes.status.ANSWERED'))).toBeVisible()
  await own.locator('button[aria-haspopup=dialog]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotes.withdraw'), exact: true })
    .click()
  await expect(own.getByText(t('quotes.status.withdrawn'))).toBeVisible()
  await mailTo(request, inbox, ({ subject }) => subject !== mail.subject)
})
