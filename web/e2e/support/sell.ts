import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { expectGoodPage } from './axe.ts'
import { picture } from './files.ts'
import type { Translate } from './messages.ts'
import { sendNow } from './undoable.ts'

const fileInput = (page: Page) => page.locator('input[type=file]')

/** A field of the wizard by its label, the first that begins so: "Price" stands before "Price is fixed". */
export const wizardField = (main: Locator, t: Translate, name: string): Locator =>
  main.getByLabel(t(`sell.field.${name}`)).first()

/** The input of photos, beside which the video has one of its own. */
export const photoInput = (page: Page) => page.locator('input[type=file][multiple]')

// WebM, which every Chromium plays.
const film = fileURLToPath(new URL('../../../functions/testing/videos/car.webm', import.meta.url))

/** Lists a Nissan Patrol of this variant in five steps, photos, a video and documents uploaded for real, both sides of the Istimara among them. */
export const listCar = async (
  page: Page,
  t: Translate,
  language: Language,
  variant: string,
): Promise<void> => {
  await page.goto('/sell')
  const main = page.getByRole('main')
  const field = (name: string) => wizardField(main, t, name)
  const choose = async (words: Readonly<Record<Language, string>>) => {
    const choice = main.getByRole('radio', { name: words[language], exact: true })
    await choice.click()
    await expect(choice).toBeChecked()
  }
  const next = () => main.getByRole('button', { name: t('common.next') }).click()
  const stepHeading = (step: string) => main.getByRole('heading', { level: 2, name: t(`sell.step.${step}`) })

  await next()
  await expect(page.getByText(t('sell.incomplete.fields'))).toBeVisible()
  await field('make').selectOption('Nissan')
  await field('model').selectOption('Patrol')
  await field('variant').fill(variant)
  await field('year').selectOption('2020')
  await field('mileage').fill('61000')
  await field('priceQAR').fill('165000')
  await field('city').selectOption('Doha')
  await choose(conditionLabels.Excellent)
  await expectGoodPage(page)
  await next()

  await expect(stepHeading('details')).toBeVisible()
  // The body type was guessed from the model.
  await expect(main.getByRole('radio', { name: bodyTypeLabels.SUV[language], exact: true })).toBeChecked()
  await choose(fuelTypeLabels.Petrol)
  await choose(transmissionLabels.Automatic)
  await choose(colorLabels.White)
  await main.locator('#sell-description').fill('One owner, agency serviced. مالك واحد وصيانة وكالة.')
  await expectGoodPage(page)
  await next()

  await expect(stepHeading('photos')).toBeVisible()
  await photoInput(page).setInputFiles([
    await picture('front.jpg', '#8a1538'),
    await picture('side.jpg', '#1c4966'),
  ])
  await expect(main.getByText(t('sell.photos.progress', { count: 2, ready: 2 }))).toBeVisible()
  await main.getByLabel(t('uploads.video.add')).setInputFiles(film)
  await expect(main.getByText(t('uploads.video.ready'))).toBeVisible()
  await expectGoodPage(page)
  await next()

  await expect(stepHeading('documents')).toBeVisible()
  await fileInput(page)
    .first()
    .setInputFiles(await picture('istimara.jpg', '#556'))
  await fileInput(page)
    .nth(1)
    .setInputFiles(await picture('back.jpg', '#565'))
  await fileInput(page)
    .last()
    .setInputFiles(await picture('qid.jpg', '#665'))
  await expect(main.getByText('istimara.jpg')).toBeVisible()
  await expect(main.getByText('back.jpg')).toBeVisible()
  await expect(main.getByText('qid.jpg')).toBeVisible()
  await expectGoodPage(page)
  await next()

  await expect(stepHeading('review')).toBeVisible()
  await expectGoodPage(page)
  await main.getByRole('button', { name: t('sell.action.submit') }).click()
  await expect(page.getByText(t('sell.done.review'), { exact: true }).first()).toBeVisible()
  await sendNow(page, t)
}
