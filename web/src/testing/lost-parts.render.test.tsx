import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { AuthPage } from '#web/pages/auth.tsx'
import { SellPage } from '#web/pages/sell.tsx'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt } from '#web/testing/render.tsx'

// Parts of pages whose files cannot be fetched.
const { lost } = vi.hoisted(() => ({
  lost: () => {
    throw new TypeError('Failed to fetch')
  },
}))
vi.mock('#web/features/legal/legal-dialog.tsx', lost)
vi.mock('#web/features/sell/listing-preview.tsx', lost)

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)

describe.each(languages)(
  'a page of which a part cannot be fetched keeps what is typed, in %s:',
  (language) => {
    it('the sign-up when its terms are asked for', async () => {
      fakeApi(() => undefined)
      const screen = await renderIn(
        language,
        <AuthPage />,
        ['auth', 'by-code'],
        routerAt('/auth?mode=signup'),
      )
      const auth = loadedMessages(language, 'auth')!
      await expect.poll(() => field('firstName')).toBeTruthy()
      await userEvent.fill(field('firstName')!, 'Noor')
      await screen.getByRole('button', { name: auth['agree.terms'] }).click()
      const { error } = loadedMessages(language, 'common')!
      await expect.poll(() => useToast.getState().toast?.title).toBe(error)
      expect(field('firstName')?.value).toBe('Noor')
    })

    it('the wizard without its preview', async () => {
      setSession('header.e30.signature')
      fakeApi((route) => {
        if (route === 'GET /api/user') return { body: user }
        return route === 'GET /api/seller/working-copies' ? { body: [] } : undefined
      })
      const screen = await renderIn(language, <SellPage />, ['sell', 'uploads', 'guidance', 'price-question'])
      const common = loadedMessages(language, 'common')!
      await expect.element(screen.getByText(common['failed.part'], { exact: false })).toBeVisible()
      const { 'step.basics': basics } = loadedMessages(language, 'sell')!
      await expect.element(screen.getByRole('heading', { level: 2, name: basics, exact: true })).toBeVisible()
    })
  },
)
