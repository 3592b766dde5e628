import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { tokenOf } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { test } from './support/story-test.ts'

type Found = { slug: string }[]

const firstSlug = async (request: APIRequestContext, path: string): Promise<string> => {
  const body = (await (await request.get(path)).json()) as Found | { listings: Found }
  return (Array.isArray(body) ? body : body.listings)[0]!.slug
}

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectGoodPage(page)
  await expectGoodInDark(page)
  expect(await page.title(), path).not.toBe('')
}

const open = [
  '/dealers',
  '/insurance',
  '/financing',
  '/safety-tips',
  '/contact',
  '/terms-of-service',
  '/privacy-policy',
  '/auth',
  '/forgot-password',
  `/reset-password?token=${'a'.repeat(43)}`,
  '/still-available',
  '/number-plates',
  '/number-plates/333',
  '/number-plates/333#contact',
  '/number-plates?tab=sell',
  '/no-such-page',
]

test('pages for everybody are free of faults in both themes', async ({ newPerson, request }) => {
  const car = await firstSlug(request, '/api/listings?limit=1&bodyType=Pickup')
  const dealer = await firstSlug(request, '/api/dealers')
  const page = await newPerson()
  const ofCar = [`/cars/${car}`, `/cars/${car}/agreement`, `/cars/${car}/window-card`]
  const more = ['/', '/cars', ...ofCar, `/dealer/${dealer}`]
  for (const path of [...open, ...more]) await visit(page, path)
})

const own = [
  '/dashboard',
  '/dashboard?tab=messages',
  '/dashboard?tab=searches',
  '/dashboard?tab=my-listings',
  '/dashboard?tab=my-listings&view=plates',
  '/dashboard?tab=leads',
  '/notifications',
  '/profile?tab=details',
  '/profile?tab=password',
  '/profile?tab=notifications',
  '/profile?tab=privacy',
]

const ofDealership = [
  '/seller-dashboard',
  '/seller-dashboard?tab=my-listings&view=plates',
  '/seller-dashboard?tab=analytics',
  '/seller-dashboard?tab=import',
  '/seller-dashboard?tab=storefront',
  '/seller-dashboard?tab=profile',
  '/seller-dashboard?tab=notifications',
  '/sell',
  '/number-plates?tab=sell',
]

const ofAdmin = [
  '/admin',
  ...['plates', 'dealers', 'users', 'reports', 'appeals', 'messages', 'audit', 'figures'].map(
    (tab) => `/admin?tab=${tab}`,
  ),
]

for (const [who, username, paths] of [
  ['an account', 'buyer', own],
  ['a dealership', 'dealer', ofDealership],
  ['an admin', 'admin', ofAdmin],
] as const)
  test(`pages of ${who} are free of faults in both themes`, async ({ newPerson, request }) => {
    const page = await newPerson()
    const token = await tokenOf(request, username)
    await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
    for (const path of paths) await visit(page, path)
  })
