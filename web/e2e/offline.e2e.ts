import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { serveAltered, type AlteredSite } from './support/altered-site.ts'
import { registerBuyer } from './support/api.ts'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { cutConnection } from './support/connection.ts'
import {
  cachedAddresses,
  isWaiting,
  lookForNewer,
  openAs,
  rememberedPhotos,
  waitingKnows,
  workerReady,
} from './support/service-worker.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

test.use({ serviceWorkers: 'allow' })

/** A message up to its value. */
const asOf = (t: Translate) => t('device.asOf', { date: '|' }).split('|')[0]!.trim()

/** Opens a car that has a photo, and gives the path of its page. The newest may be another journey's, without any. */
const openFirstCar = async (page: Page): Promise<string> => {
  await page.goto('/cars?sortBy=createdAt&sortOrder=asc')
  const withPhoto = page.locator('img[srcset]')
  const card = page.getByRole('main').getByRole('article').filter({ has: withPhoto }).first()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cars\/[^?]+$/)
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
  return new URL(page.url()).pathname
}

const saveCar = async (page: Page, t: Translate): Promise<void> => {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: beginning(t, 'cars.save') })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).join(' '))

const photoIsThere = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img[srcset]')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)

const openAsBuyer = async (page: Page, request: APIRequestContext): Promise<void> =>
  openAs(page, await registerBuyer(request, uniqueName()))

test(
  'what was seen and saved can be read without a connection',
  { tag: '@mobile' },
  async ({ newPerson, request, messages: t }) => {
    const page = await newPerson()
    await openAsBuyer(page, request)
    const main = page.getByRole('main')
    const address = await openFirstCar(page)
    await saveCar(page, t)
    await expect.poll(() => storedKeys(page)).toMatch(/kept:usr_\w+:seen/)
    await page.goto('/dashboard?tab=favorites')
    await expect(main.getByRole('article')).toHaveCount(1)

    const connect = await cutConnection(page)
    await page.reload()
    await expect(page.getByText(t('device.offline.text')).first()).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.favorites.title'))
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(main.getByText(asOf(t))).toBeVisible()
    await photoIsThere(page)
    await expectGoodPage(page)
    await expectGoodInDark(page)

    await page.goto('/')
    await expect(main.getByRole('heading', { name: t('recent.title') })).toBeVisible()
    await expect(main.locator(`article a[href="${address}"]`)).toBeVisible()

    await page.goto(address)
    await expect(main.getByText(t('device.kept.text'))).toBeVisible()
    await photoIsThere(page)
    await expectGoodPage(page)

    // A page that was never cached shows an error, and loads by itself once the connection is back.
    await page.goto('/insurance')
    await expect(main.getByText(t('common.failed.title'))).toBeVisible()
    await expectGoodPage(page)
    await connect()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('device.offline.text'))).toHaveCount(0)
    await page.goto(address)
    await expect(main.getByText(t('device.kept.text'))).toHaveCount(0)
  },
)

test(
  'what opens offline does so after one visit',
  { tag: '@desktop' },
  async ({ newPerson, request, messages: t }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    // A visitor who never signs in.
    const address = await openFirstCar(page)
    await workerReady(page)
    await page.reload()
    await photoIsThere(page)
    await expect.poll(async () => (await cachedAddresses(page)).join(' ')).toContain('/api/listing-images/')
    await page.goto('/safety-tips')
    const keptCards = () => page.evaluate(() => localStorage.getItem('kept::seen') ?? '')
    await expect.poll(keptCards).toContain('lst_')

    // A heart in the results: neither that car's page nor the favorites were ever opened.
    await page.goto('/cars?sortBy=createdAt&sortOrder=asc')
    const hearts = main.getByRole('article').getByRole('button', { name: beginning(t, 'cars.save') })
    await hearts.nth(1).click()
    const saved = await main.getByRole('article').nth(1).getByRole('link').first().getAttribute('href')
    await expect.poll(keptCards).toContain(saved?.split('/').at(-1))
    await page.evaluate(() => caches.delete('files'))
    const connectAgain = await cutConnection(page)
    await page.goto('/favorites')
    await expect(main.getByText(asOf(t))).toBeVisible()
    await expect(main.locator(`article a[href="${saved}"]`).first()).toBeVisible()
    await expectGoodPage(page)
    await connectAgain()
    await hearts.first().click()

    await openAsBuyer(page, request)
    await expect.poll(() => storedKeys(page)).toMatch(/kept:usr_\w+:seen/)
    // The runtime cache of files does not count.
    await page.evaluate(() => caches.delete('files'))
    await cutConnection(page)
    await page.goto(address)
    await expect(main.getByText(t('device.kept.text'))).toBeVisible()
    await page.goto('/dashboard?tab=favorites')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.favorites.title'))
    // The dot is none of a file's name.
    await page.goto('/cars?make=Toyota&search=3.5')
    await expect(main.getByText(t('search.failed.title'))).toBeVisible()
    await expect(main.getByText(t('errors.OFFLINE'))).toBeVisible()
    await expectGoodPage(page)
  },
)

test(
  'nothing that is somebody’s own is kept where others find it',
  { tag: '@mobile' },
  async ({ newPerson, request, messages: t }) => {
    const page = await newPerson()
    await openAsBuyer(page, request)
    const main = page.getByRole('main')
    await openFirstCar(page)
    await saveCar(page, t)
    for (const path of ['/dashboard?tab=favorites', '/profile', '/notifications']) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/dashboard?tab=favorites')
    await photoIsThere(page)
    expect(await cachedAddresses(page)).toContainEqual(expect.stringMatching(/^\/assets\/base-/))
    // Of the API, photos of listings and nothing else, beside the index of the market, which is the same for everybody.
    const cachedOfApi = async () =>
      (await cachedAddresses(page)).filter((path) => /^\/api\/(?!market-index)/.test(path))
    const ofApi = await cachedOfApi()
    expect(ofApi).not.toEqual([])
    for (const path of ofApi) expect(path).toMatch(/^\/api\/listing-images\/upl_[0-9A-Z]{26}$/)

    expect(await rememberedPhotos(page)).toBeGreaterThan(0)

    expect(await storedKeys(page)).toMatch(/kept:usr_\w+:favorites/)
    await page.evaluate(() => {
      const token = localStorage.getItem('authToken')
      return fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    })
    await page.reload()
    await expect(page).toHaveURL(/\/auth/)
    await expect.poll(() => storedKeys(page)).not.toContain('kept:usr_')
    await expect.poll(cachedOfApi).toEqual([])
    await expect.poll(() => rememberedPhotos(page)).toBe(0)
  },
)

test.describe('a newer version', () => {
  let site: AlteredSite
  test.beforeEach(async ({ baseURL }) => {
    site = await serveAltered(baseURL ?? '')
  })
  test.afterEach(() => site.close())

  test('is offered, never forced upon a form', { tag: '@desktop' }, async ({ newPerson, messages: t }) => {
    const page = await newPerson()
    await page.goto(`${site.origin}/contact`)
    await workerReady(page)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('Somebody')

    // A worker that keeps another entry than this page's.
    site.alterWorker((script) => script.replace(/\/assets\/base-[\w-]+\.js/, '/favicon.svg'))
    await lookForNewer(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    const offer = page.getByText(t('device.update.title'))
    await expect(field).toHaveValue('Somebody')
    await expect(offer).toHaveCount(0)

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.nav.safetyTips') })
      .click()
    await expect(offer).toBeVisible()
    await expectGoodPage(page)
    await expectGoodInDark(page)

    // Reloaded, the page is of the newest version, whose worker has nothing to offer to it. When that takes over is for the
    // browser to say: not before the present one has nothing left to do.
    site.alterWorker((script) => `${script}//`)
    await lookForNewer(page)
    await page.getByRole('button', { name: t('device.update.reload') }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await workerReady(page)
    await expect.poll(() => waitingKnows(page)).not.toBe(false)
    await expect(offer).toHaveCount(0)
  })

  test('can also be that there is no worker any more', { tag: '@mobile' }, async ({ newPerson }) => {
    const page = await newPerson()
    await page.goto(`${site.origin}/contact`)
    await workerReady(page)
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '../src/worker/remove-worker.ts')],
      bundle: true,
      write: false,
      format: 'iife',
    })
    site.alterWorker(() => outputFiles[0]?.text ?? '')
    await lookForNewer(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  })
})
