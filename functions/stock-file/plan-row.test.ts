import { expect, it } from 'vitest'
import { aListing } from '#functions/testing/builders.ts'
import { planRow } from './plan-row.ts'
import { type Cells, readRow } from './read-row.ts'

const at = new Date('2026-05-01T10:00:00.000Z')

const plan = (cells: Cells, seen = aListing({ stockNumber: 'A' })) =>
  planRow({ row: 2, stockNumber: 'A' }, readRow(cells, seen.car, at), seen, {
    mode: 'PUBLISH',
    newId: 'lst_00000000000000000000000009',
  })

it.each(['0', '1', '1650', 'on request'])(
  'a car is sold, whatever its price in the same row: %s',
  (priceQAR) => {
    const row = plan({ availability: 'Sold', priceQAR, engineSize: '5.6L' })
    expect(row).toMatchObject({ action: 'CHANGE', problems: [], moves: { availability: 'SOLD' } })
    expect(row.answers).toEqual({ engineSize: '5.6L' })
  },
)

it('a car that is sold already is not asked about for its price', () => {
  const sold = aListing({ stockNumber: 'A', availability: 'SOLD' })
  expect(plan({ availability: 'Sold', priceQAR: '1' }, sold)).toMatchObject({ action: 'SAME', problems: [] })
})

it.each([
  ['Yes', 'PAUSED', 'AVAILABLE'],
  ['نعم', 'PAUSED', 'AVAILABLE'],
  ['1', 'AVAILABLE', undefined],
  ['Yes', 'RESERVED', undefined],
  ['true', 'SOLD', 'AVAILABLE'],
  ['No', 'AVAILABLE', 'PAUSED'],
  ['لا', 'RESERVED', 'PAUSED'],
  ['No', 'SOLD', undefined],
] as const)('"%s" under "Available", of a car that is %s, makes it %s', (text, availability, after) => {
  const row = plan({ availability: text, priceQAR: '165000' }, aListing({ stockNumber: 'A', availability }))
  expect(row).toMatchObject({ action: after ? 'CHANGE' : 'SAME', problems: [] })
  expect(row.moves).toEqual(after ? { availability: after } : {})
})

it('a car that cannot be sold yet keeps its price', () => {
  const draft = aListing({ stockNumber: 'A', status: 'DRAFT' })
  expect(plan({ status: 'Published', availability: 'Sold', priceQAR: '150000' }, draft)).toMatchObject({
    action: 'CHANGE',
    answers: { priceQAR: 150_000 },
  })
  expect(plan({ availability: 'Sold', priceQAR: '0' }, draft).problems).toMatchObject([
    { field: 'priceQAR', problem: 'OUT_OF_RANGE' },
    { field: 'availability', problem: 'CANNOT_CHANGE' },
  ])
})
