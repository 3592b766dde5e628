import { describe, expect, it } from 'vitest'
import { generationOf, generations, generationsOf } from './generations.ts'
import { spelledInArabic } from './letters.ts'
import { findModel } from './makes.ts'
import { limits } from '#shared/constants/limits.ts'

const everyModel = Array.from(generations, ([make, models]) =>
  Array.from(models, ([model, list]) => [`${make} ${model}`, make, model, list] as const),
).flat()

describe('generations', () => {
  it('cover the market of the Gulf', () => {
    expect(everyModel.length).toBeGreaterThan(170)
    expect(everyModel.flatMap(([, , , list]) => list).length).toBeGreaterThan(450)
  })

  it.each(everyModel)(
    'of %s: a model of ours, years in order, no two at once, codes and names once',
    (_, make, model, list) => {
      expect(
        findModel(make, model),
        `generations-*.ts has a ${make} ${model}, and makes.ts does not: both name it alike`,
      ).toBeDefined()
      list.forEach(({ from, to = 2100, facelifts }, at) => {
        expect(from).toBeGreaterThanOrEqual(limits.listing.firstYear)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(from).toBeGreaterThan(at === 0 ? 0 : (list[at - 1]!.to ?? 2100))
        const years = [from, ...facelifts, to + 1]
        expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b))
      })
      const names = list.flatMap(({ names }) => names)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it.each([
    ['Toyota', 'Land Cruiser', 2007, 'J100'],
    ['Toyota', 'Land Cruiser', 2008, 'J200'],
    ['Toyota', 'Land Cruiser', 2021, 'J200'],
    ['Toyota', 'Land Cruiser', 2022, 'J300'],
    ['Toyota', 'Prado', 2018, 'J150'],
    ['Nissan', 'Patrol', 2024, 'Y62'],
    ['Nissan', 'Patrol', 2025, 'Y63'],
    ['Nissan', 'Patrol Super Safari', 2020, 'Y61'],
    ['Lexus', 'LX', 2021, 'J200'],
    ['Lexus', 'LX', 2022, 'J310'],
    ['Porsche', '911', 2020, '992'],
    ['Land Rover', 'Range Rover', 2013, 'L405'],
    ['Mercedes-Benz', 'G-Class', 2019, 'W463A'],
  ])('a %s %s of %i is %s', (make, model, year, code) => {
    expect(generationOf(make, model, year)?.code).toBe(code)
  })

  it('are unknown before the first, between two, and of cars that are not listed', () => {
    expect(generationOf('Toyota', 'Land Cruiser', 1980)).toBeUndefined()
    expect(generationOf('Ford', 'Raptor', 2016)).toBeUndefined()
    expect(generationOf('Toyota', 'Nonsense', 2020)).toBeUndefined()
    expect(generationsOf('Nonsense', 'Land Cruiser')).toEqual([])
  })

  it('have a name in both scripts', () => {
    expect(generationOf('Toyota', 'Land Cruiser', 2016)).toEqual({
      code: 'J200',
      from: 2008,
      to: 2021,
      facelifts: [2012, 2016],
      label: { en: 'LC200', ar: 'إل سي 200' },
      names: ['J200', 'LC200', '200'],
    })
    expect(generationOf('Nissan', 'Patrol', 2016)?.label).toEqual({ en: 'Y62', ar: 'واي 62' })
    expect(spelledInArabic('E-Tron GT 55')).toBe('إي تي آر أو إن جي تي 55')
  })
})
