import { expect, type Page } from 'playwright/test'
import { expectGoodPage } from './support/axe.ts'
import { picture } from './support/files.ts'
import { findCar } from './support/find-car.ts'
import { approveCar, rejectCar } from './support/moderate.ts'
import { listCar, photoInput } from './support/sell.ts'
import { signUp } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { setAvailability } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

/** The seller's own listings, where this one is in `status`. */
const seeStatus = async (page: Page, t: Translate, variant: string, status: string): Promise<void> => {
  await page.goto('/seller-dashboard?tab=my-listings')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: variant })
  await expect(row.getByText(t(`dashboard.status.${status}`), { exact: true })).toBeVisible()
  await expectGoodPage(page)
}

/** Reads why the listing was rejected, is led to the photos, adds one and submits again. */
const correctCar = async (page: Page, t: Translate, variant: string, reason: string): Promise<void> => {
  await seeStatus(page, t, variant, 'REJECTED')
  const main = page.getByRole('main')
  await expect(main.getByText(reason)).toBeVisible()
  await main
    .getByRole('link', { name: new RegExp(variant) })
    .and(main.getByText(t('inventory.rejected.correct')))
    .click()

  await expect(main.getByText(t('sell.rejected.title'))).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: t('sell.step.photos') })).toBeVisible()
  // What is to be corrected is in sight below it, also on a phone.
  await expect(main.getByText(reason).filter({ visible: true })).toBeVisible()
  await expect(main.getByText(t('sell.photos.addMore'))).toBeInViewport()
  await expectGoodPage(page)
  await photoInput(page).setInputFiles([await picture('inside.jpg', '#3d4f2a')])
  await expect(main.getByText(t('sell.photos.progress', { count: 3, ready: 3 }))).toBeVisible()
  const next = main.getByRole('button', { name: t('common.next') })
  const submit = main.getByRole('button', { name: t('sell.action.resubmit') })
  await next.click()
  await expect(main.getByRole('heading', { level: 2, name: t('sell.step.documents') })).toBeVisible()
  await next.click()
  await submit.click()
  await expect(page).toHaveURL(/\/seller-dashboard/)
}

/** Plays the video of a car, which stands after the main photo. */
const playVideo = async (page: Page, t: Translate): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('listing.gallery.show', { number: 2 }), exact: true }).click()
  await main.getByRole('button', { name: beginning(t, 'listing.gallery.playVideo') }).click()
  const player = main.locator('video')
  await expect
    .poll(() => player.evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
}

/** Marks the car as sold: it leaves the search, and its page says so. */
const sellCar = async (page: Page, t: Translate, variant: string): Promise<void> => {
  await page.goto('/seller-dashboard?tab=my-listings')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: variant })
  await setAvailability(page, t, row, 'SOLD')
}

test('a car is listed, rejected, corrected, approved, found and sold', async ({
  messages: t,
  language,
  newPerson,
  request,
}) => {
  test.slow()
  // A name that no other listing has in this run.
  const name = uniqueName()
  const variant = `Edition ${name}`
  const [seller, admin, visitor] = [await newPerson(), await newPerson(), await newPerson()]
  await signUp(seller, t, name)
  await listCar(seller, t, language, variant)
  await seeStatus(seller, t, variant, 'PENDING')

  const reason = `Please add a photo of the cabin (${name})`
  await rejectCar(admin, t, variant, reason)
  await correctCar(seller, t, variant, reason)
  await seeStatus(seller, t, variant, 'PENDING')
  await approveCar(admin, t, variant)
  await seeStatus(seller, t, variant, 'APPROVED')
  await findCar(visitor, t, variant)
  await playVideo(visitor, t)

  await sellCar(seller, t, variant)
  await expect
    .poll(async () => {
      const found = await request.get(`/api/listings?search=${encodeURIComponent(variant)}&limit=1`)
      return ((await found.json()) as { total: number }).total
    })
    .toBe(0)
  await visitor.reload()
  await expect(visitor.getByText(t('availability.SOLD.title'))).toBeVisible()
})
