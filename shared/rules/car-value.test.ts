import { describe, expect, it } from 'vitest'
import { generationOfYear, valueOf } from './car-value.ts'

const trims = [
  { name: null, count: 30, offset: 0, spread: 0.16 },
  { name: 'GXR', count: 12, offset: 0.05, spread: 0.09 },
  { name: 'EXR', count: 9, offset: -0.12, spread: 0.0975 },
]

const market = (level = 12.6, perTenThousandKm = -0.021) => ({
  slopes: { perYear: 0.08, perTenThousandKm, imported: -0.1 },
  generations: [
    {
      label: null,
      count: 30,
      level,
      trims,
      years: [
        { year: 2024, count: 3, mileage: 20_000 },
        { year: 2023, count: 0, mileage: 41_000 },
      ],
    },
    { label: null, count: 3, level: 0, trims: [], years: [{ year: 2010, count: 3, mileage: 180_000 }] },
  ],
})

const car = { year: 2024, mileage: 20_000, isGCCSpec: true, trim: 'GXR' }
const value = (changes: Partial<Parameters<typeof valueOf>[1]>, of = market()) =>
  valueOf(of, { ...car, ...changes })!

describe('valueOf', () => {
  it('is never more for more mileage, nor is either end of its range, whatever it is rounded to', () => {
    for (let level = 8; level < 14.5; level += 0.17)
      for (const { name } of trims)
        for (const slope of [-0.002, -0.021, -0.08]) {
          let before = { middle: Infinity, from: Infinity, to: Infinity }
          for (let mileage = 0; mileage <= 500_000; mileage += 2500) {
            const found = value({ mileage, trim: name }, market(level, slope))
            expect(found.middle).toBeLessThanOrEqual(before.middle)
            expect(found.from).toBeLessThanOrEqual(before.from)
            expect(found.to).toBeLessThanOrEqual(before.to)
            before = found
          }
        }
  })

  it('lies within its range, which has a width', () => {
    for (let level = 3; level < 15; level += 0.31)
      for (let mileage = 0; mileage <= 400_000; mileage += 50_000) {
        const { from, middle, to } = value({ mileage }, market(level))
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from).toBeLessThan(middle)
        expect(middle).toBeLessThan(to)
      }
  })

  it('is rounded to half a standard deviation at most', () => {
    const { middle, from, to } = value({})
    expect([middle % 10_000, from % 10_000, to % 10_000]).toEqual([0, 0, 0])
  })

  it('is less for an older year, an imported car and a plainer trim, and wider for any trim', () => {
    const { middle, from, to } = value({})
    expect(value({ year: 2023 }).middle).toBeLessThan(middle)
    expect(value({ isGCCSpec: false }).middle).toBeLessThan(middle)
    expect(value({ trim: 'EXR' }).middle).toBeLessThan(middle)
    const any = value({ trim: null })
    expect(any.to - any.from).toBeGreaterThan(to - from)
    expect(value({ trim: 'of another model' })).toEqual(any)
  })

  it('is nothing for a year that nobody offers, or with too few cars', () => {
    expect(valueOf(market(), { ...car, year: 2022 })).toBeUndefined()
    expect(valueOf(market(), { ...car, year: 2010 })).toBeUndefined()
    expect(generationOfYear(market(), 2010)?.count).toBe(3)
  })
})
