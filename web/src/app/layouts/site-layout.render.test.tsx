import { beforeEach, expect, it, vi } from 'vitest'
import { keepPendingAct } from '#web/stores/pending-act.ts'
import { setSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { DeferredParts } from './deferred-parts.tsx'
import { SiteLayout } from './site-layout.tsx'

// A part that cannot be fetched ends as one that cannot be drawn; that one is seen to fail at once.
const { lost, tried } = vi.hoisted(() => {
  const names = new Set<string>()
  const fail = (name: string) => () => {
    names.add(name)
    throw new TypeError(`Failed to fetch: ${name}`)
  }
  return { lost: fail, tried: names }
})
vi.mock('#web/entities/notification/bell.tsx', () => ({ Bell: lost('bell') }))
vi.mock('#web/ui/toast-card.tsx', lost('toast'))
vi.mock('#web/features/keep/after-sign-in.tsx', () => ({ AfterSignIn: lost('saved before') }))
vi.mock('./cookie-banner.tsx', () => ({ CookieBanner: lost('cookies') }))
vi.mock('./terms-question.tsx', () => ({ TermsQuestion: lost('terms') }))

beforeEach(() => {
  fakeApi(() => undefined)
  tried.clear()
})

it('a frame whose bell and toasts cannot be fetched leaves the page in place', async () => {
  setSession('e30.e30.x')
  await renderIn('en', <SiteLayout />)
  showToast({ title: 'Saved' })
  await expect.poll(() => [...tried]).toEqual(expect.arrayContaining(['bell', 'toast']))
  expect(document.querySelector('#main')).not.toBeNull()
  expect(document.querySelector('footer')).not.toBeNull()
})

it('a question that cannot be fetched leaves the other parts of the frame in place', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  keepPendingAct({ type: 'saveCar', listingId: 'lst_1', title: 'Toyota' })
  setSession('e30.e30.x')
  const screen = await renderIn('en', <DeferredParts />, ['device'])
  await expect.poll(() => [...tried]).toEqual(expect.arrayContaining(['cookies', 'terms', 'saved before']))
  await expect.element(screen.getByRole('region', { name: /offline/i })).toBeVisible()
})
