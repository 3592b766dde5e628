import type { Browser, Page } from 'playwright'
import { demoPassword } from '#scripts/seed/demo-accounts.ts'
import type { View } from './shots.ts'
import sharp from 'sharp'

export type Size = { width: number; height: number; scale: number }

// Text, because it runs in the page, whose types these scripts do not know.
const isAtRest = `(() => {
  const isSeen = (element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && element.checkVisibility()
  }
  const isBusy = [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen)
  const hasPictures = [...document.images].every((image) => image.complete || !isSeen(image))
  return document.fonts.status === 'loaded' && !isBusy && hasPictures
})()`

/** Waits until what is on the screen has its content, its font and its pictures; what lies below it may still wait to be asked for. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  // Not `waitForFunction`, which evaluates a text again and again: the site's policy forbids that.
  // Chrome evaluates for us even where the page may not.
  while (!(await page.evaluate(isAtRest))) await page.waitForTimeout(100)
}

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/auth')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/auth')
}

const openContext = async (browser: Browser, baseURL: string, view: View, size: Size) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    colorScheme: view.theme ?? 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: !view.withoutScripts,
    locale: `${view.language}-QA`,
    // A worker would show the cache of an earlier picture before the server's answer.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Qatar',
  })
  // Pages that ask for much take long on a machine that does other things too.
  context.setDefaultTimeout(90_000)
  await context.addInitScript(
    `localStorage.setItem('language', '${view.language}'); localStorage.setItem('cookieChoice', 'essential')`,
  )
  return context
}

/** A screenshot of an address, as PNG. Throws when the page cannot be opened or never comes to rest. */
export const takeView = async (
  browser: Browser,
  baseURL: string,
  view: View,
  size: Size,
): Promise<Buffer> => {
  const context = await openContext(browser, baseURL, view, size)
  try {
    const page = await context.newPage()
    if (view.who) await signIn(page, view.who)
    const path = typeof view.path === 'string' ? view.path : await view.path(context.request)
    const answer = await page.goto(path)
    if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}`)
    await settle(page)
    if (view.prepare) {
      await view.prepare(page)
      await settle(page)
    }
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** The most bytes of a README picture: fifteen of them are a megabyte for everybody who clones the repository. */
export const mostBytes = 72_000
const qualities = [84, 76, 68, 60, 50, 40] as const

/** A picture as WebP of at most `mostBytes`, as good as that allows. Throws when none is that small. */
export const encode = async (png: Buffer): Promise<Buffer> => {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= mostBytes) return webp
  }
  throw new Error(`A picture is over ${mostBytes} bytes even at quality ${qualities.at(-1)}`)
}

const gap = 40

/** Pictures of one height beside each other, on nothing, so that they stand on a page of either theme. */
export const sideBySide = async (pngs: readonly Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(pngs.map((png) => sharp(png).metadata()))
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width + gap, 0),
  )
  return sharp({
    create: {
      width: (lefts.at(-1) ?? 0) + (sizes.at(-1)?.width ?? 0),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 4,
      background: '#0000',
    },
  })
    .composite(pngs.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .png()
    .toBuffer()
}
