import { createRef, type ReactNode } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { CookieBanner } from '#web/app/layouts/cookie-banner.tsx'
import { paths } from '#web/app/paths.ts'
import { BrowseLayout } from '#web/features/browse/browse-layout.tsx'
import { CompareTray } from '#web/features/compare/compare-tray.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setCompared } from '#web/stores/compared.ts'
import { useRootMark } from '#web/ui/use-root-mark.ts'
import { listing } from './fixtures.ts'
import { fakeApi, renderIn } from './render.tsx'

const other = { ...listing, id: `lst_${'0'.repeat(25)}2`, slug: 'another' }

beforeEach(async () => {
  await page.viewport(360, 740)
  fakeApi(() => ({ body: [listing, other] }))
})
afterEach(async () => {
  setCompared([])
  await page.viewport(1440, 900)
})

const content = <div className="h-[200vh]" />
/** The results of a search, longer than the screen, with the filters' strip at its lower edge. */
const Results = () => (
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
    {content}
    <CompareTray />
  </BrowseLayout>
)
/** A page with a bar of its own, as a car's has. */
const PageWithBar = () => {
  useRootMark('hasPageBar')
  return (
    <>
      {content}
      <CompareTray />
    </>
  )
}

/** What a press in the middle of an element meets, without scrolling: a click of the tester would bring it into the clear first. */
const pressed = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished))

describe.each(languages)('the tray of compared cars on a phone, in %s', (language) => {
  const show = (element: ReactNode) =>
    renderIn(language, <div className="page-width">{element}</div>, ['search', 'compare', 'cookies'])
  const text = () => loadedMessages(language, 'compare')!

  it('stands over the strip of the filters, whose button stays in reach', async () => {
    setCompared([listing.id, other.id])
    const screen = await show(<Results />)
    const link = screen.getByRole('link', { name: text()['tray.compare'], exact: true })
    await expect.element(link).toHaveAttribute('href', paths.compare([listing.slug, other.slug]))
    await settled()
    expect(pressed(link.element())).toBe(link.element())
    const filters = screen.getByRole('button', { name: loadedMessages(language, 'search')!.filters })
    expect(filters.element().contains(pressed(filters.element()))).toBe(true)
  })

  it.each([
    ['results', <Results key="results" />],
    ['a page with a bar', <PageWithBar key="page" />],
  ])('is not hidden by the question about cookies, on %s', async (_, element) => {
    setCompared([listing.id])
    const screen = await show(
      <>
        {element}
        <CookieBanner />
      </>,
    )
    const sentence = screen.getByRole('status').filter({ hasText: text()['tray.one'] })
    await expect.element(sentence).toBeInTheDocument()
    await settled()
    expect(pressed(sentence.element())).toBe(sentence.element())
    const banner = screen.getByRole('region', { name: loadedMessages(language, 'cookies')!.title }).element()
    const tray = screen.getByRole('region', { name: text().tray }).element()
    expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(tray.getBoundingClientRect().top)
  })
})
