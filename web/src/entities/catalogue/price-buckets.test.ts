import { describe, expect, it } from 'vitest'
import { bucketCriteria, bucketValue, priceBuckets } from './price-buckets.ts'

describe('price buckets', () => {
  it('meet without gap or overlap', () => {
    priceBuckets.slice(1).forEach((bucket, index) => expect(bucket.min).toBe(priceBuckets[index]?.max))
  })

  it('become only the bounds they have', () => {
    expect(priceBuckets.map((bucket) => bucketCriteria(bucketValue(bucket)))).toEqual([
      { maxPrice: 50_000 },
      { minPrice: 50_000, maxPrice: 100_000 },
      { minPrice: 100_000, maxPrice: 200_000 },
      { minPrice: 200_000, maxPrice: 500_000 },
      { minPrice: 500_000 },
    ])
    expect(bucketCriteria('')).toEqual({})
  })
})
