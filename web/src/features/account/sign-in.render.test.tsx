import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { formatDate } from '#web/i18n/format.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { SignInForm, useSignIn } from './sign-in.tsx'

const SignIn = () => <SignInForm form={useSignIn()} />

it.each(languages)('says in %s until when the account is suspended', async (language) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now)
  fakeApi(() => ({
    status: 403,
    headers: { 'retry-after': '86400' },
    body: { code: 'ACCOUNT_SUSPENDED', message: '' },
  }))
  const screen = await renderIn(language, <SignIn />, ['auth'])
  await userEvent.fill(document.querySelector('[name=username]')!, 'noor')
  await userEvent.fill(document.querySelector('[name=password]')!, 'Sayara123')
  await userEvent.keyboard('{Enter}')
  const date = formatDate(new Date(now + 86_400_000).toISOString(), language, { time: true })
  const sentence = loadedMessages(language, 'auth')!.suspendedUntil.replace('{date}', date)
  await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(sentence)
  expect(await violations()).toEqual([])
})
