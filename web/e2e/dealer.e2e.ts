import { expect, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { weekdayName } from '#web/i18n/weekday.ts'
import { askAbout, publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { signIn, signInWith } from './support/sign-up.ts'
import { stockFile } from './support/stock-file.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'
import { bulkButton, ownCars, sendNow, setAvailability } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

const cars = 50

const importStock = async (page: Page, t: Translate, edition: string, language: Language): Promise<void> => {
  await page.goto('/seller-dashboard?tab=import')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('import.title') })).toBeVisible()
  const file = main.locator('input[type=file]')
  await expect(file.first()).toBeAttached()
  await expectGoodPage(page)
  await file.setInputFiles(stockFile(edition, cars, language))

  await expect(main.getByRole('heading', { name: t('import.check.title') })).toBeVisible()
  await expect(main.getByText(t('import.action.REFUSE'), { exact: true }).first()).toBeVisible()
  await expectGoodPage(page)
  await main.getByRole('button', { name: t('import.start', { count: cars }), exact: true }).click()
  await expect(main.getByText(t('import.done.created', { count: cars }))).toBeVisible()
  await expectGoodPage(page)
}

/** The page of the inventory with this import's cars alone. */
const openStock = async (page: Page, t: Translate, edition: string): Promise<void> => {
  await page.goto('/seller-dashboard?tab=my-listings')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: t('dashboard.search') }).fill(edition)
  await expect(main.getByRole('checkbox', { name: new RegExp(edition) }).first()).toBeVisible()
}

/** Reads a buyer's question and answers with a reply template, with a note beside it. */
const answer = async (page: Page, t: Translate, buyer: string): Promise<void> => {
  await page.goto('/seller-dashboard?tab=leads')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: new RegExp(buyer) }).click()
  const thread = main.getByRole('region', { name: new RegExp(buyer) })
  await thread.getByRole('button', { name: t('inbox.templates'), exact: true }).click()
  await thread.getByRole('button', { name: t('inbox.builtIn.available'), exact: true }).click()
  const box = main.getByRole('textbox', { name: t('messages.write') })
  await expect(box).toHaveValue(new RegExp(buyer))
  await main.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(box).toHaveValue('')
  await main.getByRole('button', { name: t('inbox.note.add') }).click()
  await main.getByRole('textbox', { name: t('inbox.note') }).fill('Comes on Thursday')
  await main.getByRole('button', { name: t('common.save'), exact: true }).click()
  await expect(main.getByText(t('inbox.note.saved'), { exact: true })).toBeVisible()
  await expectGoodPage(page)
}

test(
  'a dealer brings in a stock, answers a buyer and sells',
  { tag: '@mobile' },
  async ({ messages: t, language, newPerson, viewport, request }) => {
    const edition = uniqueName()
    const page = await newPerson()
    const main = page.getByRole('main')
    await registerDealer(request, `d${edition}`)
    await signIn(page, t, `d${edition}`)
    await importStock(page, t, edition, language)

    // The public finds them; a buyer asks about one.
    const findable = async () => {
      const found = await request.get(`/api/listings?search=${edition}&limit=1`)
      return (await found.json()) as { total: number; listings: { id: string }[] }
    }
    await expect.poll(async () => (await findable()).total).toBe(cars)
    const buyer = `Buyer${edition}`
    await askAbout(
      request,
      await registerBuyer(request, `b${edition}`),
      (await findable()).listings[0]!.id,
      buyer,
    )
    await answer(page, t, buyer)

    // A new price in its place, and a sale.
    await openStock(page, t, edition)
    await expectGoodPage(page)
    await setAvailability(page, t, ownCars(page, edition).first(), 'SOLD')
    await expect.poll(async () => (await findable()).total).toBe(cars - 1)

    // Selects all cars: cards first by the page, then all other results; the table has them all at once.
    const isTable = (viewport?.width ?? 0) > 1000
    await main
      .getByRole('checkbox', { name: t(isTable ? 'stock.selectAll' : 'inventory.selectPage'), exact: true })
      .check()
    const act = async (name: string) => (await bulkButton(page, t, name)).click()
    if (!isTable) await act(t('inventory.bulk.all', { count: cars }))
    // At the end of the list the bar lies over no row.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectGoodPage(page)
    await act(t('inventory.bulk.DELETE'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('inventory.bulk.DELETE'), exact: true })
      .click()
    await expect(page.getByText(t('inventory.bulk.done.DELETE', { count: cars }))).toBeVisible()
    await sendNow(page, t)
    await expect.poll(async () => (await findable()).total).toBe(0)
  },
)

test(
  'a dealership shows its midday break, and is reminded of a buyer',
  { tag: '@desktop' },
  async ({ messages: t, language, newPerson, request }) => {
    const name = uniqueName()
    const token = await registerDealer(request, `d${name}`)
    const car = await publishCar(request, token, { variant: name })
    const page = await newPerson()
    const main = page.getByRole('main')
    await signInWith(page, token)

    await page.goto('/seller-dashboard?tab=storefront')
    await main.getByRole('switch', { name: t('showcase.hours.show') }).check()
    const day = weekdayName(0, language)
    await main.getByRole('button', { name: t('showcase.hours.second.add', { day }) }).click()
    await main.getByLabel(t('showcase.hours.second.from', { day }), { exact: true }).fill('16:30')
    await main.getByRole('button', { name: t('showcase.hours.copy') }).click()
    await expectGoodPage(page)
    await main.getByRole('button', { name: t('showcase.save') }).click()
    await expect(page.getByText(t('showcase.saved'), { exact: true })).toBeVisible()
    const { dealerProfile } = await (await request.get(`/api/listings/${car.id}`)).json()
    await page.goto(`/dealer/${dealerProfile.slug}`)
    await expect(main.getByText('16:30 – 21:00')).toHaveCount(7)
    await expectGoodPage(page)

    // A call is counted without a name; a message is somebody to come back to.
    const buyer = await registerBuyer(request, `b${name}`)
    const caller = { authorization: `Bearer ${await registerBuyer(request, `c${name}`)}` }
    await request.post(`/api/listings/${car.id}/contacts`, { headers: caller, data: { channel: 'call' } })
    await askAbout(request, buyer, car.id, `Buyer${name}`)
    await page.goto('/seller-dashboard?tab=leads')
    await main.getByRole('button', { name: new RegExp(`Buyer${name}`) }).click()
    await main.getByRole('button', { name: t('inbox.reminder.add'), exact: true }).click()
    await main.getByRole('button', { name: t('inbox.reminder.week'), exact: true }).click()
    await main.getByRole('textbox', { name: t('inbox.reminder.note') }).fill('Bank approval')
    await main
      .getByRole('form', { name: t('inbox.reminder') })
      .getByRole('button', { name: t('common.save') })
      .click()
    await expect(main.getByRole('button', { name: /Bank approval/ })).toBeVisible()
    await expectGoodPage(page)
    await page.goto('/seller-dashboard?tab=leads&status=REMINDER')
    await expect(main.getByRole('button', { name: new RegExp(`Buyer${name}`) })).toBeVisible()

    await page.goto('/seller-dashboard?tab=analytics')
    for (const way of ['call', 'message']) {
      const row = main
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${t(`analytics.ways.${way}`)}1$`) })
      await expect(row).toBeVisible()
    }
    await expectGoodPage(page)
  },
)
