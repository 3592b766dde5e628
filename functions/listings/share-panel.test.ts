import { describe, expect, it } from 'vitest'
import { textWidth } from '#functions/drawing/text.ts'
import { badgeHeight, column, layOutPanel } from './share-panel.ts'
import { shareFacts, type ShareFacts } from './share-facts.ts'
import { languages } from '#shared/constants/market.ts'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { makes } from '#shared/reference/makes.ts'
import { availabilities } from '#shared/rules/availability.ts'

const car = {
  make: 'Nissan',
  model: 'Patrol',
  year: 2024,
  variant: '',
  mileage: listingLimits.mileage.max,
  priceQAR: listingLimits.price.max,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  engineSize: '4.0',
  color: 'White',
  condition: 'Excellent',
  city: 'Al Shahaniya',
  description: '',
  features: [],
  isGCCSpec: true,
  hasWarranty: false,
  isAccidentFree: true,
} satisfies Parameters<typeof shareFacts>[0]

const names = makes.flatMap((make) =>
  make.models.flatMap((model) =>
    ['', ...(model.trims ?? [])].map((variant) => ({ make: make.name, model: model.name, variant })),
  ),
)

/** The cars of our lists with the longest titles in a language. */
const longest = (language: 'en' | 'ar') =>
  names
    .map((name) => ({ ...name, length: carTitle({ ...name, year: 2024 }, language).length }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 12)

const lay = (said: ShareFacts) => layOutPanel(said, (weight) => (text) => textWidth(text, weight))

/** Lays a panel out, and finds nothing outside its column and no line in another. */
const layAndCheck = async (said: ShareFacts) => {
  const { lines, badgeY } = await lay(said)
  for (const { text, x, size, weight } of lines) {
    // A hundredth more: widths are measured in steps of that.
    const end = column.start + x + (await textWidth(text, weight)) * size
    expect([text, end <= column.end + 0.01 * size]).toEqual([text, true])
  }
  const top = said.badge ? badgeY : lines[0]!.y - lines[0]!.size * 0.75
  expect(top).toBeGreaterThanOrEqual(column.top - 1)
  if (said.badge) expect(lines[0]!.y - lines[0]!.size * 0.75).toBeGreaterThan(badgeY + badgeHeight)
  expect(lines.at(-1)!.y).toBeLessThanOrEqual(column.bottom)
  const baselines = [...new Set(lines.map(({ y }) => y))]
  for (const [index, y] of baselines.slice(1).entries()) {
    const size = Math.max(...lines.filter((line) => line.y === y).map((line) => line.size))
    expect(y - baselines[index]!).toBeGreaterThan(size)
  }
  return lines
}

describe.each(languages)('the panel in %s', (language) => {
  it('holds the longest names of cars as a whole, with the highest price', async () => {
    for (const { make, model, variant } of longest(language)) {
      const said = shareFacts({ ...car, make, model, variant }, 'RESERVED', language)
      const lines = await layAndCheck(said)
      const written = lines.map(({ text }) => text.replace(/[\u200e\u200f]/g, '')).join(' ')
      expect(written).toBe([...said.headline, ...said.title, ...said.facts].join(' '))
    }
  })

  it.each(availabilities)('holds what people write, to its limit: %s', async (availability) => {
    const variant = `${'WWW '.repeat(8)}AMG “Édition” <1> & ٤×٤ نادرة جدًا`.slice(0, listingLimits.variant)
    const wide = { ...car, make: 'W'.repeat(60), model: 'م'.repeat(60), variant, city: 'W'.repeat(60) }
    for (const make of ['Land Rover', wide.make])
      await layAndCheck(shareFacts({ ...wide, make }, availability, language))
  })

  it.each([9500, 185_000, 1_250_000])('writes %s large', async (priceQAR) => {
    const [, figure] = (await layAndCheck(shareFacts({ ...car, priceQAR }, 'AVAILABLE', language)))
      .toSorted((one, other) => one.size - other.size)
      .slice(-2)
    expect(figure!.text).toBe(priceQAR.toLocaleString('en'))
    // A quarter of it is what a phone shows beside a message.
    expect(figure!.size / 4).toBeGreaterThan(15)
  })
})

describe('what a panel says', () => {
  it('is the price, the name with its year, and three facts, in the language of the page', () => {
    const known = { ...car, variant: 'Platinum', priceQAR: 185_000, mileage: 45_000 }
    expect(shareFacts(known, 'AVAILABLE', 'en')).toMatchObject({
      direction: 'ltr',
      headline: ['QAR', '185,000'],
      badge: undefined,
      title: ['Nissan', 'Patrol', 'Platinum 2024'],
      facts: ['45,000 km', 'Al Shahaniya', 'GCC specs'],
    })
    expect(shareFacts({ ...known, variant: '', isGCCSpec: false }, 'RESERVED', 'ar')).toMatchObject({
      direction: 'rtl',
      headline: ['185,000', 'ر.ق'],
      badge: 'محجوزة',
      title: ['نيسان', 'باترول 2024'],
      facts: ['45,000 كم', 'الشحانية', 'أوتوماتيك'],
    })
  })

  it('is no price once the car cannot be had', () => {
    expect(shareFacts(car, 'SOLD', 'en')).toMatchObject({ headline: ['Sold'], badge: undefined })
    expect(shareFacts(car, 'PAUSED', 'ar').headline.join(' ')).not.toMatch(/\d/)
  })
})
