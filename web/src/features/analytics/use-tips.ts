import { completenessOf } from '#shared/rules/completeness.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

// More than these at once and nobody begins.
const tipsAtOnce = 4

/** What could bring a car more people, dearest first: its price when it stands out, and what its listing lacks. */
export const useTips = (car: OwnListing, rating: PriceRating | undefined): string[] => {
  const { t, language } = useT('analytics')
  const { verdict, differencePercent, count } = rating ?? {}
  const far = { percent: formatPercent(Math.abs(differencePercent ?? 0) / 100, language), count: count ?? 0 }
  const price = [
    ...(verdict === 'HIGH' || verdict === 'VERY_HIGH' ? [t('tip.price.HIGH', far)] : []),
    ...(verdict === 'SUSPECT' ? [t('tip.price.LOW', far)] : []),
  ]
  // What must be answered was answered, or it would not be public.
  const { gaps } = completenessOf(car, 1)
  return [...price, ...gaps.map(({ gap }) => t(`tip.${gap}`))].slice(0, tipsAtOnce)
}
