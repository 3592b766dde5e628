import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, by these rules. */
const violationsOf = async (page: Page, run: axe.RunOptions): Promise<string[]> => {
  // Colours are measured as they are at this instant: an older answer is dimmed while the next is awaited, and what is
  // still fading in must have arrived.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, run)
}

/** Fails when axe finds anything on the page as it stands, or when the page is wider than the screen. */
export const expectGoodPage = async (page: Page): Promise<void> => {
  expect(await violationsOf(page, { runOnly: { type: 'tag', values: rules } })).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}

/** Fails when the dark theme has text that is hard to read; everything else of a page is the same in both themes. */
export const expectGoodInDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
