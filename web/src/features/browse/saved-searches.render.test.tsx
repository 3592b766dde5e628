import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { preferences, search, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { SavedSearches } from './saved-searches.tsx'

let answer: (response: Response) => void

beforeEach(() => {
  setSession('header.e30.signature')
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return real(input, init)
    if (init?.method === 'DELETE') return new Promise((resolve) => (answer = resolve))
    if (pathname === '/api/user/saved-searches') return Response.json([search])
    return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
  })
})

it.each(languages)('deleting a search leaves the keyboard its place, in %s', async (language) => {
  const screen = await renderIn(
    language,
    <div id="main" tabIndex={-1}>
      <SavedSearches />
    </div>,
    ['saved-searches', 'search', 'plates'],
  )
  const texts = loadedMessages(language, 'saved-searches')!
  const trash = () =>
    document.querySelector<HTMLElement>(
      `li button[aria-label^="${texts.delete.replace('{name}', '').trim()}"]`,
    )
  await expect.poll(trash).not.toBeNull()
  trash()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => trash()?.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(trash())

  answer(new Response(null, { status: 204 }))
  await expect.element(screen.getByText(texts.empty)).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('main')
  expect(useToast.getState().toast?.title).toBe(texts.deleted)
})

it.each(languages)('a name that was not saved leads back to its field, in %s', async (language) => {
  const screen = await renderIn(language, <SavedSearches />, ['saved-searches', 'search', 'plates'])
  const opener = () => document.querySelector<HTMLElement>('li button[aria-haspopup=dialog]')
  await expect.poll(opener).not.toBeNull()
  opener()?.click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: loadedMessages(language, 'common')!.save }).click()
  const field = dialog.getByRole('textbox')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
})

const on = { ...preferences, email: { ...preferences.email, savedSearches: true } }
const off = { ...preferences, email: { ...preferences.email, savedSearches: false } }

describe.each(languages)('that matches are not mailed, in %s', (language) => {
  const show = async (emailConfirmedAt: string | null, chosen: typeof on, alertsEnabled = true) => {
    fakeApi((route) => {
      if (route === 'GET /api/user/saved-searches') return { body: [{ ...search, alertsEnabled }] }
      if (route === 'GET /api/user') return { body: { ...user, emailConfirmedAt } }
      return route === 'GET /api/user/preferences' ? { body: chosen } : undefined
    })
    const screen = await renderIn(language, <SavedSearches />, ['saved-searches', 'search', 'plates'])
    await expect.element(screen.getByRole('switch')).toBeVisible()
    const name = loadedMessages(language, 'saved-searches')!['noMail.change']
    return screen.getByRole('link', { name })
  }
  const { emailConfirmedAt } = user

  it('is said where the topic is off or the address unconfirmed, with the way to change it', async () => {
    for (const [confirmedAt, chosen] of [[emailConfirmedAt, off] as const, [null, on] as const]) {
      const link = await show(confirmedAt, chosen)
      await expect.element(link).toHaveAttribute('href', '/profile?tab=notifications')
      expect(await violations()).toEqual([])
      await cleanup()
    }
  })

  it('is not said where mail goes, or where no search has alerts', async () => {
    for (const [chosen, alertsEnabled] of [[on, true] as const, [off, false] as const]) {
      const link = await show(emailConfirmedAt, chosen, alertsEnabled)
      // Longer than the answers take.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await expect.element(link).not.toBeInTheDocument()
      await cleanup()
    }
  })
})
