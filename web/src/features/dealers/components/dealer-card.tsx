import { BadgeCheck, Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DealerCard as Dealer } from '#shared/schemas/dealer.ts'
import { isLive } from '#web/app/live-pages.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DealerLogo } from './dealer-logo.tsx'

/** A verified dealer in a grid: who, where, how rated, how many cars. One link, once storefronts exist. */
export const DealerCard = ({
  dealer,
  city,
}: {
  dealer: Dealer
  /** In the language in use. */ city: string
}) => {
  const { t, language } = useT('dealers')
  return (
    <article className="relative flex items-center gap-4 rounded-card border border-line bg-card p-4 transition-shadow has-[a]:hover:shadow-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <DealerLogo dealer={dealer} />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-1.5 text-base font-medium tracking-normal">
          {isLive('dealer') ? (
            <Link
              to={paths.dealer(dealer.slug)}
              className="truncate outline-none after:absolute after:inset-0"
            >
              <bdi>{dealer.businessName}</bdi>
            </Link>
          ) : (
            <bdi className="truncate">{dealer.businessName}</bdi>
          )}
          <BadgeCheck role="img" aria-label={t('verified')} className="size-4.5 shrink-0 text-green" />
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{city}</span>
          <span>{t('cars', { count: dealer.carsAvailable })}</span>
        </p>
      </div>
      {dealer.rating !== null && (
        <span className="inline-flex items-center gap-1 self-start text-sm font-medium tabular-nums">
          <Star aria-hidden className="size-4 fill-amber text-amber" />
          <span className="sr-only">{t('rating', { rating: formatNumber(dealer.rating, language, 1) })}</span>
          <span aria-hidden>{formatNumber(dealer.rating, language, 1)}</span>
        </span>
      )}
    </article>
  )
}
