import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { QuoteView } from '#shared/schemas/quote.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { at, idOf, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, renderIn } from '#web/testing/render.tsx'
import { OwnQuotes } from './own-quotes.tsx'

const quote: QuoteView = {
  id: idOf('quo'),
  kind: 'insurance',
  provider: { id: idOf('prv'), name: 'Company', nameAr: '' },
  handledBy: 'TEAM',
  status: 'NEW',
  car: { make: 'Nissan', model: 'Patrol', year: 2020, valueQAR: 100_000, slug: null },
  insurance: { cover: 'THIRD_PARTY', driverAge: 'FROM_25', licence: 'UNDER_1', claims: 'NONE' },
  financing: null,
  isWithdrawn: false,
  name: 'Khalid',
  phone: '',
  email: user.email,
  language: 'en',
  consentVersion: '1',
  createdAt: at,
  updatedAt: at,
}

afterEach(() => vi.restoreAllMocks())

it.each(languages)(
  'asks whether a request is to be withdrawn or kept, where “Cancel” could be either, in %s',
  async (language) => {
    fakeApi((route) => (route === 'GET /api/user/quotes' ? { body: [quote] } : undefined))
    await renderIn(language, <OwnQuotes title="Requests" />, ['quotes'])
    const texts = loadedMessages(language, 'quotes')!
    await page.getByRole('button', { name: new RegExp(texts.withdraw) }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(button(loadedMessages(language, 'common')!.cancel).elements()).toEqual([])
    await button(texts['withdraw.keep']).click()
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  },
)

it('lets a request be withdrawn that an admin has closed, and one that is withdrawn stay so', async () => {
  const closed = { ...quote, status: 'CLOSED' as const }
  const withdrawn = { ...closed, id: idOf('quo', 2), isWithdrawn: true }
  fakeApi((route) => (route === 'GET /api/user/quotes' ? { body: [closed, withdrawn] } : undefined))
  await renderIn('en', <OwnQuotes title="Requests" />, ['quotes'])
  await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Withdraw'])
})

const mailed = { handledBy: 'PROVIDER', status: 'SENT' } as const
const insurer = { ...quote.provider, email: 'quotes@company.example' }

it.each([
  ['that waits for our team', quote, [insurer], 'withdraw.text'],
  ['that our team has passed on', { ...quote, status: 'SENT' as const }, [insurer], 'withdraw.passedOn'],
  [
    'that our team was given after it was mailed',
    { ...quote, wasMailed: true },
    [insurer],
    'withdraw.passedOn',
  ],
  ['that was mailed', { ...quote, ...mailed }, [insurer], 'withdraw.mailed'],
  [
    'whose company has no address now',
    { ...quote, ...mailed },
    [{ ...insurer, email: null }],
    'withdraw.passedOn',
  ],
  ['whose company is listed no longer', { ...quote, ...mailed }, [], 'withdraw.passedOn'],
] as const)('says what becomes of a request %s', async (_, asked, insurers, key) => {
  fakeApi((route) => {
    if (route === 'GET /api/insurance/providers') return { body: insurers }
    return route === 'GET /api/user/quotes' ? { body: [asked] } : undefined
  })
  await renderIn('en', <OwnQuotes title="Requests" />, ['quotes'])
  await page.getByRole('button', { name: /Withdraw/ }).click()
  const text = loadedMessages('en', 'quotes')![key].replace('{company}', 'Company')
  await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible()
})

it('says that our team passes a request on until it has', async () => {
  const sent = { ...quote, id: idOf('quo', 2), status: 'SENT' as const }
  const given = { ...quote, wasMailed: true }
  fakeApi((route) => (route === 'GET /api/user/quotes' ? { body: [given, sent] } : undefined))
  await renderIn('en', <OwnQuotes title="Requests" />, ['quotes'])
  await expect.element(page.getByText('Sent to the company')).toBeVisible()
  const says = page
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent)
  expect(says.map((text) => text.includes('our team passes it on'))).toEqual([true, false])
})
