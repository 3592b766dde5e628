import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { undoAct, useHeldActs } from '#web/api/undoable.ts'
import { UndoOffers } from '#web/app/layouts/undo-offers.tsx'
import { CarRow } from '#web/features/own-offers/car-row.tsx'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { ToastViewport } from '#web/ui/toast-viewport.tsx'
import { ownListing, user } from './fixtures.ts'
import { fakeApi, renderIn, violations } from './render.tsx'

const car = { ...ownListing, priceQAR: 225_000, id: ownListing.id }
const seller = { ...user, role: 'PRIVATE' as const }

const Stock = () => {
  const { data = [] } = useOwnListings()
  const isOffered = useHeldActs(({ left }) => left.size > 0)
  return (
    <>
      {data.map((listing) => (
        <CarRow
          key={listing.id}
          user={seller}
          listing={listing}
          now={Date.parse(listing.createdAt)}
          selected={false}
          onSelect={() => {}}
          onDelete={() => {}}
        />
      ))}
      <ToastViewport toast={null} onDismiss={() => {}}>
        {isOffered && <UndoOffers />}
      </ToastViewport>
    </>
  )
}

const show = async (language: Language) => {
  const calls: string[] = []
  fakeApi((route) => {
    calls.push(route)
    return route === 'GET /api/user/listings' ? { body: [car] } : undefined
  })
  const screen = await renderIn(language, <Stock />, [
    'inventory',
    'dashboard',
    'availability',
    'price-question',
  ])
  await expect.element(screen.getByText(/225,000/)).toBeVisible()
  const text = (namespace: 'common' | 'inventory' | 'availability' | 'price-question', key: string) =>
    String((loadedMessages(language, namespace) as Record<string, unknown>)[key])
  return { screen, calls, text, changes: () => calls.filter((call) => !call.startsWith('GET')) }
}

afterEach(() => {
  while (undoAct());
  vi.restoreAllMocks()
})

const begin = (text: string) => new RegExp(text.split('{')[0]!)

describe.each(languages)('in %s, on a row of the stock,', (language) => {
  it('a sharp price is asked about, shown at once and undone by a key, and nobody is told', async () => {
    const { screen, text, changes } = await show(language)
    const opener = () => screen.getByRole('button', { name: begin(text('inventory', 'price.edit')) })
    await opener().click()
    await screen.getByRole('textbox').fill('22500')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: text('price-question', 'yes') }).click()
    await expect.poll(() => opener().element().textContent).toMatch(/(?<!\d)22,500/)
    await expect
      .element(screen.getByRole('button', { name: begin(text('common', 'undo.label')) }))
      .toBeVisible()
    expect(await violations()).toEqual([])
    await expect.element(opener()).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => opener().element().textContent).toContain('225,000')
    expect(changes()).toEqual([])
  })

  it('arrow keys sell nothing; a press reserves at once, and Undo takes it back', async () => {
    const { screen, text, changes } = await show(language)
    const choice = screen.getByRole('button', { name: begin(text('availability', 'label')) })
    choice.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(useHeldActs.getState().acts).toEqual([])
    await expect
      .element(screen.getByRole('button', { name: text('availability', 'RESERVED'), exact: true }))
      .toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice).toHaveTextContent(text('availability', 'RESERVED'))
    await screen.getByRole('button', { name: begin(text('common', 'undo.label')) }).click()
    await expect.element(choice).toHaveTextContent(text('availability', 'AVAILABLE'))
    expect(changes()).toEqual([])
  })
})
