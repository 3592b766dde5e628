import type { Browser, Page } from 'playwright'
import { desk } from './browser.ts'
import { ask, newPage, timePress, type ApiCall } from './page-measures.ts'

/** One entry for each press, in ms: until its box showed it, until the new cars were painted, and the API's part where it was asked. */
export type FilterTimes = { feedback: number[]; results: number[]; api: number[] }

// More than a person combines, fewer than leave nothing to find.
const mostTicked = 3

/**
 * The filter that a person who tries them presses next: another one, or the oldest of three. Hardly two searches are the same, so
 * each has to ask the API. Which it is follows from their order on the page alone. `ticked` are those before, oldest first.
 */
const nextBox = (ticked: readonly string[], free: readonly string[], step: number): string =>
  ticked.length >= mostTicked ? ticked[0]! : free[(step * 7) % free.length]!

const press = async (page: Page, name: string): Promise<void> => {
  const box = await page.evaluateHandle(`measure.box(${JSON.stringify(name)})`)
  await box.asElement()!.click()
}

/** Presses filters on a desk with a processor four times slower. */
export const measureFilters = async (
  browser: Browser,
  origin: string,
  presses: number,
): Promise<FilterTimes> => {
  const page = await newPage(browser, { ...desk, slowdown: 4 })
  const times: FilterTimes = { feedback: [], results: [], api: [] }
  let ticked: string[] = []
  await page.goto(`${origin}/cars`)
  await page.locator('aside fieldset').first().waitFor()
  await page.waitForLoadState('networkidle')
  for (let step = 0; step < presses; step++) {
    const boxes = await ask<{ ticked: string[]; free: string[] }>(page, 'measure.boxes()')
    // A model goes with its make.
    ticked = ticked.filter((name) => boxes.ticked.includes(name))
    const name = nextBox(ticked, boxes.free, step)
    ticked = ticked.includes(name) ? ticked.slice(1) : [...ticked, name]
    const since = await ask<number>(page, 'performance.now()')
    times.results.push(await timePress(page, 'results', () => press(page, name)))
    // Photos and the browser's own report of the press arrive after the cards.
    await page.waitForTimeout(250)
    times.feedback.push(await ask<number>(page, `measure.feedback(${since})`))
    const calls = await ask<ApiCall[]>(page, `measure.calls(${since})`)
    const searches = calls.filter(({ pathname }) => pathname === '/api/listings')
    // Without any, the search was one of before, and the API had no part.
    if (searches.length > 0) times.api.push(Math.max(...searches.map(({ took }) => took)))
  }
  await page.context().close()
  return times
}
