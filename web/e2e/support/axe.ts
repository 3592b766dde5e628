import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOnly, run } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { settled } from './settled.ts'
import { unisolated } from '#web/testing/unisolated.ts'

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** The rules that a theme can break: the dark one is the same page in other colours. */
export const colorRules: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

// Half as large as what the package exports as its source, which every page would have to read.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of these standards that axe finds broken on the current page, with the elements. */
export const violationsOf = async (page: Page, runOnly = everyRule): Promise<string[]> => {
  // A page that was only led on to another still has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const found = await (globalThis as unknown as { axe: { run: typeof run } }).axe.run({
      runOnly,
      // Only what is broken is read: describing everything that is not takes longer than looking at it.
      resultTypes: ['violations'],
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, runOnly)
}

/** Pixels that the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Fails when axe finds anything on the current page, when it is wider than the screen, or when names change places with what is beside them. */
export const expectGoodPage = async (page: Page): Promise<void> => {
  // Colours are measured as they are at this instant: an older answer is dimmed while the next is awaited, and what is
  // still fading in must have arrived.
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page), 'pixels wider than the screen').toBeLessThanOrEqual(0)
  expect(await page.evaluate(unisolated), 'names of the other script that are not set apart').toEqual([])
}

/** The same in the dark theme. */
export const expectGoodInDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGoodPage(page)
  await page.emulateMedia({ colorScheme: 'light' })
}
