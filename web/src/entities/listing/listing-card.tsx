import type { ReactNode } from 'react'
import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import { placeIn } from '#shared/reference/areas.ts'
import { isShownFeatured } from '#shared/rules/availability.ts'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { useDaysOnSale } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PhotoSkeleton, Skeleton } from '#web/ui/skeleton.tsx'
import { CardDeal } from './card-deal.tsx'
import { CardPhotos } from './card-photos.tsx'
import { cityOf, fuelOf, titleOf } from './labels.ts'
import { CarTitle, Price, SellerBadge } from './listing-parts.tsx'

type ListingCardProps = {
  listing: Listing
  /** On the photo, reachable without following the card: the favorite button. */
  action?: ReactNode
  /** The photo's width on the page, as an image's `sizes`. */
  sizes: string
  /** In sight on arrival. */
  priority?: boolean
  /** Leaves the badge out where every car is a featured one. */
  hideFeatured?: boolean
}

/** A car in a grid: photo, price, name, three facts, who sells. All of it is one link. */
export const ListingCard = ({
  listing,
  action,
  sizes,
  priority = false,
  hideFeatured = false,
}: ListingCardProps) => {
  const { t, language } = useT('cars')
  const daysOnSale = useDaysOnSale()
  const title = titleOf(listing, language)
  const facts = [formatKilometres(listing.mileage, language), fuelOf(listing.fuelType, language)]
  const city = cityOf(listing.city, language)
  // With its comma, which each language has in its own way.
  const area = placeIn(listing, language).slice(0, -city.length)
  return (
    <article className="group relative flex break-inside-avoid flex-col overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      <CardPhotos
        listing={listing}
        title={title}
        sizes={sizes}
        priority={priority}
        className="relative aspect-[4/3] w-full"
      >
        {listing.availability !== 'AVAILABLE' && (
          <Badge tone="float" className="pointer-events-none absolute start-3 top-3 z-[1]">
            {t(listing.availability)}
          </Badge>
        )}
        {isShownFeatured(listing) && !hideFeatured && (
          <Badge
            tone="float"
            icon={<Star className="fill-amber text-amber" />}
            className="pointer-events-none absolute start-3 top-3 z-[1]"
          >
            {t('featured')}
          </Badge>
        )}
      </CardPhotos>
      <div className="flex flex-1 flex-col p-4">
        <Price listing={listing} />
        <CardDeal listing={listing} />
        <h3 className="mt-1 text-base font-medium tracking-normal">
          {/* The link covers the card: enough of it stays free to press under the controls that float over it. */}
          <Link
            to={paths.car(listing.slug)}
            className="line-clamp-2 outline-none after:absolute after:inset-0"
          >
            <CarTitle listing={listing} />
          </Link>
        </h3>
        <ul className="mt-1 mb-3 flex gap-x-2 overflow-clip text-sm whitespace-nowrap text-ink-2">
          {facts.map((fact) => (
            <li key={fact} className="after:ms-2 after:text-ink-3 after:content-['·'/'']">
              {fact}
            </li>
          ))}
          {/* Where both do not fit, the area gives way: people look by the city. */}
          <li className="flex min-w-0">
            {area && <span className="me-1 truncate">{area}</span>}
            <span className="max-w-full shrink-0 truncate">{city}</span>
          </li>
        </ul>
        {/* On one line with those of its row, whether a name takes one line or two. */}
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
          <SellerBadge listing={listing} />
          <span className="truncate text-xs text-ink-3">{daysOnSale(listing)}</span>
        </div>
      </div>
      {action && <div className="absolute end-2 top-2 z-10">{action}</div>}
    </article>
  )
}

/** A ListingCard that is still to come, of the same geometry. */
export const ListingCardSkeleton = () => (
  <div aria-hidden className="flex flex-col overflow-clip rounded-card border border-line bg-card">
    <PhotoSkeleton className="aspect-[4/3] w-full" />
    <div className="p-4">
      <Line text="text-lg" width="w-32" />
      <Line text="text-xs" width="w-44" />
      <div className="mt-1">
        <Line text="text-base" width="w-48" />
      </div>
      <div className="mt-1">
        <Line text="text-sm" width="w-40" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <Line text="text-xs" width="w-24" />
      </div>
    </div>
  </div>
)

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, width }: { text: string; width: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-[0.7em] ${width}`} />
  </span>
)
