import { createRef } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { BrowseLayout } from '#web/features/browse/browse-layout.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { Header } from './header.tsx'

beforeEach(() => fakeApi(() => ({ body: [] })))
afterEach(() => {
  document.body.style.paddingBottom = ''
  return page.viewport(1440, 900)
})

/** The bars of a search that stay in sight while it scrolls, by what they are. */
const staying = () =>
  [...document.querySelectorAll('header, [data-tab-bar], section, div')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => !element.closest('[popover]'))

const Search = () => (
  <>
    <CookieBanner />
    <Header />
    <div className="page-width">
      <BrowseLayout
        namespace="search"
        results={createRef()}
        heading={createRef()}
        onSkip={() => {}}
        panel={null}
        onNear={() => {}}
        active={0}
        total={2}
        onClear={() => {}}
      >
        <div className="h-[200vh]" />
      </BrowseLayout>
    </div>
  </>
)

describe.each(languages)('the bars around a search in %s', (language) => {
  it.each([
    ['a phone on its side', 740, 360],
    ['a page that is enlarged four times', 320, 256],
  ])('leave the height of %s to it but for the way to the filters', async (_, width, height) => {
    await page.viewport(width, height)
    const screen = await renderIn(language, <Search />, ['search', 'cookies'])
    const filters = screen.getByRole('button', { name: loadedMessages(language, 'search')!.filters })
    await expect.element(filters).toBeInTheDocument()
    await expect.poll(() => document.querySelector('[data-tab-bar]')).not.toBeNull()
    const kept = staying()
    expect(kept.map((bar) => bar.contains(filters.element()))).toEqual([true])
    expect(kept[0]!.getBoundingClientRect().height).toBeLessThan(height / 3)
    // At the end of the document, and over nothing. The tester's own page leaves no room there.
    document.body.style.paddingBottom = 'var(--tab-bar-room)'
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const bar = document.querySelector('[data-tab-bar]')!.getBoundingClientRect()
    expect(Math.round(bar.bottom)).toBe(height)
    expect(filters.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
    await looksRight()
  })

  it('stay in sight on a phone that is upright', async () => {
    await page.viewport(360, 740)
    await renderIn(language, <Search />, ['search', 'cookies'])
    await expect.poll(() => staying().length).toBe(4)
  })
})
