import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import type { getUser } from '#shared/api/identity.ts'
import { languages } from '#shared/constants/market.ts'
import { call } from '#web/api/client.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { AuthPanel } from './auth-panel.tsx'

afterEach(() => {
  forgetPersonal(0)
  clearSession()
  vi.restoreAllMocks()
})

it.each(languages)(
  'says in %s that the server has ended the session, and nothing to who signed out',
  async (language) => {
    fakeApi(() => ({ status: 401, body: { code: 'UNAUTHENTICATED', message: '' } }))
    setSession('header.e30.signature')
    clearSession()
    const screen = await renderIn(language, <AuthPanel onRead={() => {}} />, ['auth'])
    const { ended, 'signIn.title': title } = loadedMessages(language, 'auth')!
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(page.getByText(ended).elements()).toHaveLength(0)

    setSession('header.e30.signature')
    await expect(call<typeof getUser>('GET /api/user')).rejects.toThrow()
    await expect.element(screen.getByText(ended)).toBeVisible()
    expect(await violations()).toEqual([])
  },
)
