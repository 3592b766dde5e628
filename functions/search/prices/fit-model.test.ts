import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatePrice } from './estimate.ts'
import { fitModel } from './fit-model.ts'
import { believed, type Sample } from './fit-slopes.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'

const car = (parts: Partial<Sample> = {}): Sample => ({
  year: 2020,
  mileage: 60_000,
  isGCCSpec: true,
  generation: 'LC300',
  trim: 'gxr',
  priceQAR: 100_000,
  ...parts,
})

/** Cars whose prices follow rules: 8 % a year, 3 % per 10,000 km, VXR a third dearer, and an honest noise of some percent. */
const market = (count: number, noise = 0.04, seed = 5): Sample[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const year = 2016 + Math.floor(random() * 8)
    const mileage = Math.round((2024 - year) * 15_000 * (0.5 + random()))
    const trim = random() < 0.5 ? 'gxr' : 'vxr'
    const logged = (year - 2020) * 0.08 - (mileage / 10_000) * 0.03 + (trim === 'vxr' ? 0.3 : 0)
    return car({ year, mileage, trim, priceQAR: 200_000 * Math.exp(logged + noise * (random() * 2 - 1)) })
  })
}

const estimate = (samples: readonly Sample[], asked: Partial<Sample>, own?: number) =>
  estimatePrice(fitModel(samples, believed), car(asked), own)

describe('a model that is fitted', () => {
  it('finds the rules of a market again', () => {
    const { slopes } = fitModel(market(200), believed)
    expect(slopes.perYear).toBeCloseTo(0.08, 1)
    expect(slopes.perTenThousandKm).toBeCloseTo(-0.03, 2)
    const found = estimate(market(200), { trim: 'vxr' })!
    expect(found.middleQAR / (200_000 * Math.exp(-0.18 + 0.3))).toBeCloseTo(1, 1)
  })

  it('leaves the slopes of the class where cars are few', () => {
    const { slopes } = fitModel(market(4), believed)
    expect(slopes.perYear).toBeCloseTo(believed.perYear, 1)
    expect(slopes.perTenThousandKm).toBeCloseTo(believed.perTenThousandKm, 2)
  })

  it.each([1000, 100_000_000])('is hardly moved by a wild price of %i', (wild) => {
    const samples = market(20)
    const usual = estimate(samples, {})!.middleQAR
    const moved = estimate([...samples, car({ priceQAR: wild })], {})!.middleQAR
    expect(Math.abs(moved / usual - 1)).toBeLessThan(0.03)
  })

  it('does not compare generations with one another', () => {
    const older = market(30).map((sample) => ({ ...sample, generation: 'LC200', priceQAR: 50_000 }))
    const model = fitModel([...older, ...market(30)], believed)
    expect(estimatePrice(model, car({ generation: 'LC200' }))!.middleQAR).toBeLessThan(70_000)
    expect(estimatePrice(model, car())!.middleQAR).toBeGreaterThan(140_000)
    expect(estimatePrice(model, car({ generation: 'LC100' }))).toBeUndefined()
  })

  it('has no estimate from three cars, and one from four', () => {
    expect(estimate(market(3), {})).toBeUndefined()
    expect(estimate(market(4), {})).toMatchObject({ count: 4 })
    expect(estimate(market(4), {}, market(4)[0]!.priceQAR)).toBeUndefined()
  })
})

describe('an estimate', () => {
  it('is never raised by more kilometres, nor lowered by a newer year, in any market', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            year: fc.integer({ min: 2008, max: 2026 }),
            mileage: fc.integer({ min: 0, max: 600_000 }),
            isGCCSpec: fc.boolean(),
            trim: fc.constantFrom('gxr', 'vxr', ''),
            priceQAR: fc.integer({ min: 1, max: 5_000_000 }),
          }),
          { minLength: 4, maxLength: 30 },
        ),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 2008, max: 2025 }),
        (samples, mileage, year) => {
          const model = fitModel(
            samples.map((sample) => car(sample)),
            believed,
          )
          const at = (parts: Partial<Sample>) => estimatePrice(model, car({ mileage, year, ...parts }))!
          const { middleQAR, spread } = at({})
          expect(Number.isFinite(middleQAR) && middleQAR > 0 && spread > 0).toBe(true)
          expect(at({ mileage: mileage + 7000 }).middleQAR).toBeLessThanOrEqual(middleQAR)
          expect(at({ year: year + 1 }).middleQAR).toBeGreaterThan(middleQAR)
          expect(at({ isGCCSpec: false }).middleQAR).toBeLessThanOrEqual(at({ isGCCSpec: true }).middleQAR)
        },
      ),
      { seed: 3, numRuns: 200 },
    ))

  it('takes the car itself out: as if the others alone had been fitted', () => {
    const samples = market(12)
    const own = car({ priceQAR: 150_000 })
    const alone = estimate(samples, own)!.middleQAR
    const among = estimate([...samples, own], own, own.priceQAR)!
    expect(among.count).toBe(12)
    expect(Math.abs(among.middleQAR / alone - 1)).toBeLessThan(0.02)
  })

  it('is less certain of a trim that nobody else offers', () => {
    const known = estimate(market(40), {})!
    const unknown = estimate(market(40), { trim: 'gr sport' })!
    expect(unknown.sameTrim).toBe(0)
    expect(unknown.spread).toBeGreaterThan(2 * known.spread)
  })
})
