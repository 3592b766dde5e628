import { ArrowDown } from 'lucide-react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The price, and the one before it when it came down. */
export const Price = ({ listing }: { listing: Pick<ListingCard, 'priceQAR' | 'previousPriceQAR'> }) => {
  const { t, language } = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = listing
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <bdi className="text-lg font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(price, language)}
      </bdi>
      {before !== null && before > price && (
        <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-green">
          <ArrowDown aria-hidden className="size-3.5 self-center" />
          <span className="sr-only">{t('priceDropped')}</span>
          <s>
            <bdi>{formatMoney(before, language)}</bdi>
          </s>
        </span>
      )}
    </p>
  )
}
