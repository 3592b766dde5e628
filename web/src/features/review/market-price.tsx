import { usePriceRating } from '#web/entities/price-rating/queries.ts'
import { verdictLook } from '#web/entities/price-rating/price-scale.tsx'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A car's price against similar cars on offer: its rating, their fair range and median, and how many they are. */
export const MarketPrice = ({ id }: { id: string }) => {
  const { t, language } = useT('moderation')
  const price = useT('price')
  const { data: rating, error, isPending } = usePriceRating(id)
  if (isPending) return <p className="h-5" aria-busy />
  if (error) return <p className="text-sm text-ink-3">{t('market.failed')}</p>
  const { verdict, fair, median, count } = rating
  if (median === null) return <p className="text-sm text-ink-3">{t('market.none')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      {verdict && <Badge tone={verdictLook[verdict].tone}>{price.t(`verdict.${verdict}`)}</Badge>}
      {fair ? (
        <span>
          {t('market.fair', {
            from: formatNumber(fair.from, language),
            to: formatNumber(fair.to, language),
            count,
          })}
        </span>
      ) : (
        <span>{t('market.middle', { price: formatMoney(median, language), count })}</span>
      )}
    </p>
  )
}
