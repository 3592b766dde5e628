import { expect, it } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

it('leaves room for every parameter that the search has', () => {
  expect(Object.keys(listingQuery.shape).length).toBeLessThanOrEqual(limits.savedSearchParams)
})
