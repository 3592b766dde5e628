import type { Browser } from 'playwright'
import { phone } from './browser.ts'
import { ask, newPage, timePress, type ApiCall } from './page-measures.ts'

/** ms until the list was painted where it stood, for each return; and the calls of the API that all of them made. */
export type Returns = { times: number[]; calls: string[] }

/** Opens cars from far down a list on a slow phone, and comes back to it. */
export const measureReturns = async (browser: Browser, origin: string, count: number): Promise<Returns> => {
  const page = await newPage(browser, { ...phone, hasTouch: true, isMobile: true, slowdown: 4 })
  const returns: Returns = { times: [], calls: [] }
  await page.goto(`${origin}/cars`)
  const links = page.locator('main ul[aria-busy] h3 a')
  await links.first().waitFor()
  for (let turn = 0; turn < count; turn++) {
    await links.nth(3 + turn).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const top = await ask<number>(page, 'scrollY')
    await links.nth(3 + turn).tap()
    await page.waitForURL(/\/cars\/./)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    const since = await ask<number>(page, 'performance.now()')
    returns.times.push(await ask<number>(page, `measure.back(${top})`))
    // A list that is fetched again behind the one that is shown would be replaced a moment later.
    await page.waitForTimeout(500)
    const calls = await ask<ApiCall[]>(page, `measure.calls(${since})`)
    returns.calls.push(...calls.map(({ pathname }) => pathname))
  }
  await page.context().close()
  return returns
}

/** ms of each switch to the other language, the first one fetching it; and whether address, place and what was typed stayed. */
export type Switches = { times: number[]; kept: boolean }

/** Switches the language of a list back and forth on a slow phone, half-way down and with a text in the search box. */
export const measureSwitches = async (browser: Browser, origin: string, count: number): Promise<Switches> => {
  const page = await newPage(browser, { ...phone, hasTouch: true, isMobile: true, slowdown: 4 })
  await page.goto(`${origin}/cars`)
  await page.locator('main ul[aria-busy] h3 a').first().waitFor()
  await page.getByRole('combobox').first().fill('land cruiser')
  await page.waitForURL(/land/)
  await page.waitForLoadState('networkidle')
  const state = () =>
    ask<string>(page, "[location.href, document.querySelector('[role=combobox]').value].join()")
  const before = await state()
  const times: number[] = []
  for (let turn = 0; turn < count; turn++)
    times.push(await timePress(page, 'language', () => page.locator('header button[lang]').first().tap()))
  const kept = (await state()) === before
  await page.context().close()
  return { times, kept }
}
