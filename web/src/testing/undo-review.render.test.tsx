import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { sendHeldActs, useHeldActs } from '#web/api/undoable.ts'
import { UndoOffers } from '#web/app/layouts/undo-offers.tsx'
import { ListingsTab } from '#web/features/review/listings-tab.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useToast } from '#web/stores/toast.ts'
import { ToastViewport } from '#web/ui/toast-viewport.tsx'
import { BrowserRouter } from 'react-router-dom'
import { carInReview } from './car-in-review.ts'
import { fakeApi, renderIn, violations } from './render.tsx'

const names = ['Camry', 'Patrol', 'Tahoe']
const cars = names.map((model, index) => carInReview(index + 1, `Car ${model}`))

const Queue = () => {
  const isOffered = useHeldActs(({ left }) => left.size > 0)
  return (
    <>
      <ListingsTab search="" />
      <ToastViewport toast={null} onDismiss={() => {}}>
        {isOffered && <UndoOffers />}
      </ToastViewport>
    </>
  )
}

const show = async (language: Language, refusal?: { status: number; body: unknown }) => {
  const calls: string[] = []
  fakeApi((route) => {
    if (!route.startsWith('GET') && !route.includes('/claims/')) calls.push(route)
    if (route === 'GET /api/admin/listings') return { body: { listings: cars, total: cars.length } }
    const car = cars.find(({ id }) => route.includes(id))
    if (route.startsWith('PUT') && route.endsWith('/status'))
      return refusal ?? { body: { ...car, status: 'APPROVED', version: 3 } }
    if (route.startsWith('GET /api/admin/listings/'))
      return { body: { listing: car, approved: null, rejected: null } }
    return undefined
  })
  history.replaceState(null, '', '?')
  const namespaces = ['admin', 'moderation', 'sell', 'seller-card'] as const
  const screen = await renderIn(language, <Queue />, namespaces, BrowserRouter)
  await expect.element(screen.getByRole('heading', { name: 'Car Camry' })).toBeVisible()
  const text = (namespace: 'admin' | 'common' | 'moderation', key: string) =>
    String((loadedMessages(language, namespace) as Record<string, unknown>)[key])
  const dialog = screen.getByRole('dialog')
  /** Waits for the review of a car, until a press counts. */
  const under = async (name: string) => {
    await expect.element(dialog.getByRole('heading', { name }).first()).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: text('admin', 'approve') }))
      .not.toHaveAttribute('aria-disabled', 'true')
  }
  return { screen, calls, text, dialog, under }
}

const buttonOf = ({ id }: AdminListing, act: string) =>
  document.querySelector<HTMLElement>(`[data-item="${id}"] [data-act="${act}"]`)!

describe.each(languages)('in %s, a decision', (language) => {
  it('lets the next item come at once, and undone it is under review again; nobody was told', async () => {
    const { screen, calls, dialog, under } = await show(language)
    await userEvent.keyboard('j{Enter}')
    await under('Car Camry')
    await userEvent.keyboard('a')
    await under('Car Patrol')
    await userEvent.keyboard('a')
    await under('Car Tahoe')
    expect(useHeldActs.getState().left.size).toBe(2)
    await userEvent.keyboard('{Control>}z{/Control}')
    await under('Car Patrol')
    expect(calls).toEqual([])
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Car Camry' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Car Patrol' })).toBeVisible()
    await sendHeldActs()
    expect(calls).toEqual([`PUT /api/admin/listings/${cars[0]!.id}/status`])
  })

  it('beside a row is undone there, and the row has the focus', async () => {
    const { screen, calls, text } = await show(language)
    buttonOf(cars[0]!, 'approve').click()
    await expect.element(screen.getByRole('heading', { name: 'Car Camry' })).not.toBeInTheDocument()
    await screen
      .getByRole('button', { name: new RegExp(text('common', 'undo.label').split('{')[0]!) })
      .click()
    await expect.poll(() => document.activeElement === buttonOf(cars[0]!, 'review')).toBe(true)
    expect(calls).toEqual([])
  })

  it('that comes after another’s is shown as not made, with its name and the way back', async () => {
    const { screen, text } = await show(language, {
      status: 409,
      body: { code: 'EDIT_CONFLICT', message: '' },
    })
    buttonOf(cars[0]!, 'approve').click()
    await sendHeldActs()
    await expect.element(screen.getByRole('heading', { name: 'Car Camry' })).toBeVisible()
    const { toast } = useToast.getState()
    expect(toast).toMatchObject({ title: text('admin', 'decision.failed'), tone: 'danger' })
    expect(toast?.description).toContain(`Car Camry: ${text('moderation', 'row.stale')}`)
    expect(toast?.action?.label).toBe(text('moderation', 'failed.open'))
  })
})
