import { expect } from 'playwright/test'
import { askAbout, confirmAddress, mailTo, publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { beginning } from './support/messages.ts'
import { signInWith } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

test('a salesperson is invited, takes a request, answers in the dealership’s name, and is refused once removed', async ({
  messages: t,
  newPerson,
  request,
}) => {
  const [dealer, sales, buyer] = [uniqueName(), uniqueName(), uniqueName()]
  const owner = await registerDealer(request, dealer)
  const variant = uniqueName()
  const { id } = await publishCar(request, owner, { variant })
  const buyersToken = await registerBuyer(request, buyer)
  await askAbout(request, buyersToken, id, 'Maryam')
  const salesToken = await registerBuyer(request, sales)
  await confirmAddress(request, sales)
  const address = `${sales}@example.com`

  const office = await newPerson()
  await signInWith(office, owner)
  await office.goto('/seller-dashboard?tab=team')
  await office.getByLabel(t('team.invite.email')).fill(address)
  await office.getByRole('button', { name: t('team.invite.send') }).click()
  await expect(office.getByRole('button', { name: new RegExp(address) })).toBeVisible()
  await expectGoodPage(office)

  const { links } = await mailTo(request, address, ({ links: all }) =>
    all.some((link) => link.includes('/join?')),
  )
  const link = new URL(links.find((one) => one.includes('/join?'))!)
  const desk = await newPerson()
  await signInWith(desk, salesToken)
  await desk.goto(link.pathname + link.hash)
  await expectGoodPage(desk)
  await desk.getByRole('button', { name: t('team.join.accept') }).click()

  const inbox = desk.getByRole('main')
  await inbox.getByRole('button', { name: /Maryam/ }).click()
  await inbox.getByRole('button', { name: t('inbox.assign.take'), exact: true }).click()
  await expect(inbox.getByRole('button', { name: t('inbox.assign.mine') })).toBeVisible()
  await inbox.getByRole('textbox', { name: t('messages.write') }).fill('It is here.')
  await inbox.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(inbox.getByRole('log').getByText('It is here.')).toBeVisible()
  await expectGoodPage(desk)
  // What a salesperson may not do is not offered.
  await desk.goto('/seller-dashboard?tab=my-listings')
  await expect(inbox.getByText(t('dashboard.tab.dealer.my-listings')).first()).toBeVisible()
  await expect(inbox.getByRole('link', { name: t('dashboard.post') })).toHaveCount(0)
  // The stock and its figures are the dealership's.
  await expect(inbox.getByText(variant).first()).toBeVisible()
  await desk.goto('/seller-dashboard?tab=analytics')
  await expect(inbox.getByText(variant).first()).toBeVisible()

  const visitor = await newPerson()
  await signInWith(visitor, buyersToken)
  await visitor.goto('/dashboard?tab=messages')
  await visitor
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${dealer} Motors`) })
    .click()
  await expect(visitor.getByRole('log').getByText('It is here.')).toBeVisible()

  await desk.goto('/seller-dashboard?tab=leads')
  await inbox.getByRole('button', { name: /Maryam/ }).click()
  await office.reload()
  await office.getByRole('button', { name: beginning(t, 'team.remove.label') }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: t('team.remove'), exact: true })
    .click()
  await expect(office.getByText(t('team.removed')).first()).toBeVisible()
  await inbox.getByRole('textbox', { name: t('messages.write') }).fill('One more thing')
  await inbox.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(
    desk.getByText(new RegExp(t('dashboard.acting.ended', { dealership: '.*' }))).first(),
  ).toBeVisible()
})
