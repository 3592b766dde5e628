import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { bodyTypeLabels, fuelTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { expectGoodPage } from './support/axe.ts'
import { test } from './support/story-test.ts'
import { titlePattern } from './support/title-pattern.ts'
import type { Translate } from './support/messages.ts'

const sentences = { en: 'toyta suv under 200k', ar: 'تويتا اس يو في أقل من 200' }
const toyota = { typed: { en: 'toyo', ar: 'تويو' }, name: { en: 'Toyota', ar: 'تويوتا' } }

type Visit = { page: Page; main: Locator; box: Locator; total: Locator; t: Translate; language: Language }

/** Says what is wanted in a sentence with a mistake, sees how it was read, and takes the price back. */
const search = async ({ page, main, box, t, language }: Visit): Promise<void> => {
  await box.fill(sentences[language])
  await box.press('Enter')
  const chips = main.getByRole('list', { name: t('search.filters.chosen') })
  const understood = (part: string) =>
    chips.getByRole('button', { name: t('search.understood.remove', { part }) })
  const corrected = t('search.understood.corrected', { name: toyota.name[language] })
  await expect(understood(corrected)).toBeVisible()
  await expect(understood(bodyTypeLabels.SUV[language])).toBeVisible()
  await expectGoodPage(page)
  const price = understood('').filter({ hasText: '200,000' })
  await price.click()
  await expect(price).toHaveCount(0)
  await expect(box).not.toHaveValue(/200/)
}

/** Types a part of a name and takes the suggestion, without a mouse. */
const takeSuggestion = async ({ page, main, box, language }: Visit): Promise<void> => {
  await box.fill(toyota.typed[language])
  const options = main.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(toyota.name[language])
  await expectGoodPage(page)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?make=Toyota$/)
  await expect(box).toHaveValue('')
}

/** The filters, where this screen has them. */
const openFilters = async (page: Page, label: string): Promise<Locator> => {
  const column = page.getByRole('complementary', { name: label })
  const pill = page.getByRole('button', { name: new RegExp(`^${label}`) })
  await expect(column.or(pill).first()).toBeVisible()
  if (await column.isVisible()) return column
  await pill.click()
  return page.getByRole('dialog')
}

/** Narrows the search until nothing is left, and returns how many cars there were before the last step. */
const narrow = async ({ page, total, t, language }: Visit): Promise<number> => {
  const filters = await openFilters(page, t('search.filters'))
  const rowOf = (name: string) => filters.getByRole('listitem').filter({ hasText: name }).first()
  const countBeside = async (name: string) => Number(/\d+$/.exec(await rowOf(name).innerText())?.[0])
  /** Waits for the counts, which come a moment after the cars: the one beside a ticked filter ignores it, so it is the total then. */
  const areCounted = (ticked: string) =>
    expect(async () => {
      expect(await total.innerText()).toBe(t('search.count', { count: await countBeside(ticked) }))
    }).toPass()
  const tick = async (name: string): Promise<number> => {
    await expect(total).toHaveText(/\d/)
    // A count beside a filter that is larger than the total is of the search before.
    const most = Number((await total.innerText()).replace(/\D/g, ''))
    await expect.poll(() => countBeside(name)).toBeLessThanOrEqual(most)
    const promised = await countBeside(name)
    await rowOf(name).getByRole('checkbox').check()
    await expect(total).toHaveText(t('search.count', { count: promised }))
    await areCounted(name)
    return promised
  }
  await tick(bodyTypeLabels.SUV[language])
  await filters.getByRole('button', { name: t('search.filters.engine') }).click()
  await tick(fuelTypeLabels.Petrol[language])
  const left = await tick(cityLabels.Doha[language])
  const highest = filters.getByRole('slider', { name: t('search.price.highest') })
  await highest.press('ArrowDown')
  await highest.press('ArrowDown')
  await expect(page).toHaveURL(/maxPrice=1000000/)
  await expectGoodPage(page)
  // So few riyals are thousands.
  const typed = filters
    .getByRole('group', { name: t('search.price'), exact: true })
    .getByRole('textbox', { name: t('search.price.max'), exact: true })
  await typed.fill('900')
  await typed.blur()
  await expect(typed).toHaveValue('900,000')
  await expect(page).toHaveURL(/maxPrice=900000/)
  await highest.press('Home')
  await expect(total).toHaveText(t('search.count', { count: 0 }))
  const done = filters.getByRole('button', { name: t('search.filters.show', { count: 0 }), exact: true })
  if (await done.isVisible()) await done.click()
  return left
}

test('a car is found by a sentence, suggestions and filters, and is not lost again', async ({
  messages: t,
  language,
  newPerson,
}) => {
  const page = await newPerson()
  const main = page.getByRole('main')
  const total = main.getByRole('status').first()
  const box = main.getByRole('combobox', { name: t('search.text.label') })
  const visit: Visit = { page, main, box, total, t, language }
  await page.goto('/cars')
  await search(visit)
  await takeSuggestion(visit)
  const left = await narrow(visit)

  const waysOut = main.getByRole('list', { name: t('no-cars.relax.label') }).getByRole('button')
  await expect(waysOut.first()).toBeVisible()
  await expectGoodPage(page)
  await waysOut.first().click()
  await expect(total).toHaveText(t('search.count', { count: left }))

  const link = main.getByRole('article').last().getByRole('link')
  let title = ''
  // Cars out of sight are drawn a moment later, in the places of those before.
  await expect(async () => {
    title = await link.innerText()
    await page.waitForTimeout(500)
    expect(await link.innerText()).toBe(title)
  }).toPass()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  // Seen, not only flashed past: that is noted with what is further down.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain('lst_')
  // A phone that is short of memory puts the page aside; the list is as it was all the same.
  await page.reload()
  await page.goBack()
  await expect(total).toHaveText(t('search.count', { count: left }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.goto('/')
  const recent = main.getByRole('list', { name: t('recent.strip') })
  await expect(recent.getByRole('link', { name: title })).toBeVisible()
  await expectGoodPage(page)
})

// Nobody offers such a car, and the demo market always has others of its model.
const wishes = { en: 'white patrol 2024 under 20000 in lusail', ar: 'باترول ابيض 2024 اقل من 20000 في لوسيل' }

test('an empty search becomes a car: the closest ones say how they differ', async ({
  messages: t,
  language,
  newPerson,
}) => {
  const page = await newPerson()
  const main = page.getByRole('main')
  await page.goto('/cars')
  const box = main.getByRole('combobox', { name: t('search.text.label') })
  await box.fill(wishes[language])
  await box.press('Enter')
  await expect(main.getByText(t('no-cars.title'))).toBeVisible()
  const close = main.getByRole('region', { name: t('no-cars.near.title') })
  const cars = close.getByRole('article')
  await expect(cars.first()).toContainText({ en: 'Patrol', ar: 'باترول' }[language])
  const [over] = t('no-cars.near.price.over', { amount: '#' }).split('#')
  await expect(close.getByRole('listitem').first()).toContainText(
    language === 'ar' ? over! : 'over your budget',
  )
  const said = await main.getByRole('status').nth(1).innerText()
  await expect.poll(async () => t('search.near.count', { count: await cars.count() })).toBe(said)
  await expectGoodPage(page)
  const link = cars.first().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titlePattern(title))
})
