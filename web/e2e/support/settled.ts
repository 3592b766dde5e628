import { expect, type Page } from 'playwright/test'

const pending = new WeakMap<Page, { open: Set<unknown>; since: number }>()

/** Counts what this page waits for, so that its end is known at once: half a second of silence is what Playwright waits. */
export const watchRequests = (page: Page): void => {
  const state = { open: new Set<unknown>(), since: 0 }
  const ends = (request: unknown) => {
    if (state.open.delete(request)) state.since = performance.now()
  }
  page.on('request', (request) => state.open.add(request))
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  pending.set(page, state)
}

const isQuiet = (page: Page): boolean => {
  const state = pending.get(page)
  return state === undefined || (state.open.size === 0 && performance.now() - state.since > 120)
}

/** Waits until the page has what it asked for and has drawn it: nothing under way, no skeleton, no movement, its own font. */
export const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => isQuiet(page), { intervals: [40], message: 'requests under way' }).toBe(true)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    // The end of one can begin another: a colour that is inherited goes on fading in the child when the parent's is there.
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})))
  })
}
