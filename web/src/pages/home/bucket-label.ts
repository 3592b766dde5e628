import type { Language } from '#shared/constants/languages.ts'
import type { PriceBucket } from '#web/entities/catalogue/price-buckets.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Words for a price range: `Under QAR 50,000`, or by `formatNumber`, where the currency stands above, `Under 50,000`. */
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
