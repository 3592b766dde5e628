import { expect, test } from 'vitest'
import { record } from '#functions/search/columns.ts'
import type { ValueCounts } from './more-facets.ts'
import { toFacets } from './to-facets.ts'
import { facetNames, type FacetName } from '#shared/schemas/listing-query.ts'

const counted = (numbers: Record<string, number>): Record<FacetName, ValueCounts> => {
  const values = { values: Object.keys(numbers), counts: Uint32Array.from(Object.values(numbers)) }
  return record(facetNames, () => values)
}

const cities = (...segments: Record<string, number>[]) =>
  toFacets(segments.map(counted)).city.map(({ value, count }) => `${value} ${count}`)

test('the most frequent come first, equals by value, and what nothing has is left out', () => {
  expect(cities({ Doha: 2, Umm: 5, 'Al Khor': 2, Lusail: 0, عمان: 5 })).toEqual([
    'Umm 5',
    'عمان 5',
    'Al Khor 2',
    'Doha 2',
  ])
})

test('segments are added up, whichever of them knows a value', () => {
  expect(cities({ b: 1, a: 1, c: 4 }, { d: 2, b: 3 }, { a: 1, d: 1 })).toEqual(['b 4', 'c 4', 'd 3', 'a 2'])
  expect(cities({ a: 0 }, { b: 0 })).toEqual([])
  expect(toFacets([]).city).toEqual([])
})

test('adding up changes no segment', () => {
  const segment = counted({ a: 1, b: 2 })
  for (let times = 0; times < 2; times++)
    expect(toFacets([segment, counted({ b: 1 })]).city).toEqual([
      { value: 'b', count: 3 },
      { value: 'a', count: 1 },
    ])
})

test('a count may be as large as any', () => {
  expect(cities({ a: 2 ** 31 - 1, b: 2 ** 31 })).toEqual([`b ${2 ** 31}`, `a ${2 ** 31 - 1}`])
})
