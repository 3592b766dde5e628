import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { paths } from '#web/app/paths.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt, violations } from '#web/testing/render.tsx'
import { AdminGate } from './admin-gate.tsx'

const address = '/admin?tab=reports&q=camry'

const at = routerAt(address)

const gate = <AdminGate namespace="admin">The panel</AdminGate>

const answerAs = (role: string) =>
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: { ...user, role } }
    return route === 'GET /api/admin/counts' ? { body: {} } : undefined
  })

describe.each(languages)('in %s, the gate of the admins', (language) => {
  const admin = () => loadedMessages(language, 'admin')!

  it('asks an admin whose session ends to sign in again, and leads back to the same tab and search', async () => {
    answerAs('PLATFORM_ADMIN')
    setSession('header.e30.signature')
    const screen = await renderIn(language, gate, ['admin'], at)
    await expect.element(screen.getByText('The panel')).toBeVisible()
    clearSession()
    await expect.element(screen.getByRole('heading', { name: admin()['signedOut.title'] })).toBeVisible()
    expect(screen.container.textContent).not.toContain(admin()['denied.title'])
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', paths.auth(address))
    expect(await violations()).toEqual([])
  })

  it('says why the server has ended it for safety', async () => {
    answerAs('PLATFORM_ADMIN')
    setSession('header.e30.signature')
    const screen = await renderIn(language, gate, ['admin'], at)
    await expect.element(screen.getByText('The panel')).toBeVisible()
    clearSession(true)
    const reused = loadedMessages(language, 'common')!['session.reused']
    await expect.element(screen.getByText(reused)).toBeVisible()
  })

  it('denies who is signed in and no admin, and a visitor, who can sign in to the same address', async () => {
    answerAs('PRIVATE')
    setSession('header.e30.signature')
    const asBuyer = await renderIn(language, gate, ['admin'], at)
    await expect.element(asBuyer.getByRole('heading', { name: admin()['denied.title'] })).toBeVisible()
    await expect.element(asBuyer.getByRole('link')).toHaveAttribute('href', paths.home())
    await asBuyer.unmount()
    clearSession()
    const asVisitor = await renderIn(language, gate, ['admin'], at)
    await expect.element(asVisitor.getByRole('heading', { name: admin()['denied.title'] })).toBeVisible()
    await expect.element(asVisitor.getByRole('link')).toHaveAttribute('href', paths.auth(address))
  })
})
