import { ArrowDown } from 'lucide-react'
import { qarToUsd } from '#shared/constants/currency.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDollars, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The price, about what that is in dollars, and the price before if it came down. */
export const PriceHeading = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const cars = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = listing
  return (
    <div className="min-w-0">
      <p className="text-2xl font-semibold sm:text-3xl lg:text-2xl xl:text-3xl whitespace-nowrap tabular-nums">
        <bdi>{formatMoney(price, language)}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
        <bdi>{t('price.approx', { dollars: formatDollars(price, qarToUsd, language) })}</bdi>
        {before !== null && before > price && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-green">
            <ArrowDown aria-hidden className="size-3.5" />
            {cars.t('priceDropped')}
            <s className="ms-1 text-ink-3">
              <bdi>{formatMoney(before, language)}</bdi>
            </s>
          </span>
        )}
      </p>
    </div>
  )
}
