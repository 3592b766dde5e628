import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { bodyTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { paths } from '#web/app/paths.ts'
import { publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectFocusKept, pressOn, tab, tabTo, typeInto } from './support/keyboard.ts'
import { signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { sendNow } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

type Journey = { page: Page; main: Locator; t: Translate; language: Language; isPhone: boolean }

/** Past the header by its first link; then to the results by the site's own navigation, whose page has the focus. */
const reachResults = async ({ page, main, t, isPhone }: Journey): Promise<void> => {
  const banner = page.getByRole('banner')
  await page.goto(paths.home())
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await tab(page)
  await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await banner.getByRole('link', { name: t('common.brand') }).focus()
  const toCars = { name: t('common.nav.cars'), exact: true }
  if (isPhone) {
    const menu = banner.getByRole('button', { name: t('common.nav.menu') })
    await pressOn(page, menu)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, drawer.getByRole('link', toCars))
  } else await pressOn(page, banner.getByRole('link', toCars))
  await expect(page).toHaveURL(/\/cars$/)
  await expect(main).toBeFocused()
}

/** Ticks a filter, and the focus is still on it, or on the button that opened the sheet of filters. */
const filter = async ({ page, main, t, language, isPhone }: Journey): Promise<void> => {
  const pill = main.getByRole('button', { name: new RegExp(`^${t('search.filters')}`) })
  const sheet = page.getByRole('dialog')
  if (isPhone) await pressOn(page, pill)
  const suv = page
    .getByRole('checkbox', { name: new RegExp(`^${bodyTypeLabels.SUV[language]}`) })
    .filter({ visible: true })
    .first()
  await pressOn(page, suv, 'Space')
  await expect(page).toHaveURL(/bodyType=SUV/)
  await expect(suv).toBeFocused()
  if (!isPhone) return
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(pill).toBeFocused()
}

/** Looks at the photos; Escape leaves them alone, and one is where one was. */
const enlarge = async ({ page, main, t }: Journey): Promise<void> => {
  const photo = main.getByRole('button', { name: beginning(t, 'listing.gallery.enlarge') }).first()
  await pressOn(page, photo)
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await expect.poll(() => viewer.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(photo).toBeFocused()
}

/** Writes to the seller; what was typed before a look aside is still there. */
const write = async ({ page, main, t }: Journey): Promise<void> => {
  const opener = main
    .getByRole('button', { name: t('lead.button') })
    .filter({ visible: true })
    .first()
  await pressOn(page, opener)
  const form = page.getByRole('dialog')
  const message = form.getByLabel(t('lead.message'), { exact: true })
  await typeInto(page, message, 'Is it there on Friday?')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message).toHaveValue('Is it there on Friday?')
  await pressOn(page, form.getByRole('button', { name: t('lead.send') }))
  await expect(page.getByText(t('lead.sentText'))).toBeVisible()
  await expectFocusKept(page)
}

test('a car is found and its seller written to without a mouse', async ({
  messages: t,
  newPerson,
  language,
  viewport,
  request,
}) => {
  test.slow()
  const page = await newPerson()
  await signInWith(page, await registerBuyer(request, uniqueName()))
  const main = page.getByRole('main')
  const journey = { page, main, t, language, isPhone: (viewport?.width ?? 0) < 1000 }
  await reachResults(journey)
  await filter(journey)
  // Cars of the demo, not of another journey.
  await page.goto(paths.cars({ dealerOnly: true, bodyType: 'Sedan' }))
  await pressOn(page, main.getByRole('article').first().getByRole('link').first())
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
  await expect(main).toBeFocused()
  await enlarge(journey)
  await write(journey)
})

test(
  'a number is found and looked at without a mouse',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto(paths.numberPlates())
    const box = main.getByRole('textbox', { name: t('plates.search.label') })
    await typeInto(page, box, '7?7?7?')
    await expect(main.getByRole('article')).toHaveCount(1)
    const details = main.getByRole('link', { name: new RegExp(`^${t('plates.card.details')}`) })
    await pressOn(page, details)
    const dialogs = page.getByRole('dialog')
    await expect(dialogs).toHaveCount(1)
    const contact = dialogs.getByRole('button', { name: t('plate.contact'), exact: true })
    await pressOn(page, contact)
    await expect(dialogs).toHaveCount(2)
    // Escape closes only the topmost layer.
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(1)
    await expect(contact).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0)
    await expect(page).toHaveURL(/\/number-plates\?/)
    await expect(details).toBeFocused()
  },
)

test(
  'a dealer takes cars off the market without a mouse',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, language, viewport, request }) => {
    const variant = uniqueName()
    const token = await registerDealer(request, uniqueName())
    await publishCar(request, token, { variant })
    await publishCar(request, token, { variant })
    const page = await newPerson()
    await signInWith(page, token)
    const main = page.getByRole('main')
    await page.goto(paths.sellerDashboard('my-listings'))
    await typeInto(page, main.getByRole('searchbox', { name: t('dashboard.search') }), variant)
    const rows = main.getByRole('checkbox', { name: new RegExp(variant) })
    await expect(rows).toHaveCount(2)
    // The list and the address follow what was typed; both cars stand there before that too.
    await expect(page).toHaveURL(new RegExp(`q=${variant}`))
    // A desk has a table: one stop for Tab leads into it, arrows go along a row, Enter opens what stands in a cell.
    const isTable = (viewport?.width ?? 0) > 1000
    const cell = main.getByRole('grid', { name: t('stock.table') }).locator('[tabindex="0"]')
    if (isTable) {
      await tabTo(page, cell)
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.keyboard.press('Enter')
    } else await pressOn(page, main.getByRole('button', { name: beginning(t, 'availability.label') }).first())
    await pressOn(page, main.getByRole('button', { name: t('availability.RESERVED'), exact: true }))
    await expectFocusKept(page)
    await sendNow(page, t)

    await main.getByRole('searchbox', { name: t('dashboard.search') }).focus()
    if (isTable) {
      await tabTo(page, cell)
      await page.keyboard.press('ControlOrMeta+a')
    } else await pressOn(page, main.getByRole('checkbox', { name: t('inventory.selectPage') }), 'Space')
    await expect(rows.and(main.getByRole('checkbox', { checked: true }))).toHaveCount(2)
    const bar = main.getByRole('region', { name: t('inventory.bulk') })
    const remove = bar.getByRole('button', { name: t('inventory.bulk.DELETE'), exact: true })
    // It stands in a menu, whose button has the focus afterwards.
    const more = bar.getByRole('button', { name: t('common.actions.more'), exact: true })
    await pressOn(page, more)
    await pressOn(page, remove)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, remove)
    await pressOn(page, dialog.getByRole('button', { name: t('inventory.bulk.DELETE'), exact: true }))
    await expect(rows).toHaveCount(0)
    await expectFocusKept(page)
  },
)

test(
  'what failed is tried again, and the focus stays where it was',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.route('**/api/dealers', (route) => route.abort())
    await page.goto(paths.dealers())
    const again = main.getByRole('button', { name: t('common.retry') })
    await tabTo(page, again)
    await page.unroute('**/api/dealers')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('article').first()).toBeVisible()
    await expectFocusKept(page)
    await expect.poll(() => main.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  },
)
