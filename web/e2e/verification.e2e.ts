import { expect, type Page } from 'playwright/test'
import { applicationReasons } from '#shared/reference/moderation-reasons.ts'
import { confirmAddress, mailTo, tokenOf } from './support/api.ts'
import { apply, bringPaper, signUpDealer } from './support/apply.ts'
import { expectGoodPage } from './support/axe.ts'
import { approveDealer, rejectDealer, withdrawVerification } from './support/moderate-dealer.ts'
import { signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'
import { availabilityOf, ownCars, setAvailability } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

/** The dashboard of somebody who may not post yet says so. */
const seePending = async (page: Page, t: Translate): Promise<void> => {
  await page.goto('/seller-dashboard')
  const main = page.getByRole('main')
  const title = t('dashboard.verification.NOT_APPLIED.title')
  await expect(main.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
}

/** A car of a dealership whose verification was taken back while it looked at its stock can only be deleted. */
const seeStockClosed = async (page: Page, t: Translate, variant: string): Promise<void> => {
  const main = page.getByRole('main')
  const car = ownCars(page, variant)
  const availability = availabilityOf(t, car)
  await setAvailability(page, t, car, 'RESERVED')
  await expect(page.getByText(t('errors.DEALERSHIP_NOT_VERIFIED'))).toBeVisible()
  await expect(
    main.getByRole('heading', { name: t('dashboard.verification.REVOKED.title'), exact: true }),
  ).toBeVisible()
  await expect(availability).toBeHidden()
  await car.getByRole('checkbox').check()
  const bulk = main.getByRole('region', { name: t('inventory.bulk'), exact: true })
  await expect(bulk.getByRole('button', { name: t('inventory.bulk.DELETE'), exact: true })).toBeVisible()
  await expect(bulk.getByRole('button', { name: t('inventory.bulk.PAUSE'), exact: true })).toBeHidden()
  await expectGoodPage(page)
}

test(
  'a dealership applies, is rejected with a reason, applies again, is approved, posts at once and is closed again',
  { tag: '@mobile' },
  async ({ messages: t, language, newPerson, request }) => {
    test.slow()
    const name = uniqueName()
    const company = `Gate ${name} Motors`
    const [dealer, admin] = [await newPerson(), await newPerson()]
    await signUpDealer(dealer, t, name, company)
    await confirmAddress(request, name)
    await seePending(dealer, t)
    await apply(dealer, t, language)
    await dealer.goto('/sell')
    await expect(dealer.getByText(t('dashboard.verification.UNDER_REVIEW.title'))).toBeVisible()
    await dealer.goto('/verification')

    await signIn(admin, t, 'admin')
    const words = `The trade licence has run out (${name})`
    await rejectDealer(admin, t, language, company, { code: 'DOCUMENTS_EXPIRED', words })

    await mailTo(request, `${name}@example.com`, ({ text }) => text.includes(words))
    const main = dealer.getByRole('main')
    await dealer.goto('/verification')
    await expect(main.getByText(t('verification.status.REJECTED'), { exact: true }).first()).toBeVisible()
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByText(applicationReasons.DOCUMENTS_EXPIRED.name[language]).first()).toBeVisible()
    await expectGoodPage(dealer)
    await bringPaper(dealer, t, language, 'TRADE_LICENSE')
    await main.getByRole('button', { name: t('verification.resubmit') }).click()
    await expect(main.getByText(t('verification.status.SUBMITTED'), { exact: true }).first()).toBeVisible()

    await approveDealer(admin, t, company)
    await dealer.goto('/seller-dashboard')
    await expect(main.getByRole('link', { name: t('dashboard.post') }).first()).toBeVisible()
    await expect(
      main.getByRole('heading', { name: t('dashboard.verification.UNDER_REVIEW.title'), exact: true }),
    ).toBeHidden()
    // Another journey covers the wizard; here it counts that nothing blocks the car.
    const answer = await request.post('/api/listings', {
      headers: { authorization: `Bearer ${await tokenOf(request, name.toLowerCase())}` },
      data: {
        make: 'Nissan',
        model: 'Patrol',
        year: 2022,
        variant: name,
        mileage: 20_000,
        priceQAR: 210_000,
        bodyType: 'SUV',
        fuelType: 'Petrol',
        transmission: 'Automatic',
        color: 'White',
        condition: 'Excellent',
        city: 'Doha',
        status: 'APPROVED',
      },
    })
    expect([answer.status(), ((await answer.json()) as { status: string }).status]).toEqual([201, 'APPROVED'])
    await expect
      .poll(async () => {
        const found = await request.get(`/api/listings?search=${encodeURIComponent(name)}&limit=1`)
        return ((await found.json()) as { total: number }).total
      })
      .toBe(1)

    await dealer.reload()
    await expect(availabilityOf(t, ownCars(dealer, name))).toBeVisible()
    await withdrawVerification(admin, t, language, company, 'DOCUMENTS_EXPIRED')
    await seeStockClosed(dealer, t, name)
  },
)
