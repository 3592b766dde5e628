import { page } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { SellerCard } from '#shared/schemas/seller-card.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { SellerPage } from './seller-page.tsx'

const card: SellerCard = {
  user: { ...user, status: 'ACTIVE', suspension: null, version: 1 },
  slug: null,
  record: { approved: 0, rejected: 0, upheld: 0, suspensions: 0, checked: 0 },
  live: { count: 0, isMore: false },
  openReports: { count: 0, isMore: false },
  linked: [],
  notes: [],
}

afterEach(() => vi.restoreAllMocks())

it.each(languages)('the page of a seller offers what can be done about them, in %s', async (language) => {
  fakeApi((route) => {
    if (route === `GET /api/admin/sellers/${user.id}`) return { body: card }
    return route.endsWith('/history') ? { body: { offers: [], reports: [] } } : undefined
  })
  const namespaces = ['admin', 'users', 'auth', 'seller-card', 'report', 'moderation'] as const
  await renderIn(language, <SellerPage sellerId={user.id} />, namespaces)
  await page.getByRole('button', { name: /Khalid Al Kuwari/ }).click()
  const { suspend } = loadedMessages(language, 'users')!
  await page.getByRole('button', { name: suspend, exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await looksRight()
})

it.each([
  ['en', 'Acts on the account in the audit log'],
  ['ar', 'الإجراءات على الحساب في سجل التدقيق'],
] as const)('leads to what the log has of the account, and says so, in %s', async (language, name) => {
  fakeApi((route) => {
    if (route === `GET /api/admin/sellers/${user.id}`) return { body: card }
    return route.endsWith('/history') ? { body: { offers: [], reports: [] } } : undefined
  })
  const namespaces = ['admin', 'users', 'auth', 'seller-card', 'report', 'moderation'] as const
  await renderIn(language, <SellerPage sellerId={user.id} />, namespaces)
  const link = page.getByRole('link', { name, exact: true })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`subject=${user.id}`))
})
