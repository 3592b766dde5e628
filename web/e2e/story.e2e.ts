import { expect, type Page } from 'playwright/test'
import { expectGoodPage } from './support/axe.ts'
import { findCar } from './support/find-car.ts'
import { approveCar } from './support/moderate.ts'
import { listCar } from './support/sell.ts'
import { signUp } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import type { Words } from './support/words.ts'

const seeStatus = async (page: Page, t: Words, variant: string, status: string): Promise<void> => {
  await page.goto('/seller-dashboard?tab=my-listings')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: variant })
  await expect(row.getByText(t(`dashboard.status.${status}`), { exact: true })).toBeVisible()
  await expectGoodPage(page)
}

test('a car is listed, approved and found', async ({ words: t, language, newPerson }, { project, retry }) => {
  // Nobody else's in this run, whatever else the market holds.
  const name = `j${project.name.replace(' ', '')}${retry}${Date.now().toString(36)}`
  const variant = `Edition ${name}`
  const seller = await newPerson()
  await signUp(seller, t, name)
  await listCar(seller, t, language, variant)
  await seeStatus(seller, t, variant, 'PENDING')

  await approveCar(await newPerson(), t, variant)
  await seeStatus(seller, t, variant, 'APPROVED')
  await findCar(await newPerson(), t, variant)
})
