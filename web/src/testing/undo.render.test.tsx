import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { actUndoably, sendHeldActs, undoAct, useHeldActs } from '#web/api/undoable.ts'
import { UndoOffers } from '#web/app/layouts/undo-offers.tsx'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { usePlateActs } from '#web/entities/plate/plate-acts.ts'
import { CarRow } from '#web/features/own-offers/car-row.tsx'
import { EditPlateDialog } from '#web/features/sell-plate/edit-plate-dialog.tsx'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useToast } from '#web/stores/toast.ts'
import { ToastViewport } from '#web/ui/toast-viewport.tsx'
import { ownListing, ownPlate, user } from './fixtures.ts'
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
    return route === 'GET /api/seller/listings' ? { body: [car] } : undefined
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

/** An act that can be undone, beside fields. */
const showOffer = async () => {
  const isHeld = () => useHeldActs.getState().acts.length > 0
  actUndoably({
    on: ['1'],
    shownAs: {},
    title: 'Sold',
    send: async () => {},
    failed: () => ({ title: 'Failed' }),
  })
  const screen = await renderIn(
    'en',
    <>
      <input type="checkbox" aria-label="Tick" />
      <input type="radio" aria-label="Choice" />
      <input type="range" aria-label="Range" />
      <select aria-label="List" />
      <input aria-label="Text" />
      <textarea aria-label="Lines" />
      <UndoOffers />
    </>,
  )
  return { screen, isHeld, isPaused: () => useHeldActs.getState().isPaused }
}

it.each([
  ['Tick', false],
  ['Choice', false],
  ['Range', false],
  ['List', false],
  ['Text', true],
  ['Lines', true],
])('the key undoes an act where a field has no undo of its own: %s', async (name, hasOwn) => {
  const { screen, isHeld } = await showOffer()
  screen.getByLabelText(name).element().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(isHeld()).toBe(hasOwn)
})

it('the seconds stop as long as the mouse or the focus is there, whichever leaves first', async () => {
  const { screen, isPaused } = await showOffer()
  const [tick, offer] = [screen.getByLabelText('Tick'), screen.getByText('Sold')]
  const undo = screen.getByRole('button', { name: /^Undo/ })
  await userEvent.hover(tick)
  expect(isPaused()).toBe(false)
  await userEvent.hover(offer)
  undo.element().focus()
  await userEvent.hover(tick)
  await expect.poll(isPaused).toBe(true)
  await userEvent.hover(offer)
  tick.element().focus()
  await expect.poll(isPaused).toBe(true)
  await userEvent.hover(tick)
  await expect.poll(isPaused).toBe(false)
})

it('Undo on one of several leaves the seconds of the others stopped while the mouse is over them', async () => {
  const { screen, isPaused } = await showOffer()
  actUndoably({
    on: ['2'],
    shownAs: {},
    title: 'Reserved',
    send: async () => {},
    failed: () => ({ title: 'Failed' }),
  })
  const offers = screen.getByRole('button', { name: /^Undo/ })
  await expect.poll(() => offers.elements().length).toBe(2)
  await userEvent.hover(screen.getByText('Reserved'))
  await expect.poll(isPaused).toBe(true)
  await screen.getByRole('button', { name: /^Undo: Reserved/ }).click()
  await expect.poll(() => offers.elements().length).toBe(1)
  await expect.poll(isPaused).toBe(true)
  await userEvent.hover(screen.getByLabelText('Tick'))
  await expect.poll(isPaused).toBe(false)
})

const Cheaper = () => {
  const cars = useListingActs()
  const plates = usePlateActs()
  return (
    <>
      <button onClick={() => cars.setPrice(ownListing, 1000)}>car</button>
      <button onClick={() => plates.setPrice(ownPlate, 1000)}>plate</button>
    </>
  )
}

describe.each(languages)('in %s', (language) => {
  it.each(['car', 'plate'])('a %s that left the market because of its price says so', async (name) => {
    let status = 'APPROVED'
    fakeApi((route) => (route.startsWith('PATCH') ? { body: { version: 3, status } } : undefined))
    const screen = await renderIn(language, <Cheaper />, [
      'inventory',
      'dashboard',
      'availability',
      'own-plates',
    ])
    const change = async () => {
      useToast.setState({ toast: null })
      ;(screen.getByRole('button', { name }).element() as HTMLElement).click()
      await sendHeldActs()
      return useToast.getState().toast
    }
    expect(await change()).toBeNull()
    status = 'PENDING'
    expect(await change()).toMatchObject({
      title: loadedMessages(language, 'inventory')!['price.held'],
      tone: 'neutral',
    })
  })
})

it('a plate is edited after what could still be undone on it, as the version that this has made', async () => {
  const calls: unknown[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/')) return real(input, init)
    if (init?.method !== 'PATCH') return Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
    calls.push(JSON.parse(String(init.body)))
    return Response.json({ ...ownPlate, version: 9 })
  })
  let answer: (made: { version: number }) => void = () => {}
  actUndoably({
    on: [ownPlate.id],
    shownAs: { availability: 'RESERVED' },
    version: ownPlate.version,
    title: 'Reserved',
    send: () => new Promise((resolve) => (answer = resolve)),
    failed: () => ({ title: 'Failed' }),
  })
  const onClose = vi.fn<() => void>()
  const screen = await renderIn(
    'en',
    <EditPlateDialog plate={ownPlate} userId={user.id} onClose={onClose} />,
    ['plate-form'],
  )
  // Acts that the form shows as done cannot be undone.
  await expect.poll(() => useHeldActs.getState().left.size).toBe(0)
  await screen.getByRole('textbox', { name: /Description/ }).fill('With its documents.')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  expect(calls).toEqual([])
  answer({ version: ownPlate.version + 5 })
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(calls).toEqual([{ description: 'With its documents.', version: ownPlate.version + 5 }])
})

it('has the browser ask before a page goes with more cars than can still leave with it', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const pauseCars = (count: number) =>
    actUndoably({
      on: Array.from({ length: count }, (_, index) => `lst_${index}`),
      shownAs: { availability: 'PAUSED' },
      title: 'Paused',
      send: async () => undefined,
      failed: () => ({ title: 'Not paused' }),
    })
  pauseCars(600)
  expect(asks()).toBe(false)
  pauseCars(1500)
  expect(asks()).toBe(true)
  undoAct()
  await sendHeldActs()
  expect(asks()).toBe(false)
})
