import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { QuoteAbout } from '#web/features/quotes/quote-values.ts'
import { QuoteForm } from '#web/features/quotes/quote-dialog.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import { clearSession } from '#web/stores/session.ts'
import { user } from './fixtures.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { looksRight, renderIn } from './render.tsx'

const companies = ['A', 'B', 'C', 'D'].map((letter) => ({
  id: `prv_${letter.repeat(26)}`,
  name: `Company ${letter}`,
  email: letter === 'A' ? 'care@a.example' : `care@${letter}.com`,
  website: null,
}))
const onSent = vi.fn<(quotes: readonly unknown[]) => void>()
const bodies: Record<string, unknown>[] = []
const session = { ...user, authToken: `header.${btoa(JSON.stringify({ username: user.id }))}.signature` }
const answers: Record<string, unknown> = {
  'GET /api/financing/providers': companies,
  'GET /api/insurance/providers': companies,
  'POST /api/sign-in/code': { request: 'r'.repeat(43) },
  'POST /api/sign-up': session,
  'GET /api/user': user,
  'POST /api/financing/quotes': [{ handledBy: 'PROVIDER' }],
}

let listed: (() => Response) | undefined

const car = {
  slug: 'a-car',
  title: 'Toyota Camry 2021',
  make: 'Toyota',
  model: 'Camry',
  year: 2021,
  priceQAR: 85_000,
}

beforeEach(async () => {
  forgetPersonal(0)
  sessionStorage.clear()
  clearSession()
  onSent.mockReset()
  bodies.length = 0
  listed = undefined
  await page.viewport(360, 800)
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const route = `${init?.method ?? 'GET'} ${url.pathname}`
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    if (listed && url.pathname.endsWith('/providers')) return listed()
    if (route === 'POST /api/financing/quotes') bodies.push(JSON.parse(String(init?.body)))
    return route in answers
      ? Response.json(answers[route])
      : Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  })
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const press = () => userEvent.click((field('code') ?? field('name')).form!.querySelector('[type=submit]')!)

describe.each(languages)('asking for a quote, in %s', (language) => {
  const texts = () => loadedMessages(language, 'quotes')!
  const show = (about: QuoteAbout) =>
    renderIn(language, <QuoteForm about={about} onSent={onSent} />, ['quotes', 'lead', 'by-code', 'auth'])

  it('says what is missing, and sends nothing', async () => {
    const screen = await show({ kind: 'insurance' })
    await expect.element(screen.getByText('Company B')).toBeVisible()
    await press()
    for (const key of ['issue.companies', 'issue.consent', 'issue.amount'] as const)
      await expect.element(screen.getByText(texts()[key]).first()).toBeVisible()
    const lead = loadedMessages(language, 'lead')!
    for (const key of ['issue.buyerName', 'issue.emailForCode'] as const)
      await expect.element(screen.getByText(lead[key])).toBeVisible()
    expect(document.activeElement).toBe(document.querySelector('fieldset input'))
    await looksRight()
    await screen.getByText('Company B').click()
    await expect.element(screen.getByText(texts()['issue.companies'])).not.toBeInTheDocument()
    await press()
    await expect.poll(() => document.activeElement).toBe(field('make'))
  })

  it('takes three companies at most, and says of a made-up one what it is', async () => {
    const screen = await show({ kind: 'financing', car, providerId: companies[0]!.id })
    await expect.element(screen.getByText(texts().example)).toBeVisible()
    for (const name of ['Company B', 'Company C']) await screen.getByText(name).click()
    expect(document.querySelectorAll('fieldset input:checked')).toHaveLength(3)
    await expect.element(screen.getByRole('checkbox', { name: 'Company D' })).toBeDisabled()
    await looksRight()
  })

  it('offers to load companies again that did not load', async () => {
    listed = () => Response.json({ code: 'INTERNAL' }, { status: 500 })
    const screen = await show({ kind: 'insurance' })
    const failed = screen.getByRole('alert').filter({ hasText: texts()['companies.failed'] })
    await expect.element(failed).toBeVisible()
    expect(document.querySelector('fieldset')).toBeNull()
    await looksRight()
    listed = undefined
    await failed.getByRole('button').click()
    await expect.element(screen.getByText('Company B')).toBeVisible()
    await expect.element(failed).not.toBeInTheDocument()
  })

  it('counts no company that was deleted since it was chosen', async () => {
    const screen = await show({ kind: 'financing', car, providerId: `prv_${'Z'.repeat(26)}` })
    for (const name of ['Company A', 'Company B', 'Company C']) await screen.getByText(name).click()
    expect(document.querySelectorAll('fieldset input:checked')).toHaveLength(3)
  })

  it('says that there is no company to ask where none is listed', async () => {
    listed = () => Response.json([])
    const screen = await show({ kind: 'financing', car })
    await expect.element(screen.getByText(texts()['companies.none'])).toBeVisible()
    expect(document.querySelector('fieldset')).toBeNull()
    await looksRight()
  })

  it('goes once a visitor has entered the code', async () => {
    const screen = await show({ kind: 'financing', car })
    await screen.getByText('Company B').click()
    await userEvent.fill(field('name'), 'Maha')
    await userEvent.fill(field('email'), 'maha@example.com')
    field('consent').click()
    await press()
    await expect.poll(() => field('code')).not.toBeNull()
    expect(bodies).toEqual([])
    // What waits is a request, and no message.
    expect(field('code').form!.parentElement!.textContent).not.toMatch(/\bmessage\b|رسالة/i)
    await userEvent.fill(field('code'), '123456')
    await press()
    await expect.poll(() => onSent.mock.calls.length).toBe(1)
    expect(bodies).toMatchObject([
      {
        slug: 'a-car',
        providerIds: [companies[1]!.id],
        valueQAR: 85_000,
        downPaymentQAR: 17_000,
        months: 48,
        language,
      },
    ])
  })

  it('asks the company that is pressed, and for consent again where another was asked before', async () => {
    const [, first, second] = companies
    const before = await show({ kind: 'insurance', providerId: first!.id })
    await userEvent.fill(field('name'), 'Maha')
    field('consent').click()
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('consent')
    await before.unmount()

    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('fieldset input:checked')].map(
        (input) => input.closest('label')?.textContent,
      )
    const same = await show({ kind: 'insurance', providerId: first!.id })
    await expect.poll(chosen).toEqual([first!.name])
    expect([field('name').value, field('consent').checked]).toEqual(['Maha', true])
    await same.unmount()

    await show({ kind: 'insurance', providerId: second!.id })
    await expect.poll(chosen).toEqual([second!.name])
    expect([field('name').value, field('consent').checked]).toEqual(['Maha', false])
  })

  it('begins with what the calculator says now, whatever was typed before, also a term of its own', async () => {
    const loan = { price: 85_000, down: 17_000, months: 48 }
    const before = await show({ kind: 'financing', car, loan })
    await userEvent.fill(field('downPaymentQAR'), '20000')
    await userEvent.fill(field('name'), 'Maha')
    await before.unmount()

    await show({ kind: 'financing', car, loan: { price: 80_000, down: 10_000, months: 66 } })
    const numbers = ['valueQAR', 'downPaymentQAR', 'months'].map((name) => readWhole(field(name).value))
    expect(numbers).toEqual([80_000, 10_000, 66])
    expect(field('name').value).toBe('Maha')
    const terms = [...document.querySelectorAll<HTMLOptionElement>('[name=months] option')]
    expect(terms.map(({ value }) => value)).toEqual(['12', '24', '36', '48', '60', '66', '72'])
  })
})
