import { useDeferredValue } from 'react'
import { CarFront } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isShownFeatured } from '#shared/rules/availability.ts'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { featuredSizes } from '#web/entities/listing/photo-sizes.ts'
import { useFeatured } from '#web/entities/listing/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { railClass, railItemClass, Section } from './section.tsx'

// Two full rows on a wide screen, where the hero shows one car more.
const shown = 6
// More than a phone has in sight. The others follow in slices: all at once keep a phone's processor for a sixth of a second.
const atOnce = 2
const grid = cx(railClass, 'lg:grid-cols-3 xl:gap-6')
const item = cx(railItemClass, 'w-70')

const Cars = () => {
  const { t, language } = useT('home')
  const errorText = useErrorText()
  const { data: cars, error } = useFeatured()
  const areAllDrawn = useDeferredValue(cars !== undefined, false)
  const browse = (
    <Link to={paths.cars()} className={buttonClass()}>
      {t('featured.all')}
    </Link>
  )
  if (error && !cars)
    return (
      <ErrorState title={t('featured.failed')} actions={browse}>
        {errorText(error)}
      </ErrorState>
    )
  if (!cars)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: shown }, (_, index) => (
          <div key={index} className={item}>
            <ListingCardSkeleton />
          </div>
        ))}
      </div>
    )
  if (cars.length === 0)
    return (
      <EmptyState icon={<CarFront />} title={t('featured.empty')} actions={browse}>
        {t('featured.emptyText')}
      </EmptyState>
    )
  const hero = cars.length > 1 ? heroCarOf(cars) : undefined
  return (
    <ul className={grid}>
      {cars.slice(0, hero ? shown + 1 : shown).map((listing, index) => (
        <li key={listing.id} className={cx(item, 'isolate', listing === hero && 'lg:hidden')}>
          {index < atOnce || areAllDrawn ? (
            <ListingCard
              listing={listing}
              sizes={featuredSizes}
              hideFeatured
              action={<FavoriteButton listing={listing} title={titleOf(listing, language)} />}
            />
          ) : (
            <ListingCardSkeleton />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The cars that the house puts forward, but for the one in the hero where it is in sight. */
export const FeaturedCars = () => {
  const { t } = useT('home')
  return (
    <Section title={t('featured.title')} more={{ to: paths.cars(), label: t('featured.all') }}>
      <Cars />
    </Section>
  )
}

/** The featured car that the hero shows on a wide screen: the first with a photo that somebody can have now. */
export const heroCarOf = (featured: readonly Listing[] | undefined): Listing | undefined =>
  featured?.find((car) => isShownFeatured(car) && car.images.length > 0)
