import { expect, type Locator, type Page } from 'playwright/test'
import { publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import type { Translate } from './support/messages.ts'
import { signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { sendNow } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Opens the conversation about this car. */
const openConversation = async (page: Page, path: string, variant: string): Promise<Locator> => {
  await page.goto(path)
  const main = page.getByRole('main')
  await main.getByRole('button').filter({ hasText: variant }).first().click()
  return main.getByRole('log')
}

const typeAmount = async (page: Page, t: Translate, label: string, amount: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t(label), { exact: true }).fill(amount)
  await press(dialog, t('price-offer.send'))
}

test('a buyer offers, the dealer answers with another price, the buyer accepts and the dealer reserves', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const variant = uniqueName()
  const dealerToken = await registerDealer(request, uniqueName())
  const { id } = await publishCar(request, dealerToken, { variant, priceQAR: 250_000 })
  const [buyer, dealer] = [await newPerson(), await newPerson()]
  await signInWith(buyer, await registerBuyer(request, uniqueName()))
  await signInWith(dealer, dealerToken)

  await buyer.goto(`/cars/${id}`)
  await press(buyer.getByRole('main'), t('lead.offer'))
  const dialog = buyer.getByRole('dialog')
  await dialog.getByLabel(t('price-offer.amount'), { exact: true }).fill('100000')
  await press(dialog, t('price-offer.send'))
  // Far below: asked about once.
  await expect(dialog.getByRole('button', { name: t('price-offer.send.low') })).toBeVisible()
  await expectGoodPage(buyer)
  await dialog
    .getByRole('group', { name: t('price-offer.ready') })
    .getByRole('button')
    .last()
    .click()
  await expect(dialog.getByLabel(t('price-offer.amount'), { exact: true })).toHaveValue('225,000')
  await press(dialog, t('price-offer.send'))
  await expect(buyer.getByText(t('price-offer.sentText'))).toBeVisible()

  const received = await openConversation(dealer, '/seller-dashboard?tab=leads', variant)
  await expect(received.getByText('225,000').first()).toBeVisible()
  await expectGoodPage(dealer)
  await expectGoodInDark(dealer)
  await press(received, t('price-offer.counter'))
  await typeAmount(dealer, t, 'price-offer.amount.seller', '240000')
  await expect(received.getByText('240,000').first()).toBeVisible()
  await expect(received.getByText(t('price-offer.state.COUNTERED'))).toBeVisible()

  const sent = await openConversation(buyer, '/dashboard?tab=messages', variant)
  await press(sent, t('price-offer.accept'))
  await expect(buyer.getByRole('dialog').getByText(t('price-offer.accept.text'))).toBeVisible()
  await press(buyer.getByRole('dialog'), t('price-offer.accept'))
  await expect(sent.getByText(t('price-offer.state.ACCEPTED'), { exact: true })).toBeVisible()
  await expectGoodPage(buyer)

  await dealer.reload()
  await press(dealer.getByRole('log'), t('price-offer.reserve.car'))
  await sendNow(dealer, t)
  await expect(dealer.getByRole('log').getByText(t('price-offer.reserved'))).toBeVisible()
  await expect
    .poll(
      async () =>
        ((await (await request.get(`/api/listings/${id}`)).json()) as { availability: string }).availability,
    )
    .toBe('RESERVED')
})
