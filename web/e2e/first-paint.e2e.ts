import { expect, type Page } from 'playwright/test'
import { tokenOf } from './support/api.ts'
import { test } from './support/story-test.ts'
import { routes } from '#web/app/routes.ts'

const localeOf = { en: 'en-GB', ar: 'ar-QA' }

/** Keeps the app away until it is let in, so that the page can be looked at as the shell alone. */
const holdApp = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/base-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Collects console errors and uncaught exceptions of the page. */
const listen = (page: Page): string[] => {
  const heard: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') heard.push(line.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  return heard
}

test('the home page stands before a script has run', async ({ browser, language, viewport, messages: t }) => {
  const context = await browser.newContext({
    viewport,
    locale: localeOf[language],
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  // Here scripts are late, not off: the browser stays where the shell would lead on one that never runs any.
  await page.route(/scripts=off/, (route) => route.fulfill({ status: 204 }))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
  await expect(page.getByRole('search').getByRole('button', { name: t('home.search.submit') })).toBeVisible()
  await context.close()
})

for (const [who, stored, tag] of [
  ['a visitor', {}, []],
  ['who likes it dark', { theme: 'dark' }, ['@desktop']],
  ['who is signed in', { authToken: 'buyer' }, ['@mobile']],
] as const)
  test(
    `the app goes on from the shell for ${who}`,
    { tag: [...tag] },
    async ({ browser, language, viewport, request }) => {
      const token = 'authToken' in stored ? { authToken: await tokenOf(request, stored.authToken) } : {}
      for (const path of ['/', '/cars']) {
        const context = await browser.newContext({ viewport, locale: localeOf[language] })
        await context.addInitScript(
          (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
          { ...stored, ...token, cookieChoice: 'essential' },
        )
        const page = await context.newPage()
        const heard = listen(page)
        const letIn = await holdApp(page)
        await page.goto(path, { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        const search = page.getByRole('search').first()
        await expect(heading).toBeVisible()
        const shell = [await heading.textContent(), await search.textContent()]
        const shown = await heading.elementHandle()
        letIn()
        // The header's end is the app's own.
        await expect(page.getByRole('banner').getByRole('button')).not.toHaveCount(1)
        // The same element, not another that looks like it.
        expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
        expect(await heading.textContent()).toBe(shell[0])
        if (path === '/cars') expect(await search.textContent()).toBe(shell[1])
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
        expect(heard).toEqual([])
        await context.close()
      }
    },
  )

test('nobody sees a shell in a language that they have not chosen', async ({
  browser,
  language,
  viewport,
  messages: t,
}) => {
  const context = await browser.newContext({ viewport, locale: localeOf[language === 'ar' ? 'en' : 'ar'] })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const page = await context.newPage()
  const heard = listen(page)
  const letIn = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.locator('h1')).toBeHidden()
  letIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(heard).toEqual([])
  await context.close()
})

test('what is typed before the app has come is kept by it, and found without it', async ({
  browser,
  language,
  viewport,
}) => {
  const context = await browser.newContext({ viewport, locale: localeOf[language] })
  const page = await context.newPage()
  const box = page.getByRole('search').getByRole('combobox').first()
  const letIn = await holdApp(page)
  await page.goto('/cars', { waitUntil: 'commit' })
  await box.fill('Patrol')
  letIn()
  await expect(page).toHaveURL(/[?&]search=Patrol/)
  await expect(box).toHaveValue('Patrol')
  // Its suggestions open as for text that is typed later.
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()

  const hold = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await box.fill('Patrol')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/cars\?search=Patrol$/)
  hold()
  await expect(box).toHaveValue('Patrol')
  await context.close()
})

/** Resolves when nothing has been asked for in three seconds; the requests until then. */
const requestsUntilQuiet = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = []
  let last = Date.now()
  page.on('request', (request) => {
    last = Date.now()
    asked.push(request.url())
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => Date.now() - last).toBeGreaterThan(3000)
  return asked.filter((url) => url.startsWith('http'))
}

test(
  'a phone is quiet after few requests, none of them made twice',
  { tag: '@mobile' },
  async ({ browser, language, viewport, request }) => {
    if (viewport!.width > 400) return
    const answer = await request.get('/api/listings?limit=1&bodyType=Pickup')
    const { listings } = (await answer.json()) as { listings: { slug: string }[] }
    for (const { path, requests } of [routes.home, routes.cars, routes.car]) {
      const context = await browser.newContext({ viewport, locale: localeOf[language] })
      const page = await context.newPage()
      const asked = await requestsUntilQuiet(page, path.replace(':slug', listings[0]!.slug))
      expect(asked.length, `${path}\n${asked.join('\n')}`).toBeLessThanOrEqual(requests)
      expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
      await context.close()
    }
  },
)
