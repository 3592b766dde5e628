import { expect, type Page } from 'playwright/test'
import { registerBuyer } from './support/api.ts'
import { logOut, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

const openForm = async (page: Page, t: Translate) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lead.button') })
    .filter({ visible: true })
    .click()
  return page.getByRole('dialog').getByLabel(t('lead.message'), { exact: true })
}

test(
  'who signs in next sees nothing of who used the browser before, in any tab',
  { tag: '@desktop' },
  async ({ newPerson, request, messages: t }) => {
    const [alice, bob] = [uniqueName(), uniqueName()]
    const token = await registerBuyer(request, alice)
    await registerBuyer(request, bob)
    const first = await newPerson()
    // Saved before signing in, it goes along into Alice's account.
    // The demo's: another journey's may be gone by then.
    await first.goto('/cars?dealerOnly=true&make=Toyota')
    const card = first.getByRole('main').getByRole('article').first()
    const heart = card.getByRole('button', { name: beginning(t, 'cars.save') })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await first.evaluate((kept) => localStorage.setItem('authToken', kept), token)
    await first.goto('/dashboard')

    const second = await first.context().newPage()
    await second.goto('/cars?dealerOnly=true&make=Toyota')
    await second.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(second).toHaveURL(/\/cars\/[a-z0-9-]+$/)
    const message = await openForm(second, t)
    await message.fill('Call me on 5512 3456, Alice')
    await second.reload()
    // It is Alice's, and a reload loses nothing.
    await expect(await openForm(second, t)).toHaveValue('Call me on 5512 3456, Alice')

    await logOut(first, t)
    await expect(second.getByRole('dialog')).toHaveCount(0)
    await signIn(first, t, bob)
    const left = (page: Page) =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
    for (const page of [first, second]) {
      expect(await left(page)).not.toContain('5512 3456')
      expect(await left(page)).not.toContain('saved:')
    }
    await first.goto('/dashboard?tab=favorites')
    await expect(first.getByText(t('dashboard.favorites.empty'))).toBeVisible()
    expect(await (await openForm(second, t)).inputValue()).not.toContain('5512')
    await second.goto('/')
    await expect(second.getByRole('heading', { name: t('recent.title') })).toHaveCount(0)
  },
)
