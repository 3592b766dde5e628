import { Suspense, type ComponentType } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn, violations } from '#web/testing/render.tsx'
import { PendingPage } from './pending-page.tsx'

const before = location.href
// The runner's own page.
afterEach(() => history.replaceState(null, '', before))

it.each(languages)('a page that takes long to come is said to, and gone to once, in %s', async (language) => {
  history.replaceState(null, '', '/a')
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Late = lazyPage(() => promise, [])
  const screen = await renderIn(
    language,
    <>
      <PendingPage />
      {/* Unencoded, unlike a link that a page makes: the window's address encodes it. */}
      <Link to="/سيارة" className="inline-block p-4">
        Go
      </Link>
      <Link to="/a" className="inline-block p-4">
        Stay
      </Link>
      <Suspense fallback={<p>Nothing</p>}>
        <Routes>
          <Route path="/a" element={<h1>First</h1>} />
          <Route path="/:name" element={<Late />} />
        </Routes>
      </Suspense>
    </>,
    [],
    BrowserRouter,
  )
  const said = () => screen.getByRole('status').element().textContent
  // Not the length of the history: where another file went back before, the first entry takes the place of those ahead.
  const pushes = vi.spyOn(history, 'pushState')
  await screen.getByRole('link', { name: 'Go' }).click()
  await expect.poll(said).toBe(loadedMessages(language, 'common')!['loading'])
  await expect.element(screen.getByRole('heading', { name: 'First' })).toBeVisible()
  expect(await violations()).toEqual([])

  await screen.getByRole('link', { name: 'Go' }).click()
  expect(pushes).toHaveBeenCalledOnce()

  resolve(() => <h1>Second</h1>)
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect.poll(said).toBe('')
  // A page that is there is not late, and its links work.
  await screen.getByRole('link', { name: 'Go' }).click()
  await new Promise((done) => setTimeout(done, 400))
  expect(said()).toBe('')
  await screen.getByRole('link', { name: 'Stay' }).click()
  await expect.element(screen.getByRole('heading', { name: 'First' })).toBeVisible()
})
