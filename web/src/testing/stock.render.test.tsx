import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { toStockCar } from '#shared/rules/stock.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { actUndoably, sendHeldActs, undoAct, useHeldActs, useShown } from '#web/api/undoable.ts'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { StockWorkbench } from '#web/features/own-offers/stock-workbench.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useToast } from '#web/stores/toast.ts'
import { ownListing, user } from './fixtures.ts'
import { fakeApi, renderIn, routerAt, violations } from './render.tsx'

const dealer: CurrentUser = {
  ...user,
  role: 'SELLER_DEALERSHIP',
  companyName: 'Al Waha',
  isVerified: true,
  verificationStatus: 'APPROVED',
}
const idOf = (index: number) => `lst_${String(index).padStart(26, '0')}`

const car = (index: number, parts: Partial<StockCar> = {}): StockCar => ({
  ...toStockCar({ ...ownListing, confirmedAt: new Date().toISOString() }, dealer),
  id: idOf(index),
  title: `Car ${String(index).padStart(4, '0')}`,
  titleAr: `سيارة ${String(index).padStart(4, '0')}`,
  make: 'Nissan',
  city: 'Doha',
  viewCount: index,
  priceQAR: 100_000 + index,
  market: { verdict: 'HIGH', differencePercent: 8.5 },
  ...parts,
})
const drafts = [1, 2].map((index) =>
  car(index, { status: 'DRAFT', isReady: true, publishedAt: null, market: null }),
)
const stockOf = (count: number) => [
  ...drafts,
  ...Array.from({ length: count - drafts.length }, (_, index) => car(index + 3)),
]
const many = stockOf(2000)

const namespaces = [
  'price-question',
  'stock',
  'inventory',
  'dashboard',
  'cars',
  'availability',
  'messages',
] as const
const sent = vi.fn<(body: unknown) => void>()
const held = new Set<string>()
const printed = vi.fn<(cars: readonly StockCar[]) => void>()

beforeEach(async () => {
  await page.viewport(1280, 900)
  fakeApi((route) => {
    if (route === 'GET /api/seller/leads') return { body: [] }
    return undefined
  })
  const answered = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (init?.method === 'PATCH') {
      sent(JSON.parse(String(init.body)))
      const id = pathname.split('/').at(-1)!
      return Response.json({ ...ownListing, id, version: 9, ...(held.has(id) && { status: 'PENDING' }) })
    }
    if (pathname !== '/api/seller/listings/bulk') return answered(input, init)
    const body = JSON.parse(String(init?.body)) as { ids: string[] }
    sent(body)
    const results = body.ids.map((id) => ({
      id,
      failure: null,
      status: held.has(id) ? 'PENDING' : 'APPROVED',
    }))
    return Response.json({ results })
  })
})
afterEach(() => {
  sent.mockClear()
  held.clear()
  localStorage.clear()
})

const show = (language: (typeof languages)[number], cars = stockOf(40)) =>
  renderIn(language, <StockWorkbench user={dealer} cars={cars} onPrint={printed} />, namespaces)

/** The stock at an address, with what can still be undone shown as done. */
const showAt = (language: (typeof languages)[number], address: string, cars: readonly StockCar[]) => {
  const Stock = () => <StockWorkbench user={dealer} cars={useShown(cars) ?? []} onPrint={printed} />
  return renderIn(language, <Stock />, namespaces, routerAt(address))
}
const grid = () => page.getByRole('grid')
const focusCell = (place: string) => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus()
const focused = () => (document.activeElement as HTMLElement).dataset['cell']

describe.each(languages)('the stock in %s', (language) => {
  /** A message about so many, as a pattern: Arabic has its number between marks of direction. */
  const pattern = (forms: Record<string, string>, count: number) => {
    const form = forms[new Intl.PluralRules(language).select(count)]!
    return new RegExp(form.replace('{count}', '.*').replace('?', '\\?'))
  }
  const text = (
    key: 'bulk.publish.yes' | 'bulk.price.set' | 'bulk.held' | 'bulk.held.PUBLISH',
    count: number,
  ) => pattern(loadedMessages(language, 'inventory')![key], count)

  it('draws the rows in sight of two thousand, says how many there are, and breaks no rule of axe', async () => {
    await show(language, many)
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '2001')
    await expect.poll(() => document.querySelectorAll('[data-index]').length).toBeGreaterThan(5)
    expect(document.querySelectorAll('[data-index]').length).toBeLessThan(60)
    expect(await violations()).toEqual([])
  })

  it('is walked by arrows, to the last row and back, with one stop for Tab', async () => {
    await show(language, many)
    await expect.poll(() => document.querySelector('[data-cell="0:1"]')).not.toBeNull()
    focusCell('0:1')
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect.poll(focused).toBe('0:2')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('1:2')
    // The browser's own, for Back.
    for (const modifier of ['altKey', 'metaKey']) {
      const key = { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true }
      expect(document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true)
    }
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(focused).toMatch(/^1999:/)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.poll(focused).toBe('0:0')
    expect(grid().element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('selects by Space and a range by Shift, and offers only what works, with how many', async () => {
    const screen = await show(language)
    await expect.poll(() => document.querySelector('[data-cell="0:1"]')).not.toBeNull()
    focusCell('0:1')
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.poll(() => document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4)
    const publish = screen.getByRole('button', { name: language === 'ar' ? 'نشر: 2' : 'Publish: 2' })
    await expect.element(publish).toBeVisible()
    expect(await violations()).toEqual([])
    await publish.click()
    // One question about all that have no photo.
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: text('bulk.publish.yes', 2) })
      .click()
    expect(sent).not.toHaveBeenCalled()
    // One of them left a review as a draft.
    held.add(idOf(1))
    void sendHeldActs()
    await expect.poll(() => useToast.getState().toast?.title).toMatch(text('bulk.held.PUBLISH', 1))
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({
        action: 'PUBLISH',
        ids: drafts.map(({ id }) => id),
        versions: Object.fromEntries(drafts.map(({ id, version }) => [id, version])),
      })
  })

  it('says of a draft that was called live that the team checks it first', async () => {
    const id = idOf(80 + languages.indexOf(language))
    const Publish = () => {
      const { publish } = useListingActs()
      return <button onClick={() => publish({ ...ownListing, id, status: 'DRAFT' }, dealer)}>publish</button>
    }
    const screen = await renderIn(language, <Publish />, namespaces)
    await screen.getByRole('button').click()
    const words = loadedMessages(language, 'dashboard')!
    await expect.poll(() => useHeldActs.getState().acts[0]?.title).toBe(words['publish.live'])
    held.add(id)
    void sendHeldActs()
    await expect.poll(() => useToast.getState().toast?.title).toBe(words['publish.held'])
  })

  it('sorts by a column and shows the columns that were chosen', async () => {
    const screen = await show(language)
    const views = language === 'ar' ? 'المشاهدات' : 'Views'
    await screen.getByRole('columnheader', { name: views }).getByRole('button').click()
    await expect.poll(() => document.querySelector('[data-index="0"]')?.textContent).toContain('0040')
    await screen.getByRole('button', { name: language === 'ar' ? 'الأعمدة' : 'Columns' }).click()
    await screen.getByRole('checkbox', { name: language === 'ar' ? 'الممشى' : 'Mileage' }).click()
    await expect
      .element(screen.getByRole('columnheader', { name: language === 'ar' ? 'الممشى' : 'Mileage' }))
      .toBeInTheDocument()
    expect(localStorage.getItem(`stockTable:${dealer.id}`)).toContain('mileage')
  })

  it('edits a price in its place: Enter opens it, Escape leads back to the cell', async () => {
    await show(language, stockOf(5))
    await expect.poll(() => document.querySelector('[data-cell="2:3"]')).not.toBeNull()
    focusCell('2:3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe('2:3')
  })

  it('edits a price within its column, and closes its cell once it is saved', async () => {
    // What a dashboard of 1440 pixels leaves for the table.
    await page.viewport(1022, 900)
    // One of its own: what an act has made of its version is known as long as the page lives.
    await show(language, [car(70 + languages.indexOf(language))])
    await expect.poll(() => document.querySelector('[data-cell="0:3"]')).not.toBeNull()
    const width = () => grid().element().scrollWidth
    const before = width()
    focusCell('0:3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    expect(width()).toBe(before)
    const cell = document.querySelector<HTMLElement>('[data-cell="0:3"]')!
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    await userEvent.keyboard('99000{Enter}')
    await expect.poll(() => document.querySelector('[data-cell="0:3"] form')).toBeNull()
    await expect.poll(focused).toBe('0:3')
    await sendHeldActs()
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ priceQAR: 99_000 }))
    expect(await violations()).toEqual([])
  })

  const type = async (place: string, price: string) => {
    await expect.poll(() => document.querySelector(`[data-cell="${place}"]`)).not.toBeNull()
    focusCell(place)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard(price)
  }

  it('follows the car whose price was changed to its new place in the order', async () => {
    // Of their own: what an act has made of a version is known as long as the page lives.
    const first = 80 + 3 * languages.indexOf(language)
    await showAt(language, '/?order=price', [car(first), car(first + 1), car(first + 2)])
    await type('0:3', '101000{Enter}')
    await expect.poll(() => document.querySelector('[data-index="2"]')?.textContent).toContain('101,000')
    await expect.poll(focused).toBe('2:3')
  })

  it('leads to the number of cars when the one whose price was given is not among them any more', async () => {
    const first = 90 + 2 * languages.indexOf(language)
    const none = [first, first + 1].map((index) => car(index, { priceQAR: undefined }))
    const screen = await showAt(language, '/?missing=price', none)
    const heading = screen.getByRole('heading', { level: 3 }).nth(1)
    // Then the last one.
    for (const left of [1, 0]) {
      await type('0:3', '99000{Enter}')
      await expect.poll(() => document.querySelectorAll('[data-index]').length).toBe(left)
      await expect.element(heading).toHaveFocus()
    }
  })

  it('lets the focus go on from a price that is edited', async () => {
    const screen = await show(language, stockOf(5))
    await expect.poll(() => document.querySelector('[data-cell="2:3"]')).not.toBeNull()
    focusCell('2:3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    const columns = screen.getByRole('button', { name: language === 'ar' ? 'الأعمدة' : 'Columns' })
    ;(columns.element() as HTMLElement).focus()
    await expect.poll(() => document.querySelector('[data-cell="2:3"] form')).toBeNull()
    await expect.element(columns).toHaveFocus()
  })

  it('saves a typed price when the focus goes on, keeps a wrong one open, and Escape saves none', async () => {
    const screen = await show(language, [car(76 + languages.indexOf(language))])
    const columns = screen.getByRole('button', { name: language === 'ar' ? 'الأعمدة' : 'Columns' })
    const form = () => document.querySelector('[data-cell="0:3"] form')
    await type('0:3', '98000{Escape}')
    await expect.poll(form).toBeNull()
    expect(useHeldActs.getState().acts).toEqual([])
    await type('0:3', '0')
    ;(columns.element() as HTMLElement).focus()
    await expect.element(screen.getByRole('gridcell').getByRole('textbox')).toHaveFocus()
    expect(form()).not.toBeNull()
    await userEvent.keyboard('{Control>}a{/Control}98000')
    ;(columns.element() as HTMLElement).focus()
    await expect.poll(form).toBeNull()
    await expect.element(columns).toHaveFocus()
    await sendHeldActs()
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ priceQAR: 98_000 }))
  })

  it('saves a typed price by Shift+Tab, which leads to its own cell', async () => {
    await show(language, [car(110 + languages.indexOf(language))])
    await type('0:3', '98000{Shift>}{Tab}{/Shift}')
    await expect.poll(() => document.querySelector('[data-cell="0:3"] form')).toBeNull()
    expect(focused()).toBe('0:3')
    await sendHeldActs()
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ priceQAR: 98_000 }))
  })

  const cityButton = () => {
    const doha = language === 'ar' ? 'الدوحة' : 'Doha'
    const cells = [...document.querySelectorAll<HTMLElement>('[data-index="0"] [data-cell]')]
    return cells.find((each) => each.textContent?.includes(doha))!.querySelector('button')!
  }
  /** A touch moves the focus and presses in one task, a mouse in two. */
  const presses = {
    mouse: (button: HTMLElement) => userEvent.click(button),
    touch: (button: HTMLElement) => {
      button.focus()
      button.click()
    },
    // Moves no focus.
    'screen reader': (button: HTMLElement) => button.click(),
  }
  const ways = Object.keys(presses) as (keyof typeof presses)[]

  it.each(ways)(
    'saves a typed price once where another cell is edited by %s, then opens that',
    async (by) => {
      await show(language, [car(120 + 10 * ways.indexOf(by) + languages.indexOf(language))])
      await type('0:3', '98000')
      await presses[by](cityButton())
      await expect.poll(() => document.activeElement?.tagName).toBe('SELECT')
      expect(document.querySelector('[data-cell="0:3"] form')).toBeNull()
      await sendHeldActs()
      expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ priceQAR: 98_000 }))
    },
  )

  it.each(ways)(
    'keeps a wrong price and a question about one, not opening another cell by %s',
    async (by) => {
      const screen = await show(language, [car(150 + 10 * ways.indexOf(by) + languages.indexOf(language))])
      const field = screen.getByRole('gridcell').getByRole('textbox')
      await type('0:3', '0')
      await presses[by](cityButton())
      await expect.element(field).toHaveFocus()
      await expect
        .element(screen.getByText(loadedMessages(language, 'inventory')!['price.wrong'] as string))
        .toBeVisible()
      expect(document.querySelector('[data-index] select')).toBeNull()
      await userEvent.keyboard('{Control>}a{/Control}9800')
      await presses[by](cityButton())
      const question = screen.getByRole('dialog')
      await expect.element(question).toBeVisible()
      expect(document.querySelector('[data-index] select')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(field).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.poll(focused).toBe('0:3')
      expect(document.querySelector('[data-index] form')).toBeNull()
      expect(useHeldActs.getState().acts).toEqual([])
    },
  )

  it('shows the focus on the menu of a car, and Escape leads back to its cell at once', async () => {
    await show(language, stockOf(5))
    const cell = () => document.querySelector<HTMLElement>('[data-index="2"] [data-cell]:last-child')
    await expect.poll(cell).not.toBeNull()
    cell()!.focus()
    await userEvent.keyboard('{Enter}')
    const menu = cell()!.querySelector('button')!
    expect(document.activeElement).toBe(menu)
    expect(getComputedStyle(menu).outlineStyle).toBe('solid')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => cell()!.querySelector('[popover]')?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(cell())
    await expect.poll(() => cell()!.querySelector(':popover-open')).toBeNull()
    expect(document.activeElement).toBe(cell())
  })

  it('changes a place after what could still be undone on the car, as the version that this has made', async () => {
    // One of its own: what an act has made of its version is known as long as the page lives.
    const { id, version } = car(60 + languages.indexOf(language))
    await show(language, [car(60 + languages.indexOf(language))])
    const doha = language === 'ar' ? 'الدوحة' : 'Doha'
    const cells = () => [...document.querySelectorAll<HTMLElement>('[data-index="0"] [data-cell]')]
    const cell = () => cells().find((each) => each.textContent?.includes(doha))
    await expect.poll(cell).toBeTruthy()
    const send = vi.fn<(version?: number) => Promise<unknown>>(async () => ({ version: 5 }))
    actUndoably({ on: [id], shownAs: {}, version, title: '', send, failed: () => ({ title: '' }) })
    cell()!.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('SELECT')
    await userEvent.selectOptions(document.activeElement as HTMLElement, 'Al Wakrah')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => send).toHaveBeenCalledExactlyOnceWith(version, expect.anything())
    await sendHeldActs()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ city: 'Al Wakrah', area: '', version: 5 })
  })

  it('previews a change of many prices and sends what was shown', async () => {
    const screen = await show(language, stockOf(5).slice(2))
    await expect.poll(() => document.querySelector('[data-cell="0:1"]')).not.toBeNull()
    focusCell('0:1')
    await userEvent.keyboard('{Control>}a{/Control}')
    await screen.getByRole('button', { name: language === 'ar' ? 'تغيير الأسعار' : 'Change prices' }).click()
    await userEvent.keyboard('10')
    await expect
      .element(
        screen
          .getByRole('dialog')
          .getByText(/90,000/)
          .first(),
      )
      .toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    // Two wait for the team.
    for (const index of [3, 5]) held.add(idOf(index))
    void sendHeldActs()
    await expect.poll(() => useToast.getState().toast?.title).toMatch(text('bulk.held', 2))
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({
        action: 'PRICE',
        ids: [3, 4, 5].map(idOf),
        prices: [3, 4, 5].map((index) => ({ from: 100_000 + index, to: 90_000 })),
        versions: Object.fromEntries([3, 4, 5].map((index) => [idOf(index), ownListing.version])),
      })
  })

  it('asks once about prices that move sharply, and undone nothing is sent and all are selected again', async () => {
    const screen = await show(language, stockOf(5).slice(2))
    await expect.poll(() => document.querySelector('[data-cell="0:1"]')).not.toBeNull()
    focusCell('0:1')
    await userEvent.keyboard('{Control>}a{/Control}')
    const open = screen.getByRole('button', { name: language === 'ar' ? 'تغيير الأسعار' : 'Change prices' })
    await open.click()
    await userEvent.keyboard('90{Enter}')
    const asked = pattern(loadedMessages(language, 'price-question')!['title.many'], 3)
    const question = screen.getByRole('dialog', { name: asked })
    await expect.element(question).toBeVisible()
    expect(question.element().querySelectorAll('li')).toHaveLength(3)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(useHeldActs.getState().acts).toEqual([])
    await userEvent.keyboard('{Enter}')
    await question.getByRole('button', { name: text('bulk.price.set', 3) }).click()
    await expect.poll(() => useHeldActs.getState().acts.length).toBe(1)
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
    undoAct()
    await expect.poll(() => document.querySelectorAll('[aria-selected="true"]')).toHaveLength(3)
    await sendHeldActs()
    expect(sent).not.toHaveBeenCalled()
  })
})
