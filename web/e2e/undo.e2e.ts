import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test'
import { publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { beginning, type Translate } from './support/messages.ts'
import { standingOf, submitCars } from './support/queue.ts'
import { openAs } from './support/service-worker.ts'
import { signIn, signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { ownCars, sendNow } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

/** The offer waits while somebody points at it, for as long as a slow machine takes to look at the page. */
const undoAfterAudit = async (page: Page, undo: Locator): Promise<void> => {
  await undo.hover()
  await expectGoodPage(page)
  await undo.click()
}

/** A dealership's car whose price can be changed where it stands, and the price that the server has. */
const pricedCar = async (request: APIRequestContext, page: Page, t: Translate) => {
  const variant = uniqueName()
  const token = await registerDealer(request, uniqueName())
  await publishCar(request, token, { variant, priceQAR: 225_000 })
  const row = ownCars(page, variant).first()
  const price = row.getByRole('button', { name: beginning(t, 'inventory.price.edit') })
  const changePrice = async (typed: string) => {
    await price.click()
    await row.getByRole('textbox').fill(typed)
    await page.keyboard.press('Enter')
  }
  const stored = async () => {
    const answer = await request.get('/api/user/listings', {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { priceQAR: number }[]).map(({ priceQAR }) => priceQAR)
  }
  return { token, price, changePrice, stored }
}

test(
  'a price that lost a digit is asked about, undone, and never told to anybody',
  { tag: '@mobile' },
  async ({ messages: t, newPerson, request }) => {
    const page = await newPerson()
    const { token, price, changePrice, stored } = await pricedCar(request, page, t)
    await signInWith(page, token)
    await page.goto('/seller-dashboard?tab=my-listings')

    await changePrice('22500')
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: t('common.cancel'), exact: true }).click()
    await expect(question).toBeHidden()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: t('price-question.yes'), exact: true }).click()
    await expect(price).toContainText('22,500')
    await undoAfterAudit(page, page.getByRole('button', { name: beginning(t, 'common.undo.label') }))
    await expect(price).toContainText('225,000')
    expect(await stored()).toEqual([225_000])

    await changePrice('219000')
    await expect(price).toContainText('219,000')
    await sendNow(page, t)
    expect(await stored()).toEqual([219_000])
  },
)

test.describe('in the care of the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a price that could still be undone leaves with its page',
    { tag: '@desktop' },
    async ({ messages: t, newPerson, request }) => {
      const page = await newPerson()
      const { token, price, changePrice, stored } = await pricedCar(request, page, t)
      await openAs(page, token)
      await page.goto('/seller-dashboard?tab=my-listings')
      // Several times: a write that the worker is asked about is lost in most cases, not in all.
      for (const thousands of [224, 223, 222, 221]) {
        await changePrice(`${thousands}000`)
        await expect(price).toContainText(`${thousands},000`)
        await page.reload()
        await expect.poll(stored).toEqual([thousands * 1000])
        // The list may have been read before the write arrived.
        await page.reload()
        await expect(price).toContainText(`${thousands},000`)
      }
    },
  )
})

test(
  'a decision of an admin is undone while the next car is under review, and its seller hears of the last one alone',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    const name = uniqueName()
    const token = await registerBuyer(request, name)
    await submitCars(request, token, name, 2)
    const told = async () => {
      const answer = await request.get('/api/notifications', {
        headers: { authorization: `Bearer ${token}` },
      })
      return JSON.stringify(await answer.json())
    }
    const admin = await newPerson()
    await signIn(admin, t, 'admin')
    await admin.goto(`/admin?q=${name}`)
    const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(rows).toHaveCount(2)
    await rows
      .first()
      .getByRole('button', { name: new RegExp(t('admin.review.label', { title: '' }).trim()) })
      .click()
    const dialog = admin.getByRole('dialog')
    const under = (number: number) =>
      expect(dialog.getByRole('heading', { name: new RegExp(`${name} ${number}\\b`) }).first()).toBeVisible()
    await under(1)
    await dialog.getByRole('button', { name: t('admin.reject'), exact: true }).click()
    const reason = `Photos of ${name}`
    await dialog.getByLabel(t('admin.reject.reason'), { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: t('admin.reject.submit'), exact: true }).click()
    await under(2)
    await undoAfterAudit(admin, dialog.getByRole('button', { name: beginning(t, 'common.undo.label') }))
    await under(1)
    // What was written for it is there again.
    await dialog.getByRole('button', { name: t('admin.reject'), exact: true }).click()
    await expect(dialog.getByLabel(t('admin.reject.reason'), { exact: true })).toHaveValue(reason)
    await admin.keyboard.press('Escape')
    await dialog.getByRole('button', { name: t('admin.approve'), exact: true }).click()
    await admin.getByRole('button', { name: t('moderation.unopened.approve') }).click()
    await under(2)
    await sendNow(admin, t)
    expect((await standingOf(request, token)).get(1)).toMatchObject({ status: 'APPROVED' })
    expect((await standingOf(request, token)).get(2)).toMatchObject({ status: 'PENDING' })
    expect(await told()).not.toContain(reason)
  },
)
