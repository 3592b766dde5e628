import { expect } from 'playwright/test'
import { publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

test('a buyer proposes two times for a viewing, the dealer takes one, and both have it in their calendars', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const variant = uniqueName()
  const dealerToken = await registerDealer(request, uniqueName())
  const { id } = await publishCar(request, dealerToken, { variant, isPriceFixed: true })
  const [buyer, dealer] = [await newPerson(), await newPerson()]
  await signInWith(buyer, await registerBuyer(request, uniqueName()))
  await signInWith(dealer, dealerToken)

  await buyer.goto(`/cars/${id}`)
  const car = buyer.getByRole('main')
  await expect(car.getByText(t('listing.price.fixed')).first()).toBeVisible()
  await expect(car.getByRole('button', { name: t('lead.offer') })).toHaveCount(0)
  await car
    .getByRole('button', { name: t('lead.viewing') })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = buyer.getByRole('dialog')
  const choose = async (number: number, day: number): Promise<void> => {
    await dialog.getByLabel(t('viewing.day.of', { number })).selectOption({ index: day })
    await dialog.getByLabel(t('viewing.time.of', { number })).selectOption({ index: 1 })
  }
  await choose(1, 3)
  await dialog.getByRole('button', { name: t('viewing.add') }).click()
  await choose(2, 4)
  await expectGoodPage(buyer)
  await expectGoodInDark(buyer)
  await dialog.getByRole('button', { name: t('viewing.send') }).click()
  await expect(buyer.getByText(t('viewing.sentText'))).toBeVisible()

  await dealer.goto('/seller-dashboard?tab=leads')
  const main = dealer.getByRole('main')
  await main.getByRole('button').filter({ hasText: variant }).first().click()
  const received = main.getByRole('log')
  await expectGoodPage(dealer)
  await expectGoodInDark(dealer)
  await received
    .getByRole('button', { name: t('viewing.accept') })
    .first()
    .click()
  await expect(received.getByText(t('viewing.card.VIEWING_ACCEPTED'))).toBeVisible()

  await buyer.goto('/dashboard?tab=messages')
  await buyer.getByRole('main').getByRole('button').filter({ hasText: variant }).first().click()
  const agreed = buyer.getByRole('log')
  await expect(agreed.getByText(t('viewing.card.VIEWING_ACCEPTED'))).toBeVisible()
  await expectGoodPage(buyer)
  await expectGoodInDark(buyer)
  const download = buyer.waitForEvent('download')
  await agreed.getByRole('button', { name: t('viewing.calendar') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})
