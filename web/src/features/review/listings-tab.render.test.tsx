import { userEvent } from 'vitest/browser'
import { BrowserRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { useHeldActs } from '#web/api/undoable.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { carInReview } from '#web/testing/car-in-review.ts'
import { at } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { ListingsTab } from './listings-tab.tsx'

const car = (index: number, more: Partial<AdminListing>): AdminListing => ({
  ...carInReview(index, `Car ${index}`),
  ...more,
})

const check = { at, reasons: ['PRICE' as const], share: 0.1 }
const checked = [1, 2, 3].map((index) => car(index, { status: 'APPROVED', check }))
const pending = [4, 5].map((index) => car(index, {}))
const rejected = [car(6, { status: 'REJECTED' })]
const listed: Readonly<Record<string, readonly AdminListing[]>> = { TO_CHECK: checked, REJECTED: rejected }

const show = async (language: Language, { address, search = '' }: { address: string; search?: string }) => {
  fakeApi((route) => {
    const listings = listed[/status=(\w+)/.exec(address)?.[1]?.toUpperCase() ?? ''] ?? pending
    if (route === 'GET /api/admin/listings') return { body: { listings, total: listings.length } }
    if (route === 'GET /api/admin/all-listings')
      return { body: { counts: { DRAFT: 0, PENDING: 11, APPROVED: 21, REJECTED: 31 } } }
    const found = listings.find(({ id }) => route.includes(id))
    return found && { body: { listing: found, approved: null, rejected: null } }
  })
  history.replaceState(null, '', address)
  const namespaces = ['admin', 'moderation', 'sell', 'seller-card'] as const
  const screen = await renderIn(language, <ListingsTab search={search} />, namespaces, BrowserRouter)
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  const text = (key: keyof NonNullable<ReturnType<typeof loadedMessages<'moderation'>>>) =>
    loadedMessages(language, 'moderation')![key]
  return { screen, text }
}

describe.each(languages)('in %s, cars that are public and to be checked', (language) => {
  it('are neither approved nor rejected in what is said, as their buttons have it', async () => {
    const { screen, text } = await show(language, { address: '?status=to_check' })
    await expect.element(screen.getByText(text('keys.check') as string)).toBeInTheDocument()
    await userEvent.keyboard('ja')
    expect(useHeldActs.getState().acts).toMatchObject([{ title: text('check.passed') }])
    await userEvent.keyboard('j{Enter}')
    const fine = screen.getByRole('dialog').getByRole('button', { name: text('check.fine') as string })
    await expect.element(fine).not.toHaveAttribute('aria-disabled', 'true')
    await fine.click()
    await expect.poll(() => useHeldActs.getState().acts.length).toBe(2)
    const { title, description } = useHeldActs.getState().acts[1]!
    expect(title).toBe(text('check.passed'))
    expect(description?.split(' · ')[1]).toBe(
      (text('check.left') as { one: string }).one.replace('{count}', '1'),
    )
  })
})

describe.each(languages)('in %s, the queues', (language) => {
  it('are counted as a whole, and not at all beside the cars that a search finds', async () => {
    const whole = await show(language, { address: '?' })
    await expect.element(whole.screen.getByText(/\(11\)/)).toBeVisible()
    await whole.screen.unmount()
    const { screen } = await show(language, { address: '?', search: 'Car' })
    // The counts are there again by now: the answer of the list is no older than theirs.
    await expect
      .poll(() => vi.mocked(fetch).mock.calls.some(([to]) => String(to).includes('all-listings')))
      .toBe(true)
    await new Promise(requestAnimationFrame)
    expect(screen.container.textContent).not.toMatch(/\(\d/)
  })

  it('whose cars are decided name no keys for a decision', async () => {
    const { screen, text } = await show(language, { address: '?status=rejected' })
    await expect.element(screen.getByText(text('keys.none') as string)).toBeInTheDocument()
  })
})
