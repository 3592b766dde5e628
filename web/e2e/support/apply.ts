import { expect, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { documentTypeLabels, type DocumentType } from '#shared/reference/application-fields.ts'
import { fieldId } from '#web/features/verify/answers.ts'
import { joinNames } from '#web/i18n/join-names.ts'
import { expectGoodPage } from './axe.ts'
import { picture } from './files.ts'
import { fillSignUp } from './sign-up.ts'
import type { Translate } from './messages.ts'

const required = ['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const satisfies readonly DocumentType[]

/** Registers a dealership, which sees that it will be verified. */
export const signUpDealer = async (
  page: Page,
  t: Translate,
  username: string,
  company: string,
): Promise<void> => {
  await page.goto('/auth?mode=signup')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: t('auth.role.dealership') }).check()
  await expect(main.getByText(t('auth.dealership.text'))).toBeVisible()
  await main.getByLabel(t('auth.companyName'), { exact: true }).fill(company)
  await fillSignUp(page, t, username)
}

/** Uploads one document and waits until it was checked. */
export const bringPaper = async (
  page: Page,
  t: Translate,
  language: Language,
  type: DocumentType,
): Promise<void> => {
  const label = documentTypeLabels[type][language]
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
  await row.locator('input[type=file]').setInputFiles(await picture(`${type}.jpg`, '#445566'))
  await expect(page.getByText(t('uploads.document.uploaded', { label })).first()).toBeVisible()
}

/** Fills in the application and sends it, with the mistakes that people make on the way. */
export const apply = async (page: Page, t: Translate, language: Language): Promise<void> => {
  await page.goto('/verification')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: t('verification.submit') })
  await expect(submit).toBeEnabled()
  await expectGoodPage(page)
  await submit.click()
  await expect(page.getByText(t('verification.missing.text'))).toBeVisible()

  const field = (name: string) => main.locator(`#${fieldId(name)}`)
  await field('businessType').selectOption('Used Car Dealer')
  await field('businessAddress').fill('Salwa Road 12, Doha')
  await field('yearsInBusiness').fill('6')
  await field('primaryContactName').fill('Noora Al Kuwari')
  await field('primaryContactPosition').fill('Owner')
  await submit.click()
  await expect(
    page.getByText(
      t('verification.missingDocuments.text', {
        labels: joinNames(
          required.map((type) => documentTypeLabels[type][language]),
          language,
        ),
      }),
    ),
  ).toBeVisible()
  for (const type of required) await bringPaper(page, t, language, type)
  await submit.click()
  await expect(page.getByText(t('verification.done.title'), { exact: true })).toBeVisible()
  await expect(main.getByText(t('verification.status.SUBMITTED'), { exact: true }).first()).toBeVisible()
  await expectGoodPage(page)
}
