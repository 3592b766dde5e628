import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { registerBuyer } from './support/api.ts'
import { picture } from './support/files.ts'
import { choose, expectFocusKept, pick, pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { wizardField } from './support/sell.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

type Wizard = { page: Page; main: Locator; t: Translate; language: Language }

const field = ({ main, t }: Wizard, name: string) => wizardField(main, t, name)

/** Takes one of a row of choices, all of which are in sight. */
const take = async (
  { page, main, language }: Wizard,
  words: Readonly<Record<Language, string>>,
): Promise<void> => {
  const wanted = main.getByRole('radio', { name: words[language], exact: true })
  const group = main
    .getByRole('group')
    .filter({ has: page.getByRole('radio', { name: words[language], exact: true }) })
    .last()
  await pick(page, group.getByRole('radio').first(), wanted)
}

/** Goes to the next step, whose heading gets the focus. */
const next = async ({ page, main, t }: Wizard, step: string): Promise<void> => {
  await pressOn(page, main.getByRole('button', { name: t('common.next') }))
  await expect(main.getByRole('heading', { level: 2, name: t(`sell.step.${step}`) })).toBeFocused()
}

const describeCar = async (wizard: Wizard): Promise<void> => {
  const { page, main, t } = wizard
  // Pressed too early, it leads to the first answer that is missing.
  await pressOn(page, main.getByRole('button', { name: t('common.next') }))
  await expect(field(wizard, 'make')).toBeFocused()
  await choose(page, field(wizard, 'make'), 'Nissan')
  await choose(page, field(wizard, 'model'), 'Patrol')
  await choose(page, field(wizard, 'year'), '2020')
  await typeInto(page, field(wizard, 'mileage'), '61000')
  await typeInto(page, field(wizard, 'priceQAR'), '165000')
  await choose(page, field(wizard, 'city'), 'Doha')
  await take(wizard, conditionLabels.Excellent)
  await next(wizard, 'details')
  await expect(
    main.getByRole('radio', { name: bodyTypeLabels.SUV[wizard.language], exact: true }),
  ).toBeChecked()
  await take(wizard, fuelTypeLabels.Petrol)
  await take(wizard, transmissionLabels.Automatic)
  await take(wizard, colorLabels.White)
  await next(wizard, 'photos')
}

/** Opens the browser's own dialog for files by a key. */
const bring = async (page: Page, input: Locator, names: readonly string[]): Promise<void> => {
  await tabTo(page, input)
  const opening = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  const files = await Promise.all(names.map((name, at) => picture(name, ['#8a1538', '#1c4966'][at % 2]!)))
  await (await opening).setFiles(files)
}

const bringPhotos = async (wizard: Wizard): Promise<void> => {
  const { page, main, t } = wizard
  await bring(page, main.locator('input[type=file][multiple]'), ['front.jpg', 'side.jpg'])
  await expect(main.getByText(t('sell.photos.progress', { count: 2, ready: 2 }))).toBeVisible()
  // The second becomes the main one, by the arrow keys that stand for dragging; it keeps the focus at its new place.
  const photos = main.getByRole('region', { name: t('sell.photos.list') }).getByRole('listitem')
  const handle = photos.nth(1).locator('button[aria-describedby]')
  const second = await photos.nth(1).getByRole('img').first().getAttribute('src')
  await tabTo(page, handle)
  await page.keyboard.press('ArrowUp')
  await expect(main.getByText(t('sell.photos.mainSet'), { exact: true })).toBeAttached()
  await expect(photos.nth(0).getByRole('img').first()).toHaveAttribute('src', second!)
  await expect.poll(() => photos.nth(0).evaluate((tile) => tile.contains(document.activeElement))).toBe(true)
  await next(wizard, 'documents')
}

test(
  'a car is offered without a mouse',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, language, request }) => {
    test.slow()
    const page = await newPerson()
    // Dialogs are caught as long as somebody listens. Beginning only with the key that opens one is now and then too late.
    page.on('filechooser', () => {})
    const token = await registerBuyer(request, uniqueName())
    await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
    await page.goto('/sell')
    const main = page.getByRole('main')
    const wizard: Wizard = { page, main, t, language }
    await describeCar(wizard)
    await bringPhotos(wizard)
    await bring(page, main.locator('input[type=file]').first(), ['istimara.jpg'])
    await expect(main.getByText('istimara.jpg')).toBeVisible()
    await bring(page, main.locator('input[type=file]').last(), ['qid.jpg'])
    await expect(main.getByText('qid.jpg')).toBeVisible()
    await next(wizard, 'review')
    await pressOn(page, main.getByRole('button', { name: t('sell.action.submit') }))
    await expect(page.getByText(t('sell.done.review'), { exact: true }).first()).toBeVisible()
    await expectFocusKept(page)
  },
)
