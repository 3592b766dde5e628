import { cleanup } from 'vitest-browser-react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SellerCard as Card } from '#shared/schemas/seller-card.ts'
import { at, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { SellerCard } from './seller-card.tsx'

const dealership = { ...user, role: 'SELLER_DEALERSHIP' as const, isVerified: true, createdAt: at }

const card = (parts: Partial<Card['user']>, live = { count: 37, isMore: false }) => ({
  user: { ...dealership, status: 'ACTIVE', ...parts },
  slug: null,
  record: { approved: 40, rejected: 0, upheld: 0, suspensions: 1, checked: 0 },
  live,
  openReports: { count: 0, isMore: false },
  linked: [],
  notes: [],
})

const shownLive = async (language: 'en' | 'ar', body: ReturnType<typeof card>): Promise<string | null> => {
  fakeApi((route) => (route.includes(user.id) ? { body } : undefined))
  const screen = await renderIn(language, <SellerCard sellerId={user.id} about={user.id} />, [
    'admin',
    'moderation',
    'seller-card',
  ])
  const name = screen.getByText(language === 'en' ? 'Live listings' : 'إعلانات معروضة')
  await expect.element(name).toBeVisible()
  return name.element().nextElementSibling!.textContent
}

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
})

it.each([
  [card({}), '37'],
  [card({ status: 'SUSPENDED' }), '37, out of sight'],
  [card({ isVerified: false }, { count: 37, isMore: true }), '37 or more, out of sight'],
  [card({ status: 'SUSPENDED' }, { count: 0, isMore: false }), '0'],
])('says of listings that nobody sees that they are out of sight (%#)', async (body, text) => {
  expect(await shownLive('en', body)).toBe(text)
})

it('says so in Arabic', async () => {
  expect(await shownLive('ar', card({ status: 'SUSPENDED' }))).toBe('37، محجوبة عن الأنظار')
})

it('shows a note once that was sent again and answered with the one that is there', async () => {
  const note = {
    id: 'nte_00000000000000000000000001',
    about: user.id,
    text: 'Called, no answer',
    at,
    by: { id: user.id, username: 'sara' },
  }
  fakeApi((route) => {
    if (route.startsWith('POST')) return { status: 201, body: note }
    return route.includes(user.id) ? { body: { ...card({}), notes: [note] } } : undefined
  })
  const screen = await renderIn('en', <SellerCard sellerId={user.id} about={user.id} />, [
    'admin',
    'moderation',
    'seller-card',
  ])
  const field = screen.getByRole('textbox')
  await field.fill(note.text)
  await screen.getByRole('button', { name: 'Keep note' }).click()
  // It is emptied once the answer is there.
  await expect.element(field).toHaveValue('')
  expect(screen.getByText(note.text).elements()).toHaveLength(1)
})
