import { expect, type Page, type Route } from 'playwright/test'
import { tokenOf } from './support/api.ts'
import { fillSignIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'

const refuse =
  (status: number, code: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ message: code, code }),
    })

const answerLeads = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  await page.unroute('**/api/leads')
  await page.route('**/api/leads', answer)
}

test(
  'a message to a seller survives a lost connection, limits, a busy store and an ended session',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    const page = await newPerson()
    const token = await tokenOf(request, 'buyer')
    await page.goto('/')
    await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
    await page.goto('/cars?dealerOnly=true&make=Nissan')
    const main = page.getByRole('main')
    await main.getByRole('article').first().getByRole('link').first().click()
    await main
      .getByRole('button', { name: t('lead.button') })
      .filter({ visible: true })
      .click()
    const form = page.getByRole('dialog')
    const message = form.getByLabel(t('lead.message'), { exact: true })
    const typed = 'Could I see it on Friday? هل يمكنني رؤيتها يوم الجمعة؟'
    await message.fill(typed)
    const send = () => form.getByRole('button', { name: t('lead.send') }).click()

    await answerLeads(page, (route) => route.abort())
    await send()
    await expect(form.getByText(t('errors.OFFLINE'))).toBeVisible()
    await answerLeads(page, refuse(503, 'STORE_UNAVAILABLE', { 'retry-after': '2' }))
    await send()
    await expect(form.getByText(t('errors.STORE_UNAVAILABLE'))).toBeVisible()
    await answerLeads(page, refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '600' }))
    await send()
    await expect(page.getByText(t('lead.tooManyText'))).toBeVisible()
    await expect(message).toHaveValue(typed)

    await answerLeads(page, refuse(401, 'UNAUTHORIZED'))
    await page.route('**/api/refresh', refuse(401, 'UNAUTHORIZED'))
    await send()
    await expect(page.getByText(t('lead.loggedOut'))).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await fillSignIn(page, t, 'buyer')
    await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+#message$/)
    await expect(message).toHaveValue(typed)
  },
)
