import type { ReactNode } from 'react'
import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { placeIn } from '#shared/reference/areas.ts'
import { transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { isShownFeatured } from '#shared/rules/availability.ts'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { CardDeal } from '#web/entities/listing/card-deal.tsx'
import { CardPhotos } from '#web/entities/listing/card-photos.tsx'
import { bodyOf, fuelOf, titleOf } from '#web/entities/listing/labels.ts'
import { CarTitle, Price, SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { formatKilometres } from '#web/i18n/format.ts'
import { useDaysOnSale } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

type ListingRowProps = {
  listing: Listing
  /** Reachable without following the row: the favorite button. */
  action?: ReactNode
  /** In sight on arrival. */
  priority?: boolean
}

/** A car in a list: the photo beside what a card says, and as many facts as there is room for. All of it is one link. */
export const ListingRow = ({ listing, action, priority = false }: ListingRowProps) => {
  const { t, language } = useT('cars')
  const daysOnSale = useDaysOnSale()
  const title = titleOf(listing, language)
  const facts = [
    { text: formatKilometres(listing.mileage, language) },
    { text: fuelOf(listing.fuelType, language) },
    { text: transmissionLabels[listing.transmission][language], wide: true },
    { text: bodyOf(listing.bodyType, language), wide: true },
    { text: placeIn(listing, language) },
  ]
  return (
    <article className="group relative flex overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      {/* On a phone as wide as a photo is, in a frame of its own: as tall as the row it would show the middle of the car. */}
      <CardPhotos
        listing={listing}
        title={title}
        sizes="(min-width: 40rem) 16rem, 8rem"
        priority={priority}
        className="relative ms-3.5 mt-3.5 aspect-[4/3] w-28 shrink-0 self-start overflow-clip rounded-control sm:m-0 sm:aspect-auto sm:w-64 sm:self-stretch sm:rounded-none"
      />
      <div className="flex min-h-36 min-w-0 flex-1 flex-col p-3.5 sm:min-h-48 sm:p-5">
        <div className="sm:pe-10">
          <Price listing={listing} />
          <CardDeal listing={listing} />
        </div>
        <h3 className="mt-0.5 text-base font-medium tracking-normal sm:mt-1 sm:pe-10">
          <Link
            to={paths.car(listing.slug)}
            className="line-clamp-2 outline-none after:absolute after:inset-0"
          >
            <CarTitle listing={listing} />
          </Link>
        </h3>
        {/* Separators stand before the facts, and the one at the beginning of a line outside of the box. */}
        <div className="mt-1 overflow-clip sm:mt-2">
          <ul className="-ms-4 flex flex-wrap text-sm text-ink-2">
            {facts.map(({ text, wide }) => (
              <li
                key={text}
                className={cx(
                  "whitespace-nowrap before:inline-block before:w-4 before:text-center before:text-ink-3 before:content-['·'/'']",
                  wide && 'max-sm:hidden',
                )}
              >
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 max-sm:pe-10">
          {listing.availability !== 'AVAILABLE' && <Badge tone="amber">{t(listing.availability)}</Badge>}
          {isShownFeatured(listing) && (
            <Badge icon={<Star className="fill-amber text-amber" />} className="max-sm:hidden">
              {t('featured')}
            </Badge>
          )}
          <SellerBadge listing={listing} />
          <span className="ms-auto text-xs text-ink-3 max-sm:hidden">{daysOnSale(listing)}</span>
        </div>
      </div>
      {action && (
        <div className="absolute end-1 bottom-1 z-10 sm:end-2 sm:top-2 sm:bottom-auto">{action}</div>
      )}
    </article>
  )
}
