import type { Language } from '#shared/constants/market.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The price ranges that people pick from, in QAR (spec 9). The last has no upper end. */
export const priceBuckets = [
  { min: 0, max: 50_000 },
  { min: 50_000, max: 100_000 },
  { min: 100_000, max: 200_000 },
  { min: 200_000, max: 500_000 },
  { min: 500_000, max: undefined },
] as const

type PriceBucket = (typeof priceBuckets)[number]

/** A bucket as the value of a select: `50000-100000`, `500000-`. */
export const bucketValue = ({ min, max }: PriceBucket): string => `${min}-${max ?? ''}`

/** The filter that a bucket stands for; zero is no lower bound. */
export const bucketCriteria = (value: string): { minPrice?: number; maxPrice?: number } => {
  const bucket = priceBuckets.find((item) => bucketValue(item) === value)
  return {
    ...(bucket && bucket.min > 0 && { minPrice: bucket.min }),
    ...(bucket?.max !== undefined && { maxPrice: bucket.max }),
  }
}

/** Labels a price range: `Under QAR 50,000`, or by `formatNumber`, where the currency stands above, `Under 50,000`. */
export const useBucketLabel = (
  format: (riyals: number, language: Language) => string = formatMoney,
): ((bucket: PriceBucket) => string) => {
  const { t, language } = useT('home')
  return ({ min, max }) => {
    if (max === undefined) return t('search.above', { min: format(min, language) })
    if (min === 0) return t('search.under', { max: format(max, language) })
    return t('search.between', { min: format(min, language), max: format(max, language) })
  }
}
