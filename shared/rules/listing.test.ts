import { canMoveListing } from './status-moves.ts'
import { describe, expect, it } from 'vitest'
import { filterYears, missingAnswers, newestYear, wizardYears } from '#shared/rules/listing.ts'
import { listingStatuses } from '#shared/schemas/listing.ts'

describe('admin moves', () => {
  it('are exactly the four that the product allows', () => {
    const allowed = listingStatuses.flatMap((from) =>
      listingStatuses.filter((to) => canMoveListing(from, to)).map((to) => `${from}→${to}`),
    )
    expect(allowed).toEqual([
      'PENDING→APPROVED',
      'PENDING→REJECTED',
      'APPROVED→REJECTED',
      'REJECTED→APPROVED',
    ])
  })
})

describe('years', () => {
  it('follow the clock and never start before the specification’s first', () => {
    expect(wizardYears(new Date('2024-05-01'))).toHaveLength(96)
    expect([wizardYears(new Date('2027-05-01'))[0], wizardYears(new Date('2027-05-01')).at(-1)]).toEqual([
      2027, 1930,
    ])
    const of = (year: number) => wizardYears(new Date('2027-05-01'), year)
    expect([of(2028)[0], of(2028).length, of(2030)[0], of(2020)[0]]).toEqual([2028, 99, 2028, 2027])
    expect([filterYears(new Date('2020-05-01'))[0], filterYears(new Date('2026-05-01'))[0]]).toEqual([
      2024, 2026,
    ])
    expect(filterYears(new Date('2026-05-01')).at(-1)).toBe(2000)
    expect(newestYear(new Date('2026-05-01'))).toBe(2027)
  })
})

it('missing answers come in the wizard’s order, and an empty text is missing', () => {
  expect(
    missingAnswers({
      make: 'Kia',
      model: '',
      year: 2020,
      mileage: 0,
      priceQAR: 1,
      city: 'Doha',
      condition: 'Good',
    }),
  ).toEqual(['model', 'bodyType', 'fuelType', 'transmission', 'color'])
})
