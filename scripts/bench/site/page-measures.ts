import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright'

const script = fileURLToPath(new URL('in-page.js', import.meta.url))

/** What a page has fetched, bytes as they travelled with their headers; and the photos in sight. */
export type Fetched = {
  files: { name: string; bytes: number }[]
  /** `wide`: pixels fetched beside pixels shown. */
  photos: { bytes: number; wide: number }[]
}

/** A call of the API as the browser saw it, in ms. */
export type ApiCall = { pathname: string; took: number }

type Options = BrowserContextOptions & {
  /** How many times slower the processor is made. */
  slowdown: number
}

/** A page of a browser that has never been here, with the measuring script in it. */
export const newPage = async (browser: Browser, { slowdown, ...device }: Options): Promise<Page> => {
  // What a service worker fetches for later belongs to no page.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US', ...device })
  await context.addInitScript({ path: script })
  const page = await context.newPage()
  if (slowdown > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  return page
}

/**
 * Does `act` and gives the ms from its press until what `measure.<name>()` waits for (in-page.js) is painted. Fails when
 * that takes ten seconds.
 */
export const timePress = async (
  page: Page,
  name: 'results' | 'language',
  act: () => Promise<void>,
): Promise<number> => {
  // Void, or this would wait for the press itself.
  await page.evaluate(`void (window.awaited = window.measure.${name}())`)
  await act()
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No ${name} within ten seconds of a press.`)), 10_000).unref()
  })
  return Promise.race([page.evaluate<number>('window.awaited'), late])
}

/** The value of an expression in the page, by the names of in-page.js. */
export const ask = <T>(page: Page, expression: string): Promise<T> => page.evaluate<T>(expression)
