import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'

/** Who sells, of what kind, since when; a dealer with its rating. */
export const SellerPanel = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const { dealerProfile: dealer, seller } = listing
  return (
    <section aria-label={t('contact')} className="flex items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-lg font-semibold text-ink-2"
      >
        {[...seller.name][0]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {dealer ? (
            <Link to={paths.dealer(dealer.slug)} className="underline-offset-4 hover:underline">
              <bdi>{seller.name}</bdi>
            </Link>
          ) : (
            <bdi>{seller.name}</bdi>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <SellerBadge listing={listing} />
          {dealer && dealer.rating !== null && (
            <span className="inline-flex items-center gap-1 text-xs text-ink-2 tabular-nums">
              <Star aria-hidden className="size-3.5 fill-amber text-amber" />
              <span className="sr-only">
                {t('seller.rating', { rating: formatNumber(dealer.rating, language, 1) })}
              </span>
              <span aria-hidden>{formatNumber(dealer.rating, language, 1)}</span>
              <span>({t('seller.reviews', { count: dealer.reviewCount })})</span>
            </span>
          )}
        </p>
        <p className="text-xs text-ink-3">
          {t('seller.since', { date: formatDate(seller.memberSince, language, { long: true }) })}
        </p>
      </div>
    </section>
  )
}
