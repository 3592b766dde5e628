import { expect } from 'playwright/test'
import { publishCar, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'
import { sendNow } from './support/undoable.ts'

// Not what other journeys look for, at prices that come first in many lists.
const other = { make: 'Toyota', model: 'Camry', bodyType: 'Sedan', city: 'Al Khor' }

test('what a dealership publishes at an unlikely price is looked at: one is fine, one is taken down', async ({
  messages: t,
  newPerson,
  request,
}) => {
  test.slow()
  const name = uniqueName()
  const token = await registerDealer(request, name)
  await publishCar(request, token, { ...other, variant: `${name} fine`, priceQAR: 1_500 })
  await publishCar(request, token, { ...other, variant: `${name} wrong`, priceQAR: 1_200 })

  const admin = await newPerson()
  await signIn(admin, t, 'admin')
  const rows = admin.getByRole('main').getByRole('listitem').filter({ hasText: name })
  // A job finds them, within some seconds.
  await expect(async () => {
    await admin.goto(`/admin?status=to_check&q=${name}`)
    await expect(rows).toHaveCount(2, { timeout: 15_000 })
  }).toPass()
  await expect(rows.first()).toContainText(t('moderation.check.PRICE'))
  await expectGoodPage(admin)

  const fine = rows.filter({ hasText: `${name} fine` })
  await fine.getByRole('button', { name: new RegExp(t('moderation.check.fine')) }).click()
  await expect(fine).toHaveCount(0)
  await sendNow(admin, t)

  await rows.getByRole('button', { name: new RegExp(t('admin.review')) }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(t('moderation.check.PRICE'))).toBeVisible()
  await dialog.getByRole('button', { name: t('moderation.check.takeDown'), exact: true }).click()
  // What the check has found is chosen already.
  await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  await expectGoodPage(admin)
  await dialog.getByRole('button', { name: t('moderation.check.takeDown'), exact: true }).click()
  await sendNow(admin, t)
  await expect(rows).toHaveCount(0)

  const headers = { authorization: `Bearer ${token}` }
  const own = await request.get('/api/user/listings', { headers })
  const cars = (await own.json()) as { id: string; variant: string; status: string; reasonCodes: string[] }[]
  const stateOf = (end: string) => cars.find(({ variant }) => variant === `${name} ${end}`)
  expect(stateOf('fine')).toMatchObject({ status: 'APPROVED' })
  expect(stateOf('wrong')).toMatchObject({
    status: 'REJECTED',
    reasonCodes: ['PHOTOS_UNCLEAR', 'WRONG_PRICE'],
  })
  // Others would meet it, without a photo and cheaper than all.
  const removed = await request.delete(`/api/listings/${stateOf('fine')!.id}`, { headers })
  expect(removed.ok()).toBe(true)
})
