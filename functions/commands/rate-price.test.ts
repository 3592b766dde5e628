import { expect, it } from 'vitest'
import { comparePrice } from '#functions/search/find-comparables.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { ratePrice } from './rate-price.ts'

it('answers whole beside a search of an older build, which says nothing of what it compared', () => {
  const car = { make: 'Toyota', model: 'Camry', year: 2020, mileage: 1, isGCCSpec: true, variant: '' }
  const { basis: _basis, ...old } = comparePrice(createIndex([]), car)
  expect(ratePrice(50_000, old as ReturnType<typeof comparePrice>).basis).toMatchObject({ isGCCSpec: null })
})
