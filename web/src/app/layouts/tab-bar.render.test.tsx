import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { dropHere, saveHere } from '#web/stores/saved-here.ts'
import { at, lead, listing, plate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { useRootMark } from '#web/ui/use-root-mark.ts'
import { TabBar } from './tab-bar.tsx'

const match = {
  id: `ntf_${'1'.padStart(26, '0')}`,
  kind: 'LEAD_REPLY',
  about: { lead: { id: lead.id, from: 'Khalid', side: 'buyer' } },
  createdAt: at,
  readAt: null,
}

// Told as of the conversation, in which nobody has written.
const unwritten = [
  { viewing: { time: at } },
  {
    dealerReview: {
      event: 'PUBLISHED',
      dealer: { slug: 'gulf-star-motors', businessName: 'Gulf Star Motors' },
    },
  },
].map((parts, index) => ({
  ...match,
  id: `ntf_${String(index + 2).padStart(26, '0')}`,
  about: { ...match.about, ...parts },
}))

const plates = [plate.id, `plt_${'0'.repeat(25)}2`]

beforeEach(() =>
  fakeApi(
    (route) =>
      ({
        'GET /api/user/favorites': { body: [listing] },
        'GET /api/user/leads': { body: [] },
        'GET /api/user/notifications': { body: { notifications: [match, ...unwritten], unread: 3 } },
      })[route],
  ),
)

afterEach(async () => {
  dropHere('car', listing.id)
  for (const id of plates) dropHere('plate', id)
  await page.viewport(1440, 900)
})

const bar = () => document.querySelector('[data-tab-bar]')!
const names = () => [...bar().querySelectorAll('a > .sr-only')].map(({ textContent }) => textContent)

describe.each(languages)('in %s', (language) => {
  it('fits the smallest phone, marks the current page and asks nothing for a visitor', async () => {
    await page.viewport(320, 640)
    await renderIn(language, <TabBar />, ['notifications'])
    expect(names()).toHaveLength(5)
    expect(bar().querySelectorAll('[aria-current=page]')).toHaveLength(1)
    for (const label of bar().querySelectorAll('li span[aria-hidden]'))
      expect(label.scrollWidth).toBeLessThanOrEqual(label.closest('li')!.clientWidth)
    expect(vi.mocked(fetch)).not.toHaveBeenCalled()
    expect(await violations()).toEqual([])
  })

  it('names how many cars are saved and messages are new', async () => {
    await page.viewport(360, 640)
    setSession('token')
    await renderIn(language, <TabBar />, ['notifications'])
    await expect.poll(() => names().filter((name) => name?.includes('1'))).toHaveLength(2)
  })

  it('counts the same for a visitor: saved cars, without plates', async () => {
    await page.viewport(360, 640)
    clearSession()
    saveHere('car', listing.id)
    for (const id of plates) saveHere('plate', id)
    await renderIn(language, <TabBar />, ['notifications'])
    await expect
      .poll(() => names().filter((name) => /\d/.test(name ?? '')))
      .toEqual([expect.stringContaining('1')])
  })

  it('gives its place to the bar of a page', async () => {
    await page.viewport(360, 640)
    const PageBar = () => {
      useRootMark('hasPageBar')
      return null
    }
    await renderIn(language, <TabBar />)
    expect(bar().checkVisibility()).toBe(true)
    await renderIn(
      language,
      <>
        <TabBar />
        <PageBar />
      </>,
    )
    expect(bar().checkVisibility()).toBe(false)
  })
})
