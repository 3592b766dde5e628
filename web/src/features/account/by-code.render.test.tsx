import { useEffect, type PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { clearSession } from '#web/stores/session.ts'
import { personalKeys, writeStored } from '#web/stores/storage.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, overflowing, renderIn, violations } from '#web/testing/render.tsx'
import { AuthPanel } from './auth-panel.tsx'

let address = ''
const Here = () => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    address = pathname + search
  })
  return null
}
const Router = ({ children }: PropsWithChildren) => (
  <MemoryRouter initialEntries={[address]}>
    <Here />
    {children}
  </MemoryRouter>
)

const calls: { route: string; body: unknown }[] = []
const session = { ...user, authToken: `header.${btoa(JSON.stringify({ username: user.id }))}.signature` }
const asked = () => calls.filter(({ route }) => route === 'POST /api/sign-in/code').length

beforeEach(() => {
  forgetPersonal(0)
  sessionStorage.clear()
  clearSession()
  calls.length = 0
  fakeApi((route, body) => {
    calls.push({ route, body })
    if (route === 'POST /api/sign-in/code') return { body: { request: 'r'.repeat(43) } }
    return route === 'POST /api/sign-up' ? { body: session } : undefined
  })
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name)!, value)
}
const send = (name: string) => userEvent.click(field(name)!.form!.querySelector('[type=submit]')!)
/** A reload forgets what the page itself remembers. */
const forgetPage = () => {
  for (const key of personalKeys('page')) writeStored(key, null, 'page')
}

describe.each(languages)('a short sign-up, in %s', (language) => {
  const show = () => renderIn(language, <AuthPanel onRead={() => {}} />, ['auth', 'by-code'], Router)
  const begin = async () => {
    address = '/auth?mode=signup'
    const screen = await show()
    await screen.getByRole('button', { name: loadedMessages(language, 'auth')!['signUp.withCode'] }).click()
    await expect.poll(() => field('account')).not.toBeNull()
    await fill({ firstName: 'Noora', lastName: 'Al Kuwari', account: 'Noora@example.com' })
    field('agreeToTerms')!.click()
    await send('account')
    await expect.poll(() => field('code')).not.toBeNull()
    return screen
  }

  it('goes on with the code that is on its way when its page was reloaded and the address is typed again', async () => {
    await (await begin()).unmount()
    forgetPage()
    await show()
    await expect.poll(() => field('account')).not.toBeNull()
    expect(JSON.stringify(sessionStorage)).not.toContain('oora')
    await fill({ firstName: 'Noora', account: 'noora@example.com' })
    // Another person may sit there by now.
    expect(field('agreeToTerms')!.checked).toBe(false)
    field('agreeToTerms')!.click()
    await send('account')
    await expect.poll(() => field('code')).not.toBeNull()
    expect(asked()).toBe(1)
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
    await fill({ code: '123456' })
    await send('code')
    await expect.poll(() => calls.at(-1)?.route).toBe('POST /api/sign-up')
    expect(calls.at(-1)!.body).toMatchObject({ firstName: 'Noora', account: 'noora@example.com' })
    await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('rrr')
  })

  it('is at its code again after a look at another page, and keeps the name for who goes back', async () => {
    await (await begin()).unmount()
    const screen = await show()
    await expect.poll(() => field('code')).not.toBeNull()
    expect(asked()).toBe(1)
    await screen.getByRole('button', { name: loadedMessages(language, 'by-code')!.other }).click()
    expect(['firstName', 'lastName', 'account'].map((name) => field(name)!.value)).toEqual([
      'Noora',
      'Al Kuwari',
      'Noora@example.com',
    ])
    expect(field('account')!.checkVisibility()).toBe(true)
    // Nor does anything lead there once more.
    await screen.unmount()
    await show()
    await expect.poll(() => field('account')?.value).toBe('Noora@example.com')
    expect(field('code')).toBeNull()
  })
})
