import { chromium, type Browser } from 'playwright'
import { freePort } from '#scripts/local/free-port.ts'
import { findChromium } from '#scripts/test/find-chromium.ts'
import type { OpenSite } from './open-site.ts'

/** The phone that Lighthouse pretends to be. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const
export const desk = { viewport: { width: 1440, height: 900 } } as const

/** Starts Chromium, which trusts the site's certificate. `port` is where others can steer it. */
export const openBrowser = async ({ fingerprint }: OpenSite): Promise<{ browser: Browser; port: number }> => {
  const executablePath = findChromium()
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      // Sandbox, GPU and calls home are what a machine without a desktop cannot give.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // A certificate that is merely forgiven would keep everything out of the browser's cache.
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port }
}
