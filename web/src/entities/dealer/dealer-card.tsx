import { dealerName } from '#shared/rules/dealer-name.ts'
import { BadgeCheck, CarFront, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DealerCard as Dealer } from '#shared/schemas/dealer.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DealerCover, DealerLogo, DealerRating } from './dealer-parts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const coverSizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

/** A verified dealer in a grid: who, where, how rated, how many cars. All of it is one link. */
export const DealerCard = ({
  dealer,
  city,
}: {
  dealer: Dealer
  /** In the language in use. */ city: string
}) => {
  const { t, language } = useT('dealers')
  return (
    <article className="relative flex flex-col overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      {dealer.coverImageUrl && <DealerCover dealer={dealer} sizes={coverSizes} className="h-24 w-full" />}
      <div className="flex flex-1 items-center gap-4 p-4">
        <DealerLogo dealer={dealer} />
        <div className="min-w-0 flex-1">
          <h3 className="flex items-center gap-1.5 text-base font-medium tracking-normal">
            <Link
              to={paths.dealer(dealer.slug)}
              className="min-w-0 break-words outline-none after:absolute after:inset-0"
            >
              <bdi>{dealerName(dealer, language)}</bdi>
            </Link>
            <BadgeCheck role="img" aria-label={t('verified')} className="size-4.5 shrink-0 text-green" />
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4 text-ink-3" />
              {city}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <CarFront aria-hidden className="size-4 text-ink-3" />
              {t('cars', { count: dealer.carsAvailable })}
            </span>
          </p>
          <DealerRating dealer={dealer} />
        </div>
      </div>
    </article>
  )
}

/** A DealerCard that is still to come, of the geometry it has without a cover. */
export const DealerCardSkeleton = () => (
  <div aria-hidden className="overflow-clip rounded-card border border-line bg-card">
    <div className="flex items-center gap-4 p-4">
      <Skeleton className="size-14 shrink-0 rounded-control" />
      <span className="flex-1">
        <span className="flex items-center text-base">
          &#8203;
          <Skeleton className="h-3 w-36" />
        </span>
        <span className="mt-1 flex items-center text-sm">
          &#8203;
          <Skeleton className="h-3 w-28" />
        </span>
      </span>
    </div>
  </div>
)
