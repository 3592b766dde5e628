import { useEffect, useState } from 'react'
import { userEvent, type Locator } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { bodyTypeLabels, fuelTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { facetNames, type Facets } from '#shared/schemas/listing-query.ts'
import { CarFilterPanel } from '#web/features/browse/car-filter-panel.tsx'
import { carSearch, type CarFilters, type CarQuery } from '#web/features/browse/car-filters.ts'
import { PlateFilterPanel } from '#web/features/browse/plate-filter-panel.tsx'
import { plateSearch, type PlateQuery } from '#web/features/browse/plate-filters.tsx'
import ar from '#web/i18n/ar/search.ts'
import arPlates from '#web/i18n/ar/plates.ts'
import enPlates from '#web/i18n/en/plates.ts'
import en from '#web/i18n/en/search.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const texts = { en, ar }
const names = { makeName: (make: string) => make, modelName: (model: string) => model }

const counted = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))

const facets = {
  ...(Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets),
  make: counted({ Toyota: 13 }),
  model: counted({ 'Land Cruiser': 13 }),
  bodyType: counted({ SUV: 11, Pickup: 2 }),
  fuelType: counted({ Petrol: 12, Diesel: 1 }),
  dealerOnly: counted({ true: 10, false: 3 }),
  color: counted({ White: 9, Black: 4 }),
  // The most frequent first, as the API counts.
  seats: counted({ 9: 6, 5: 4, 7: 3 }),
  carState: counted({ Used: 11, New: 2 }),
  condition: counted({ Used: 4, Excellent: 7, New: 2 }),
  generation: counted({ J300: 7, J200: 6 }),
  trim: counted({ GXR: 8, VXR: 5 }),
  priceDrop: counted({ true: 3, false: 10 }),
  isNew: counted({ false: 13 }),
}

/** A choice is called by its name and its count. */
const startingWith = (name: string) => new RegExp(`^\u200e?${name.replaceAll('+', '\\+')}`)

/** Presses what may stand far below the window. */
const press = async (control: Locator) => {
  await expect.element(control).toBeVisible()
  control.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

let chosen: CarQuery

/** The panel, where a choice takes effect at once as on the page. */
const Panel = ({ start, makes = facets.make }: { start: string; makes?: Facets['make'] }) => {
  const [filters, setFilters] = useState<CarQuery>(() => carSearch.parse(new URLSearchParams(start)))
  useEffect(() => {
    chosen = filters
  }, [filters])
  const found = {
    listings: [],
    total: 13,
    page: 1,
    limit: 20,
    facets: { ...facets, make: makes },
    sortedBy: 'createdAt' as const,
    understood: [],
    ignored: [],
    search: '',
    makes: filters.make,
  }
  const onChange = (change: Partial<CarFilters>) => setFilters((now) => ({ ...now, ...change }))
  return <CarFilterPanel {...{ filters, onChange, found, names }} outdated={false} failed={false} />
}

// The panel asks for the good prices alone.
beforeEach(() =>
  fakeApi((route) => (route === 'GET /api/listings' ? { body: { total: 6, facets: {} } } : undefined)),
)

describe.each(languages)('the filters of cars in %s', (language) => {
  const text = texts[language]
  const open = async (start = '', makes?: Facets['make']) =>
    renderIn(language, <Panel start={start} {...(makes && { makes })} />, ['search'])

  it('offers bodies and fuels as pictures that are ticked by their names', async () => {
    const screen = await open()
    const bodies = screen.getByRole('group', { name: text.bodyType, exact: true })
    await expect
      .element(bodies.getByRole('checkbox', { name: startingWith(bodyTypeLabels.Sedan[language]) }))
      .toBeDisabled()
    await press(bodies.getByRole('checkbox', { name: startingWith(bodyTypeLabels.Pickup[language]) }))
    await expect.poll(() => chosen.bodyType).toEqual(['Pickup'])
    await press(screen.getByRole('button', { name: startingWith(text['filters.engine']) }))
    await press(screen.getByRole('checkbox', { name: startingWith(fuelTypeLabels.Diesel[language]) }))
    await expect.poll(() => chosen.fuelType).toEqual(['Diesel'])
    expect(bodies.element().querySelectorAll('svg path').length).toBeGreaterThan(8)
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('opens a section that is in use and counts numbers upwards, with the last for all above', async () => {
    const screen = await open('color=White')
    await expect
      .element(screen.getByRole('checkbox', { name: startingWith(colorLabels.White[language]) }))
      .toBeChecked()
    const seats = screen.getByRole('group', { name: text.seats, exact: true })
    expect(
      seats
        .getByRole('checkbox')
        .elements()
        .map((box) => (box as HTMLInputElement).value),
    ).toEqual(['5', '7', '9'])
    await expect.element(seats.getByRole('checkbox', { name: startingWith('9+') })).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: startingWith(text['filters.engine']) }))
      .toHaveAttribute('aria-expanded', 'false')
    expect(await violations()).toEqual([])
  })

  it('asks for verified dealers or private sellers, and writes one condition for both of its parameters', async () => {
    const screen = await open('quality=Good')
    await press(screen.getByRole('radio', { name: startingWith(text['seller.privateOnly']) }))
    await expect.poll(() => chosen.dealerOnly).toBe('false')
    await press(screen.getByRole('radio', { name: startingWith(text['seller.all']) }))
    await expect.poll(() => chosen.dealerOnly).toBeUndefined()
    const condition = screen.getByRole('group', { name: text.condition, exact: true })
    const values = condition
      .getByRole('checkbox')
      .elements()
      .map((box) => (box as HTMLInputElement).value)
    expect(values).toEqual(['Excellent', 'Good'])
    await expect.element(condition.getByRole('checkbox').nth(1)).toBeChecked()
  })

  it('names the generations of one model with their years, and none for several', async () => {
    const screen = await open('make=Toyota&model=Land+Cruiser')
    const generations = screen.getByRole('group', { name: text.generation, exact: true })
    await expect.element(generations.getByRole('checkbox').nth(1)).toHaveAccessibleName(/2008–2021/)
    await press(generations.getByRole('checkbox').nth(1))
    await expect.poll(() => chosen.generation).toEqual(['J200'])
    await press(screen.getByRole('checkbox', { name: startingWith('GXR') }))
    await expect.poll(() => chosen.trim).toEqual(['GXR'])
  })

  it('leaves the keyboard in the list where a box is unticked that was shown for its tick alone', async () => {
    const order = 'Toyota Nissan Kia BMW Audi Ford Lexus Mazda Honda Jeep Volvo Fiat'.split(' ')
    const makes = order.map((value, index) => ({ value, count: 20 - index }))
    const screen = await open('make=Lada,Honda&isNew=true', makes)
    const list = screen.getByRole('group', { name: text.make, exact: true })
    const untick = async (box: Locator) => {
      await expect.element(box).toBeChecked()
      box.element().focus()
      await userEvent.keyboard(' ')
    }
    // Beyond the first ones it stays, and can be ticked again.
    const ninth = list.getByRole('checkbox', { name: startingWith('Honda') })
    await untick(ninth)
    await expect.poll(() => chosen.make).toEqual(['Lada'])
    await expect.element(ninth).toHaveFocus()
    // One without cars goes.
    await untick(list.getByRole('checkbox', { name: startingWith('Lada') }))
    await expect.element(list.getByRole('checkbox', { name: startingWith('Toyota') })).toHaveFocus()
    // Or cannot be ticked again.
    const isNew = screen.getByRole('checkbox', { name: startingWith(text.isNew) })
    await untick(isNew)
    await expect.element(isNew).toBeDisabled()
    await expect.poll(() => document.querySelector('input:focus:enabled')).not.toBeNull()
  })

  it('ties the sentence about a lowest price above the highest to both of its fields', async () => {
    const screen = await open('minPrice=50000')
    const price = screen.getByRole('group', { name: text.price, exact: true })
    const field = (name: 'price.min' | 'price.max') => price.getByRole('textbox', { name: text[name] })
    await field('price.max').fill('40000')
    await expect.element(price.getByRole('alert')).toHaveTextContent(text['price.inverted'])
    for (const name of ['price.min', 'price.max'] as const) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(name)).toHaveAccessibleDescription(text['price.inverted'])
    }
    await field('price.max').fill('60000')
    await expect.element(field('price.min')).not.toHaveAttribute('aria-invalid')
  })

  it('reads few kilometres as thousands, and takes a common range with a press', async () => {
    const screen = await open()
    const mileage = screen.getByRole('group', { name: text.mileage, exact: true })
    await mileage.getByRole('textbox', { name: text['price.max'] }).fill('80')
    await expect.poll(() => chosen.maxMileage).toBe(80_000)
    await press(mileage.getByRole('button').nth(1))
    await expect.poll(() => chosen).toMatchObject({ minMileage: undefined, maxMileage: 50_000 })
    await press(mileage.getByRole('button', { pressed: true }))
    await expect.poll(() => chosen.maxMileage).toBeUndefined()
    await expect.element(screen.getByRole('checkbox', { name: startingWith(text.isNew) })).toBeDisabled()
    await expect
      .element(screen.getByRole('checkbox', { name: startingWith(text.goodPrice) }))
      .toHaveAccessibleName(/6\D*$/)
    await press(screen.getByRole('checkbox', { name: startingWith(text.goodPrice) }))
    await expect.poll(() => chosen.goodPrice).toBe(true)
  })
})

const plateTexts = { en: enPlates, ar: arPlates }

const plateFacets = {
  digits: counted({ 3: 12, 4: 0, '4+': 7, 5: 7 }),
  series: counted({ none: 19, Q: 2 }),
  category: counted({ premium: 4 }),
  location: counted({ doha: 9, 'al-khor': 0 }),
  tags: counted({ mirror: 5, ladder: 0 }),
  price: counted({ '-5000': 3, '5000-20000': 11, '20000-100000': 0 }),
  isNew: counted({ true: 0 }),
  priceDrop: counted({ true: 2 }),
}

/** The panel of plates, where a choice takes effect at once as on the page. */
const PlatePanel = () => {
  const [filters, setFilters] = useState<PlateQuery>(() => plateSearch.parse(new URLSearchParams()))
  const found = { plates: [], total: 19, page: 1, limit: 24, facets: plateFacets }
  return (
    <PlateFilterPanel
      filters={filters}
      onChange={(change) => setFilters((now) => ({ ...now, ...change }))}
      found={found}
      outdated={false}
    />
  )
}

describe.each(languages)('the filters of plates in %s', (language) => {
  const text = plateTexts[language]

  it('shows beside each choice how many plates it has, and offers none that has no plate', async () => {
    const screen = await renderIn(language, <PlatePanel />, ['plates', 'search'])
    const counts = (group: string) =>
      screen
        .getByRole('group', { name: group, exact: true })
        .getByRole('listitem')
        .elements()
        .map((item) => /\d+\D*$/.exec(item.textContent)?.[0].trim())
    // Behind its example.
    await expect.poll(() => counts(text.tags)).toEqual(['123215'])
    expect(counts(text.location)).toEqual(['9'])
    expect(counts(text.offer)).toEqual(['2', '0'])
    expect(counts(text.price)).toEqual(['3)', '11)', '0)', '0)', '0)'])
    const radio = (name: string) => screen.getByRole('radio', { name: startingWith(name) })
    await expect.element(radio(text['digits.more'])).toHaveAccessibleName(/\(7\)$/)
    await expect.element(screen.getByRole('checkbox', { name: startingWith(text.isNew) })).toBeDisabled()
    expect(overflowing()).toEqual([])
    expect(await violations()).toEqual([])
  })
  it('keeps each range of prices with its count inside its button, in the column beside the results', async () => {
    const column = <div style={{ width: '14.375rem' }}>{<PlatePanel />}</div>
    const screen = await renderIn(language, column, ['plates', 'search'])
    const ranges = screen.getByRole('group', { name: text.price, exact: true }).getByRole('listitem')
    await expect.element(ranges.getByText('(11)')).toBeVisible()
    const runsOut = ranges.elements().filter((range) => {
      const { left, right, bottom } = range.getBoundingClientRect()
      return [...range.querySelectorAll('bdi')].some((part) => {
        const box = part.getBoundingClientRect()
        return box.left < left || box.right > right || box.bottom > bottom
      })
    })
    expect(runsOut.map(({ textContent }) => textContent)).toEqual([])
  })
})
