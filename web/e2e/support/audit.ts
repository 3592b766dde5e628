import type { Page } from 'playwright/test'
import { colorRules, overflowOf, violationsOf } from './axe.ts'
import { settled } from './settled.ts'
import { cutTexts, movements, smallTargets, stayingBars } from './measure.ts'

type Theme = 'light' | 'dark'

// WCAG 1.4.12: what people with dyslexia set. Arabic is never spaced out: its letters join.
const spacedText = (language: string): string => `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important;${language === 'ar' ? '' : ' letter-spacing: 0.12em !important;'} }
  p { margin-block-end: 2em !important; }`

// WCAG 1.4.10: a page of 1280 × 1024 pixels enlarged four times.
const narrow = 320
const short = 256

const noteOverflow = async (page: Page, how: string): Promise<string[]> => {
  const pixels = await overflowOf(page)
  return pixels > 0 ? [`${how}: ${pixels} px wider than the screen`] : []
}

const inThemes = async (page: Page, themes: readonly Theme[]): Promise<string[]> => {
  const found: string[] = []
  for (const [place, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    // Colours are measured as they are, and change over a frame or two.
    await settled(page)
    const violations = await violationsOf(page, place > 0 ? colorRules : undefined)
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

const withSpacedText = async (page: Page): Promise<string[]> => {
  const language = await page.evaluate(() => document.documentElement.lang)
  // A sheet made by script: the page's policy forbids a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacedText(language))
  const found = [...(await noteOverflow(page, 'spaced text')), ...(await cutTexts(page))]
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found
}

const whenNarrow = async (page: Page): Promise<string[]> => {
  const size = page.viewportSize()
  if (!size || size.width > 500) return []
  await page.setViewportSize({ ...size, width: narrow })
  const found = await noteOverflow(page, `at ${narrow} px`)
  await page.setViewportSize({ width: narrow, height: short })
  found.push(...(await stayingBars(page)))
  await page.setViewportSize(size)
  return [...found, ...(await smallTargets(page))]
}

/**
 * Everything that is measured on a page as it stands: axe in these themes, its width, spaced text, motion that was asked not to be, and on a phone a screen of
 * 320 px, how much of a short one is left, and what is too small for a thumb. In words, empty when all is well.
 */
export const auditPage = async (page: Page, themes: readonly Theme[]): Promise<string[]> => {
  await settled(page)
  return [
    ...(await noteOverflow(page, 'as it stands')),
    ...(await inThemes(page, themes)),
    ...(await withSpacedText(page)),
    ...(await whenNarrow(page)),
    ...(await movements(page)),
    ...((await page.title()) === '' ? ['no title'] : []),
  ]
}
