import { expect, it } from 'vitest'
import { findDealers } from './find-dealers.ts'

const dealers = [
  { businessName: 'Wukair Family Cars', city: 'Al Wakrah' },
  { businessName: 'Pearl Line Premium Cars', city: 'Lusail' },
  { businessName: 'معرض الأمانة', city: 'Doha' },
  { businessName: 'Corner Motors', city: 'Somewhere' },
]
const found = (search: string) => findDealers(dealers, search).map(({ businessName }) => businessName)

it('has all of them until something is typed', () => {
  expect(found('')).toHaveLength(4)
  expect(found('  ')).toHaveLength(4)
})

it('finds by any part of the name and by the city in either language, however it is spelt', () => {
  expect(found('PREMIUM')).toEqual(['Pearl Line Premium Cars'])
  expect(found('wakrah')).toEqual(['Wukair Family Cars'])
  expect(found('الوكره')).toEqual(['Wukair Family Cars'])
  expect(found('وكرة')).toEqual(['Wukair Family Cars'])
  expect(found('الامانه')).toEqual(['معرض الأمانة'])
  expect(found('doha')).toEqual(['معرض الأمانة'])
  expect(found('somewhere')).toEqual(['Corner Motors'])
})

it('wants every word, in any order', () => {
  expect(found('cars lusail')).toEqual(['Pearl Line Premium Cars'])
  expect(found('cars doha')).toEqual([])
})
