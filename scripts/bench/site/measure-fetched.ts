import type { Browser } from 'playwright'
import { phone } from './browser.ts'
import { ask, newPage, type Fetched } from './page-measures.ts'

export type FetchedBytes = {
  requests: number
  bytes: number
  fonts: number
  photos: number
  photoBytes: number
  /** Pixels fetched beside pixels shown, of the photo that fetched the most too many. */
  widest: number
}

const sum = (sizes: readonly { bytes: number }[]): number => sizes.reduce((all, { bytes }) => all + bytes, 0)

/** What a first visit to `url` fetches on a phone before anybody scrolls. */
export const measureFetched = async (browser: Browser, url: string): Promise<FetchedBytes> => {
  const page = await newPage(browser, { ...phone, hasTouch: true, isMobile: true, slowdown: 1 })
  await page.goto(url)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  const { files, photos } = await ask<Fetched>(page, 'measure.fetched()')
  await page.context().close()
  return {
    requests: files.length,
    bytes: sum(files),
    fonts: sum(files.filter(({ name }) => name.endsWith('.woff2'))),
    photos: photos.length,
    photoBytes: sum(photos),
    widest: Math.max(0, ...photos.map(({ wide }) => wide)),
  }
}
