import { expect, type Page } from 'playwright/test'
import { auditPage } from './support/audit.ts'
import { settled, watchRequests } from './support/settled.ts'
import { test } from './support/story-test.ts'
import { accountStates } from './support/visits/account-states.ts'
import { adminStates } from './support/visits/admin-states.ts'
import { findThings, type Things } from './support/visits/find-things.ts'
import { marketStates } from './support/visits/market-states.ts'
import { pageVisits, strayVisits } from './support/visits/page-visits.ts'
import { nameOf, people, type Stage, type Visit } from './support/visits/visit.ts'
import { loadMessages } from './support/messages.ts'

/** All visits: every page, the addresses that lead nowhere, and what can be opened. */
const allVisits = (things: Things): Visit[] => [
  ...Object.values(pageVisits).flatMap((visitsOf) => visitsOf(things)),
  ...strayVisits(things),
  ...marketStates(things),
  ...accountStates(),
  ...adminStates(),
]

/**
 * Brings the page to an address. From another page it goes as a link of the site does, which spares a start of the app, and
 * where the focus must come along; the three pages that a visit begins with are opened as from outside.
 */
const go = async (page: Page, before: Visit | undefined, { path, open }: Visit): Promise<void> => {
  const pathname = path.replace(/[?#].*/, '')
  const isFresh = !before || before.open || open || ['/', '/cars'].includes(pathname)
  // Where the page is, not where it was sent: some addresses lead on to another. Out of an open dialog no link of the page leads.
  const isThere = new URL(page.url()).pathname === pathname
  if (isFresh || isThere || (await page.locator('dialog[open]').count()) > 0) {
    await page.goto(path)
    return
  }
  await page.evaluate((to) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // The page, or the dialog that it opened with, has taken the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'focus' })
    .toBe(true)
}

// Colours hang on neither language nor width: the quick run makes each visit in one theme on desktop and in the other on mobile.
const themesAt = (index: number, { isPhone }: Stage) => {
  if (process.env['JOURNEYS'] !== 'quick') return ['light', 'dark'] as const
  return index % 2 === Number(isPhone) ? (['light'] as const) : (['dark'] as const)
}

/** The faults found at one of these visits, as sentences. */
const faultsAt = async (stage: Stage, visits: readonly Visit[], index: number): Promise<string[]> => {
  const visit = visits[index]!
  const { page, main } = stage
  await go(page, visits[index - 1], visit)
  await expect(main.or(page.getByRole('dialog')).getByRole('heading').first()).toBeVisible()
  await settled(page)
  await visit.open?.(stage)
  return auditPage(page, themesAt(index, stage))
}

const visitAll = async (stage: Stage, visits: readonly Visit[]): Promise<string[]> => {
  const found: string[] = []
  for (const [index, visit] of visits.entries())
    await test.step(nameOf(visit), async () => {
      // A visit that cannot be made is a fault like others: one run reports all of them.
      const faults = await faultsAt(stage, visits, index).catch((error: Error) => [error.message])
      found.push(...faults.map((fault) => `${nameOf(visit)}: ${fault}`))
      await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  return found
}

for (const who of people)
  // Visitors and admins have the most pages: theirs are split into two tests.
  for (const share of who === 'visitor' || who === 'admin' ? [0, 1] : [undefined])
    test(`pages of ${who}${share === undefined ? '' : ` (${share + 1} of 2)`} are free of faults`, async ({
      newPerson,
      request,
      language,
      viewport,
    }) => {
      test.slow()
      const things = await findThings(request)
      const visits = allVisits(things)
        .filter((visit) => visit.who === who)
        .filter((_, index) => share === undefined || index % 2 === share)
      const page = await newPerson()
      const token = things.tokens[who]
      if (token !== undefined)
        await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      watchRequests(page)
      const stage: Stage = {
        page,
        main: page.getByRole('main'),
        t: await loadMessages(language),
        language,
        isPhone: (viewport?.width ?? 0) < 1000,
      }
      expect(await visitAll(stage, visits)).toEqual([])
    })
