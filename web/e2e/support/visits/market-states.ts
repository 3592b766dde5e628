import { expect } from 'playwright/test'
import { paths } from '#web/app/paths.ts'
import { beginning } from '../messages.ts'
import type { Things } from './find-things.ts'
import { button, dialog, openDialog, opened } from './open.ts'
import type { Stage, Visit } from './visit.ts'

const openMenu = async (stage: Stage): Promise<void> => {
  const { page, t, isPhone } = stage
  const banner = page.getByRole('banner')
  if (isPhone) await openDialog(stage, button(banner, t('common.nav.menu')))
  else {
    await banner.getByRole('button', { name: new RegExp(t('common.language.label')) }).click()
    await expect(page.getByRole('group', { name: t('common.language.label') })).toBeVisible()
  }
}

const openFilters = async (stage: Stage, name: string): Promise<void> => {
  const { page, isPhone } = stage
  if (isPhone) await openDialog(stage, page.getByRole('button', { name: new RegExp(`^${name}`) }).first())
}

const failing = (api: string) => async (stage: Stage) => {
  const { page, main } = stage
  // Not as without a connection, where what was kept is shown.
  await page.route(api, (route) =>
    route.fulfill({ status: 503, json: { code: 'STORE_UNAVAILABLE', message: '' } }),
  )
  await page.reload()
  await expect(main.getByRole('alert').first()).toBeVisible()
}

const ofSearch = (): Visit[] => [
  opened('visitor', paths.cars(), 'filters open', (stage) => openFilters(stage, stage.t('search.filters'))),
  opened('visitor', paths.cars(), 'suggestions open', async ({ main, t }) => {
    await main.getByRole('combobox', { name: t('search.text.label') }).fill('toyo')
    await expect(main.getByRole('listbox').getByRole('option').first()).toBeVisible()
  }),
  opened('visitor', paths.cars({ search: 'toyta suv under 200k' }), 'words understood', async ({ main, t }) =>
    expect(main.getByRole('list', { name: t('search.filters.chosen') })).toBeVisible(),
  ),
  opened('visitor', paths.cars({ make: 'Toyota', maxPrice: 1000 }), 'nothing found', async ({ main, t }) =>
    expect(main.getByText(t('no-cars.title'))).toBeVisible(),
  ),
  opened('visitor', paths.cars(), 'as a list, two cars put aside', async ({ page, main, t }) => {
    await button(main, t('search.view.list')).click()
    const toggles = main.getByRole('button', { name: beginning(t, 'cars.compare') })
    await toggles.nth(0).click()
    await toggles.nth(1).click()
    await expect(page.getByRole('region', { name: t('compare.tray') })).toBeVisible()
  }),
  // The document of all cars brings its own.
  opened('visitor', paths.cars({ make: 'Toyota' }), 'the search fails', failing('**/api/listings?*')),
]

const ofCar = ({ car }: Things): Visit[] => [
  opened('visitor', paths.car(car), 'photos enlarged', (stage) =>
    openDialog(
      stage,
      stage.main.getByRole('button', { name: beginning(stage.t, 'listing.gallery.enlarge') }).first(),
    ),
  ),
  opened('visitor', paths.car(car), 'report, sent empty', async (stage) => {
    const { main, t } = stage
    const form = await openDialog(stage, button(main, t('report.button')))
    await button(form, t('report.send')).click()
    await expect(form.getByText(t('report.chooseReason'))).toBeVisible()
  }),
  opened('buyer', paths.carAct(car, 'message'), 'message, sent empty', async (stage) => {
    const form = dialog(stage)
    await form.getByLabel(stage.t('lead.name'), { exact: true }).fill('')
    // It says that it is disabled, and pressed all the same what is missing.
    await button(form, stage.t('lead.send')).press('Enter')
    await expect(stage.page.getByText(stage.t('lead.missingText')).first()).toBeVisible()
  }),
  opened('visitor', paths.car(car), 'saved on the device', async ({ page, main, t }) => {
    await main
      .getByRole('button', { name: beginning(t, 'cars.save') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByText(t('common.here.saved'))).toBeVisible()
  }),
  opened('visitor', paths.car(car), 'the car fails', failing('**/api/listings/*')),
]

const ofPlates = ({ plate }: Things): Visit[] => [
  opened('visitor', paths.numberPlates(), 'filters open', (stage) =>
    openFilters(stage, stage.t('plates.filters')),
  ),
  opened(
    'visitor',
    paths.numberPlates({ search: '9?9?9?', digits: 4 }),
    'nothing found',
    async ({ main, t }) => expect(main.getByText(t('plates.empty.title'))).toBeVisible(),
  ),
  opened('visitor', paths.numberPlates(), 'the plates fail', failing('**/api/number-plates?*')),
  opened('buyer', paths.numberPlate(plate), 'writing to its seller', (stage) =>
    openDialog(stage, button(dialog(stage), stage.t('plate.contact'))),
  ),
  opened('seller', paths.numberPlates({ tab: 'sell' }), 'sent empty', async ({ main, t }) => {
    await main.locator('button[type=submit]').last().click()
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
    await expect(main.getByText(t('plate-form.gate.login.action'))).toHaveCount(0)
  }),
]

/** States of the pages for searching cars and plates. */
export const marketStates = (things: Things): Visit[] => [
  opened('visitor', paths.home(), 'menu open', openMenu),
  opened('buyer', paths.home(), 'menu open', openMenu),
  opened('visitor', paths.privacy(), 'asked about cookies', async ({ page, main, t }) => {
    await button(main, t('legal.cookies')).click()
    await expect(page.getByRole('region', { name: t('cookies.title') })).toBeVisible()
  }),
  ...ofSearch(),
  ...ofCar(things),
  ...ofPlates(things),
  opened('visitor', paths.dealers(), 'nothing found', async ({ main, t }) => {
    await main.getByRole('searchbox', { name: t('directory.search') }).fill('zzzz')
    await expect(main.getByText(t('directory.emptyText'))).toBeVisible()
  }),
]
