import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { search } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
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
