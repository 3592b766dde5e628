import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { AdminQuote, QuoteStatus } from '#shared/schemas/quote.ts'
import { reviewTargetHours } from '#shared/constants/limits.ts'
import { at, idOf, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt } from '#web/testing/render.tsx'
import { QuotesTab } from './quotes-tab.tsx'

const quote = (index: number, status: QuoteStatus = 'NEW'): AdminQuote => ({
  id: idOf('quo', index),
  userId: user.id,
  kind: 'insurance',
  provider: { id: idOf('prv'), name: `Company ${index}`, nameAr: '' },
  handledBy: 'TEAM',
  status,
  isWithdrawn: false,
  car: { make: 'Nissan', model: 'Patrol', year: 2020, valueQAR: 100_000, slug: null },
  insurance: { cover: 'THIRD_PARTY', driverAge: 'FROM_25', licence: 'UNDER_1', claims: 'NONE' },
  financing: null,
  name: 'Khalid',
  phone: '',
  email: user.email,
  language: 'en',
  consentVersion: '1',
  createdAt: at,
  updatedAt: at,
})

/** Shows the tab, whose lists answer with these pages. */
const showTab = async (answers: Partial<Record<QuoteStatus, AdminQuote[][]>>, address: string) => {
  fakeApi((route, _, query) => {
    if (route !== 'GET /api/admin/quotes') return undefined
    const pages = answers[query.get('status') as QuoteStatus] ?? []
    const index = Number(query.get('cursor') ?? 0)
    return {
      body: {
        quotes: pages[index],
        counts: { NEW: 0, SENT: 0, ANSWERED: 0, CLOSED: 0 },
        ...(index + 1 < pages.length && { nextCursor: `${index + 1}` }),
      },
    }
  })
  await renderIn('en', <QuotesTab search="" />, ['admin', 'quotes'], routerAt(address))
}

it('shows a request once that has moved between two pages while they were loaded', async () => {
  await showTab(
    {
      NEW: [
        [quote(1), quote(2)],
        [quote(2), quote(3)],
      ],
    },
    '/',
  )
  await expect.element(page.getByText('Company 3')).toBeVisible()
  expect(page.getByText('Company 2').elements()).toHaveLength(1)
})

it('forgets with the status that more was asked for', async () => {
  const twelve = Array.from({ length: 12 }, (_, index) => quote(index + 1))
  await showTab({ NEW: [twelve, [quote(13)]], SENT: [[quote(14, 'SENT')]] }, '/?status=sent')
  await expect.element(page.getByText('Company 14')).toBeVisible()
  await page.getByText('With our team (0)').click()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('13 of 13')).toBeVisible()
  await page.getByText('Sent to the company (0)').click()
  await expect.element(page.getByText('Company 14')).toBeVisible()
  expect(page.getByText('1 of 1').elements()).toHaveLength(0)
})

it('offers nothing but to close a request to a made-up company, which waits for nobody', async () => {
  const long = new Date(Date.now() - (reviewTargetHours.quotes + 1) * 3_600_000).toISOString()
  await showTab({ NEW: [[{ ...quote(1), handledBy: 'NOBODY', createdAt: long }]] }, '/')
  await expect.element(page.getByText('Example', { exact: true })).toBeVisible()
  const card = page.getByRole('article')
  expect(card.getByText('With our team').elements()).toEqual([])
  expect(card.getByText('Waits longer than the target').elements()).toEqual([])
  expect(
    card
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Close'])
})

it('marks a request as late that our team has not sent on in time, and none that has been', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const late = hoursAgo(reviewTargetHours.quotes + 1)
  const soon = hoursAgo(reviewTargetHours.quotes - 1)
  const waiting = [
    { ...quote(1), createdAt: late },
    { ...quote(2), createdAt: soon },
    { ...quote(3, 'SENT'), createdAt: late },
  ]
  await showTab({ NEW: [waiting] }, '/')
  await expect.element(page.getByText('Company 3')).toBeVisible()
  const marked = page.getByText('Waits longer than the target', { exact: true }).elements()
  expect(marked.map((mark) => mark.closest('article')?.querySelector('h3')?.textContent)).toEqual([
    'Company 1',
  ])
})
