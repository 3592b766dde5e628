import { userEvent } from 'vitest/browser'
import { BrowserRouter, useSearchParams } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { undoAct, useHeldActs } from '#web/api/undoable.ts'
import { ReportCard } from '#web/features/reports/report-card.tsx'
import { ListingsTab } from '#web/features/review/listings-tab.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { carInReview } from './car-in-review.ts'
import { report } from './fixtures.ts'
import { fakeApi, renderIn, violations } from './render.tsx'

const cars = ['Camry', 'Patrol', 'Tahoe'].map((title, index) => carInReview(index + 1, title))
const [reported, other] = cars as [AdminListing, AdminListing]

const Panel = () =>
  useSearchParams()[0].get('tab') === 'listings' ? (
    <ListingsTab search="" />
  ) : (
    <ReportCard
      report={{
        ...report,
        listing: { ...report.listing, id: reported.id },
        subjectStatus: 'PENDING',
        samePhotos: [],
      }}
      onClosed={() => {}}
    />
  )

const show = async (language: Language) => {
  fakeApi((route) => {
    if (route === 'GET /api/admin/listings') return { body: { listings: cars, total: cars.length } }
    const car = cars.find(({ id }) => route.includes(id))
    return car && { body: { listing: car, approved: null, rejected: null } }
  })
  history.replaceState(null, '', '?tab=reports')
  const namespaces = ['admin', 'moderation', 'sell', 'seller-card', 'reports', 'report'] as const
  const screen = await renderIn(language, <Panel />, namespaces, BrowserRouter)
  const dialog = screen.getByRole('dialog')
  const approve = dialog.getByRole('button', { name: loadedMessages(language, 'admin')!.approve })
  /** Waits for the review of a car, until a press counts. */
  const under = async ({ title }: AdminListing) => {
    await expect.element(dialog.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true')
  }
  const status = screen.getByText(loadedMessages(language, 'reports')!['subject.PENDING'])
  const open = async () => {
    document.querySelector<HTMLElement>('[data-act=review]')!.click()
    await under(reported)
  }
  return { dialog, status, open, under }
}

const isBack = () => expect.poll(() => location.search).toBe('?tab=reports')

describe.each(languages)('in %s, the review of a reported car', (language) => {
  it('leads back to the reports when it is closed, also after a step to another car', async () => {
    const { dialog, status, open, under } = await show(language)
    await expect.element(status).toBeVisible()
    expect(await violations()).toEqual([])
    await open()
    await userEvent.keyboard('{Escape}')
    await isBack()
    await open()
    await userEvent.keyboard('n')
    await under(other)
    await userEvent.keyboard('{Escape}')
    await isBack()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('leads back when it is decided, and the report says so at once', async () => {
    const { status, open } = await show(language)
    await open()
    await userEvent.keyboard('a')
    await isBack()
    expect(useHeldActs.getState().acts).toHaveLength(1)
    await expect.element(status).not.toBeInTheDocument()
    undoAct()
    await expect.element(status).toBeVisible()
  })

  it('goes on through the queue from a car that the reviewer has stepped to', async () => {
    const { open, under } = await show(language)
    await open()
    await userEvent.keyboard('n')
    await under(other)
    await userEvent.keyboard('a')
    await under(cars[2]!)
  })
})
