import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { clearSession } from '#web/stores/session.ts'
import { user } from './fixtures.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { fakeApi, looksRight, renderIn } from './render.tsx'

const send = vi.fn<(answers: object) => Promise<unknown>>()
const onSent = vi.fn<() => void>()

const Form = () => (
  <ContactForm
    draftKey="lead:car"
    user={useCurrentUser().user}
    firstMessage="Is it still there?"
    send={send}
    onSent={onSent}
    failureTitle="Not sent"
    signIn="/auth"
  />
)

const request = 'r'.repeat(43)
const session = { ...user, authToken: `header.${btoa(JSON.stringify({ username: user.id }))}.signature` }
const refusal = (code: string, issues: readonly object[] = []) => ({
  status: 400,
  body: { code, message: '', issues },
})

/** Answers the calls of signing in by code: these one after the other, and then a session. */
const withAnswers = (...answers: { status?: number; body: unknown }[]) => {
  const calls: string[] = []
  fakeApi((route) => {
    calls.push(route)
    if (route === 'POST /api/sign-in/code') return { body: { request } }
    if (route === 'POST /api/sign-up' || route === 'POST /api/sign-in')
      return answers.shift() ?? { body: session }
    return route === 'GET /api/user' ? { body: user } : undefined
  })
  return calls
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name), value)
}
/** Presses the button of the form that is in sight. */
const press = () => userEvent.click((field('code') ?? field('name')).form!.querySelector('[type=submit]')!)

beforeEach(async () => {
  forgetPersonal(0)
  sessionStorage.clear()
  clearSession()
  send.mockReset().mockResolvedValue({})
  onSent.mockReset()
  await page.viewport(360, 800)
})

describe.each(languages)('a visitor’s message, in %s', (language) => {
  const lead = () => loadedMessages(language, 'lead')!
  const byCode = () => loadedMessages(language, 'by-code')!
  const show = () => renderIn(language, <Form />, ['lead', 'price-offer', 'viewing', 'by-code', 'auth'])

  it('goes once the code that was sent is entered, and only then', async () => {
    const calls = withAnswers(refusal('CODE_INVALID'))
    const screen = await show()
    await looksRight()
    await fill({ name: 'Maha', email: 'maha@example.com' })
    await press()
    await expect.element(screen.getByRole('heading', { name: byCode()['sent.title'] })).toHaveFocus()
    expect(field('name').checkVisibility()).toBe(false)
    expect(field('code').autocomplete).toBe('one-time-code')
    await looksRight()
    await fill({ code: '000000' })
    await press()
    await expect.element(screen.getByText(byCode()['code.wrong'])).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    await userEvent.fill(field('code'), '١٢٣ ٤٥٦')
    await press()
    await expect.poll(() => onSent.mock.calls.length).toBe(1)
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: 'Maha',
      email: 'maha@example.com',
      phone: '',
      message: 'Is it still there?',
    })
    expect(calls.filter((call) => call === 'POST /api/sign-in/code')).toHaveLength(1)
    expect(JSON.stringify(sessionStorage)).not.toContain('Maha')
  })

  it('marks nothing that is optional', async () => {
    withAnswers()
    const screen = await show()
    await press()
    await expect.element(screen.getByText(lead()['issue.buyerName'])).toBeVisible()
    await expect.element(screen.getByText(lead()['issue.emailForCode'])).toBeVisible()
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([field('name'), field('email')])
    expect(document.activeElement).toBe(field('name'))
  })

  it('needs an email, unless the number is an account’s', async () => {
    const calls = withAnswers()
    const screen = await show()
    await fill({ name: 'Maha', phone: '55123456' })
    await press()
    await expect.element(screen.getByText(lead()['issue.emailForCode'])).toBeVisible()
    expect(document.activeElement).toBe(field('email'))
    await looksRight()
    await screen.getByRole('button', { name: lead().codeToPhone }).click()
    await expect.poll(() => field('code')).not.toBeNull()
    await fill({ code: '123456' })
    await press()
    await expect.poll(() => onSent.mock.calls.length).toBe(1)
    expect(calls).toContain('POST /api/sign-in')
    expect(calls).not.toContain('POST /api/sign-up')
  })

  it('comes back to the form for a name that is somebody else’s, and keeps the code', async () => {
    const issues = [{ path: 'firstName', message: 'Please use your own name' }]
    const calls = withAnswers(refusal('NAME_NOT_YOURS', issues))
    const screen = await show()
    await fill({ name: 'Sayara', email: 'maha@example.com' })
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    await fill({ code: '123456' })
    await press()
    await expect.element(screen.getByText(lead()['issue.notYours'])).toBeVisible()
    expect(document.activeElement).toBe(field('name'))
    await fill({ name: 'Maha' })
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    await fill({ code: '123456' })
    await press()
    await expect.poll(() => onSent.mock.calls.length).toBe(1)
    expect(calls.filter((call) => call === 'POST /api/sign-in/code')).toHaveLength(1)
  })

  it('asks for the second factor, and goes on', async () => {
    withAnswers(refusal('SECOND_FACTOR_REQUIRED'))
    await show()
    await fill({ name: 'Maha', email: 'maha@example.com' })
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    await fill({ code: '123456' })
    await press()
    await expect.poll(() => document.activeElement === field('secondCode')).toBe(true)
    await looksRight()
    await fill({ secondCode: '654321' })
    await press()
    await expect.poll(() => onSent.mock.calls.length).toBe(1)
  })

  it('is kept, with its sender signed in, when the seller cannot be asked', async () => {
    withAnswers()
    const screen = await show()
    send.mockRejectedValue(new ApiError(409, 'LISTING_UNAVAILABLE', { message: '' }))
    await fill({ name: 'Maha', email: 'maha@example.com' })
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    await fill({ code: '123456' })
    await press()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    expect(field('name').value).toBe('Maha')
    expect(field('name').checkVisibility()).toBe(true)
    expect(onSent).not.toHaveBeenCalled()
    await looksRight()
  })

  it('goes on at the code when the page was left for the mail', async () => {
    withAnswers()
    const first = await show()
    await fill({ name: 'Maha', email: 'maha@example.com' })
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    await first.unmount()
    const calls = withAnswers()
    const screen = await show()
    await expect.poll(() => field('code')).not.toBeNull()
    expect(calls).not.toContain('POST /api/sign-in/code')
    await screen.getByRole('button', { name: byCode()['first.back'] }).click()
    await expect.poll(() => document.activeElement === field('email')).toBe(true)
    expect(field('name').value).toBe('Maha')
  })
})
