import { expect } from 'playwright/test'
import { answerNewest, askAbout, publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { picture } from './support/files.ts'
import { signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

test('a dealer attaches an inspection report, and a buyer opens it once the dealer has answered', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const variant = uniqueName()
  const [dealerToken, buyerToken] = [
    await registerDealer(request, uniqueName()),
    await registerBuyer(request, uniqueName()),
  ]
  const { id } = await publishCar(request, dealerToken, { variant })
  const [dealer, buyer] = [await newPerson(), await newPerson()]
  await signInWith(dealer, dealerToken)
  await signInWith(buyer, buyerToken)

  await dealer.goto(`/sell-your-car?edit=${id}&step=details`)
  const form = dealer.getByRole('main')
  await form
    .getByLabel(t('uploads.document.chooseFor', { label: t('sell.documents.inspectionReport') }))
    .setInputFiles(await picture('fahes.jpg', '#1f5f4a'))
  await expect(form.getByText('fahes.jpg')).toBeVisible()
  await form.getByLabel(t('sell.field.inspectedBy')).selectOption('Fahes')
  await expect(form.getByText(t('sell.documents.inspectionReportShared'))).toBeVisible()
  await expectGoodPage(dealer)
  await form.getByRole('button', { name: t('common.next') }).click()
  await form.getByRole('button', { name: t('common.next') }).click()
  await expect(form.getByText(t('sell.documents.stored'))).toBeVisible()
  await form.getByRole('button', { name: t('sell.action.saveChanges') }).click()
  await expect(dealer.getByText(t('sell.save.updatedLive'))).toBeVisible()

  await buyer.goto(`/cars/${id}`)
  await expect(buyer.getByText(t('evidence.inspectionReport'), { exact: true })).toBeVisible()
  await expectGoodPage(buyer)
  await askAbout(request, buyerToken, id, 'Maryam')
  await buyer.goto('/dashboard?tab=messages')
  const main = buyer.getByRole('main')
  await main.getByRole('button').filter({ hasText: variant }).first().click()
  await expect(main.getByText(t('messages.report.afterAnswer'))).toBeVisible()
  await answerNewest(request, dealerToken, 'Here it is.')
  await buyer.reload()
  await expect(main.getByRole('button', { name: t('messages.report.open') })).toBeVisible()
  await expectGoodPage(buyer)
  await expectGoodInDark(buyer)
  const download = buyer.waitForEvent('download')
  await main.getByRole('button', { name: t('messages.report.open') }).click()
  expect((await download).suggestedFilename()).toBe('inspection-report.jpeg')
})
