import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { type Panel, pressNext, type Pressed } from './filter-walk.ts'
import { desktop, phone } from './open-site.ts'

const script = fileURLToPath(new URL('in-page.js', import.meta.url))

/** The requests of a page, bytes as transferred with their headers; and the photos in sight. */
type Fetched = {
  files: { name: string; bytes: number }[]
  /** `wide`: pixels fetched beside pixels shown. */
  photos: { bytes: number; wide: number }[]
}

/** A call of the API as the browser saw it, in ms. */
type ApiCall = { pathname: string; took: number }

type Options = BrowserContextOptions & {
  /** How many times slower the processor is made. */
  slowdown: number
}

/** A page of a browser that has never been here, with the measuring script in it. */
const newPage = async (browser: Browser, { slowdown, ...device }: Options): Promise<Page> => {
  // Files that a service worker fetches for later belong to no page.
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
 * Does `act` and gives the ms from its press until what `measure.<name>(text)` waits for (in-page.js) is painted. Fails when
 * that takes ten seconds.
 */
const timePress = async (
  page: Page,
  name: 'results' | 'language' | 'page' | 'completed',
  act: () => Promise<void>,
  text = '',
): Promise<number> => {
  // Void, or this would wait for the press itself.
  await page.evaluate(`void (window.awaited = window.measure.${name}(${JSON.stringify(text)}))`)
  await act()
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No ${name} ${text} within ten seconds of a press.`)), 10_000).unref()
  })
  return Promise.race([page.evaluate<number>('window.awaited'), late])
}

/** The value of an expression in the page, by the names of in-page.js. */
const ask = <T>(page: Page, expression: string): Promise<T> => page.evaluate<T>(expression)

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

/** Measures the transfers of a first visit to `url` on a phone before anybody scrolls. */
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

/** One entry for each press, in ms: until its box showed it, until the new cars were painted, and the API's answer that confirms them. */
export type FilterTimes = {
  feedback: number[]
  results: number[]
  api: number[]
}

/** The index is unpacked by then, and the first changes are known. */
const openingMs = 4000
const betweenMs = 1000
// Some 40 words a minute, as people type on a phone.
const betweenKeysMs = 300

/** Whether the filter of that name was still there to be clicked. */
const click = async (page: Page, name: string): Promise<boolean> => {
  const box = (await page.evaluateHandle(`measure.box(${JSON.stringify(name)})`)).asElement()
  if (!box) return false
  try {
    await box.click()
    return true
  } catch (error) {
    // Counts of the press before, which came late and moved it.
    if (`${error}`.includes('not attached')) return click(page, name)
    throw error
  }
}

/** Presses filters on a desktop with a processor four times slower. */
export const measureFilters = async (
  browser: Browser,
  origin: string,
  presses: number,
): Promise<FilterTimes> => {
  const page = await newPage(browser, { ...desktop, slowdown: 4 })
  const times: FilterTimes = { feedback: [], results: [], api: [] }
  const panel: Panel = {
    boxes: () => ask(page, 'measure.boxes()'),
    click: (name) => click(page, name),
  }
  let pressed: Pressed = { name: '', ticked: [] }
  // The last that the worker asks for before it answers.
  const hasIndex = page.waitForResponse(/\/api\/market-index\/files\//)
  await page.goto(`${origin}/cars`)
  await page.locator('aside fieldset').first().waitFor()
  await hasIndex
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(openingMs)
  for (let step = 0; step < presses; step++) {
    // The panel is drawn after the cars: until then it has models of makes that are no longer ticked.
    await ask(page, 'measure.idle()')
    const since = await ask<number>(page, 'performance.now()')
    const act = async () => {
      pressed = await pressNext(panel, pressed.ticked, step)
    }
    times.results.push(
      await timePress(page, 'results', act).catch((cause: Error) => {
        const { name, ticked } = pressed
        throw new Error(
          `${cause.message} It was step ${step}; the last press was ${name}, beside ${ticked.join(' and ')}.`,
          {
            cause,
          },
        )
      }),
    )
    // Photos, the counts of the filters and the browser's own report of the press arrive after the cards; nobody presses sooner again.
    await page.waitForTimeout(betweenMs)
    times.feedback.push(await ask<number>(page, `measure.feedback(${since})`))
    const calls = await ask<ApiCall[]>(page, `measure.calls(${since})`)
    const asked = calls.filter(({ pathname }) => pathname === '/api/listings')
    if (asked.length > 0) times.api.push(Math.max(...asked.map(({ took }) => took)))
  }
  await page.context().close()
  return times
}

/**
 * ms until the page of a tapped car was painted, and until the list was painted where it stood, for each return; and the calls of the
 * API that all returns made.
 */
export type Returns = { opened: number[]; times: number[]; calls: string[] }

/** Opens cars from far down a list on a slow phone, and comes back to it. */
export const measureReturns = async (browser: Browser, origin: string, count: number): Promise<Returns> => {
  const page = await newPage(browser, { ...phone, hasTouch: true, isMobile: true, slowdown: 4 })
  const returns: Returns = { opened: [], times: [], calls: [] }
  await page.goto(`${origin}/cars`)
  const links = page.locator('main ul[aria-busy] h3 a')
  await links.first().waitFor()
  // A first answer that the document brought is confirmed by a call of its own.
  await page.waitForTimeout(openingMs)
  for (let turn = 0; turn < count; turn++) {
    await links.nth(3 + turn).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const top = await ask<number>(page, 'scrollY')
    returns.opened.push(await timePress(page, 'page', () => links.nth(3 + turn).tap()))
    // What the car's own page asks for.
    await page.waitForTimeout(openingMs)
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

/** Types a text into the search box of a slow phone: ms from each key until the list completes what is typed. */
export const measureTyping = async (browser: Browser, origin: string, text: string): Promise<number[]> => {
  const page = await newPage(browser, { ...phone, hasTouch: true, isMobile: true, slowdown: 4 })
  const hasIndex = page.waitForResponse(/\/api\/market-index\/files\//)
  await page.goto(`${origin}/cars`)
  await hasIndex
  await page.waitForTimeout(openingMs)
  await page.getByRole('combobox').first().tap()
  const times: number[] = []
  for (let end = 1; end <= text.length; end++) {
    // Nothing is completed after a space alone.
    if (text[end - 1] === ' ') await page.keyboard.press('Space')
    else
      times.push(
        await timePress(page, 'completed', () => page.keyboard.press(text[end - 1]!), text.slice(0, end)),
      )
    await page.waitForTimeout(betweenKeysMs)
  }
  await page.context().close()
  return times
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
