import { expect, type Page } from 'playwright/test'
import { paths } from '#web/app/paths.ts'
import { tokenOf } from './support/api.ts'
import { spelled } from './support/messages.ts'
import { titlePattern } from './support/title-pattern.ts'
import { test } from './support/story-test.ts'

/** Every text that a status region of the page has said so far, in its order. */
const listen = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [aria-live=polite]')
        const text = region?.textContent?.trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}

test('pages are found by their landmarks, headings and names', async ({
  messages: t,
  newPerson,
  language,
  viewport,
}) => {
  const page = await newPerson()
  const main = page.getByRole('main')
  await page.goto(paths.home())
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(main).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  for (const group of ['browse', 'services', 'help'])
    await expect(page.getByRole('navigation', { name: t(`common.footer.${group}`) })).toBeVisible()
  // Help is at the same place of every page (WCAG 3.2.6), and the other language is named in itself.
  const help = page.getByRole('contentinfo').getByRole('link', { name: t('common.nav.contact') })
  await expect(help).toBeVisible()
  const other = language === 'ar' ? 'en' : 'ar'
  if ((viewport?.width ?? 0) < 1000)
    await expect(page.getByRole('banner').locator(`button[lang=${other}]`)).toBeVisible()

  await help.click()
  await expect(main.getByRole('heading', { level: 1, name: t('contact.title') })).toBeVisible()
  // The error for a missing value is shown beside its field, and is its accessible description.
  const subject = main.getByRole('textbox', { name: t('contact.subject') })
  await main.getByRole('button', { name: t('contact.send') }).click()
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await expect(subject).toHaveAccessibleDescription(t('contact.issue.subject'))
  await expect(main.getByRole('textbox', { name: t('contact.name') })).toBeFocused()
})

test(
  'the number of results is said once for each change',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const said = await listen(page)
    const main = page.getByRole('main')
    await page.goto(paths.cars({ make: 'Toyota' }))
    await expect(main.getByRole('article').first()).toBeVisible()
    const before = await main.getByRole('status').first().innerText()
    const box = main.getByRole('combobox', { name: t('search.text.label') })
    await box.fill('Land Cruiser')
    await box.press('Enter')
    await expect(main.getByRole('status').first()).not.toHaveText(before)
    // Not what it says while it looks for them.
    await expect(main.getByRole('status').first()).toHaveText(/\d/)
    const after = await main.getByRole('status').first().innerText()
    expect((await said()).filter((text) => text === after)).toHaveLength(1)
  },
)

test('plates are read digit by digit, prices and numbers as they stand', async ({
  messages: t,
  newPerson,
  request,
}) => {
  const page = await newPerson()
  const main = page.getByRole('main')
  const answer = await request.get('/api/number-plates?limit=1&digits=6')
  const { plates } = (await answer.json()) as {
    plates: { slug: string; number: string; series: null | string; country: 'QA' }[]
  }
  const [plate] = plates
  await page.goto(paths.numberPlate(plate!.slug))
  const dialog = page.getByRole('dialog')
  const drawing = dialog.getByRole('img', {
    name: t('plate-drawing.plate', { number: spelled(plate!.number) }),
  })
  await expect(drawing).toBeVisible()
  await expect(dialog.getByRole('heading').first()).toContainText(plate!.number)

  await page.goto(paths.cars({ dealerOnly: true, bodyType: 'Sedan', hasPhotos: true }))
  const card = main.getByRole('article').first()
  const title = await card.getByRole('link').first().innerText()
  await expect(card.getByRole('img').first()).toHaveAccessibleName(titlePattern(title))
  await card.getByRole('link').first().click()
  const call = main.locator('a[href^="tel:"]').filter({ visible: true }).first()
  await expect(call).toHaveAttribute('href', /^tel:\+974\d{8}$/)
  await expect(call).toHaveAccessibleName(/\S/)
  // Digits with their own direction are isolated from the Arabic text around them.
  await expect(
    main
      .locator('bdi')
      .filter({ hasText: /\d,\d{3}/ })
      .first(),
  ).toBeVisible()
})

test('charts are read as tables', { tag: '@desktop' }, async ({ messages: t, newPerson, request }) => {
  const page = await newPerson()
  const token = await tokenOf(request, 'dealer')
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(paths.sellerDashboard('analytics'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('analytics.title') })).toBeVisible()
  const opener = main.locator('details > summary').first()
  await opener.click()
  const table = main.getByRole('table').first()
  await expect(table.getByRole('columnheader').first()).toBeVisible()
  await expect(table.getByRole('rowheader').first()).toBeVisible()
})

test(
  'passwords may be pasted, and what was told once is offered',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto(paths.auth())
    const password = main.getByLabel(t('auth.password'), { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(main.getByLabel(t('auth.username'), { exact: true })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
    await password.focus()
    const isTaken = await password.evaluate((field: HTMLInputElement) => {
      const pasted = new ClipboardEvent('paste', {
        clipboardData: new DataTransfer(),
        cancelable: true,
        bubbles: true,
      })
      return field.dispatchEvent(pasted)
    })
    expect(isTaken, 'the page lets the browser paste').toBe(true)
  },
)
