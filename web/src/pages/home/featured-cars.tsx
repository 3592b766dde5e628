import { CarFront } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { FavoriteButton } from '#web/features/favorites/components/favorite-button.tsx'
import { useFeatured } from '#web/features/listings/api/list-featured.ts'
import { ListingCard } from '#web/features/listings/components/listing-card.tsx'
import { ListingCardSkeleton } from '#web/features/listings/components/listing-card-skeleton.tsx'
import { titleOf } from '#web/features/listings/words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Section } from './section.tsx'

const skeletons = 6
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6'
const sizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

const Cars = () => {
  const { t, language } = useT('home')
  const errorText = useErrorText()
  const { data: cars, error } = useFeatured()
  const browse = (
    <Link to={paths.cars()} className={buttonClass()}>
      {t('featured.all')}
    </Link>
  )
  if (error)
    return (
      <ErrorState title={t('featured.failed')} actions={browse}>
        {errorText(error)}
      </ErrorState>
    )
  if (!cars)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: skeletons }, (_, index) => (
          <ListingCardSkeleton key={index} />
        ))}
      </div>
    )
  if (cars.length === 0)
    return (
      <EmptyState icon={<CarFront />} title={t('featured.empty')} actions={browse}>
        {t('featured.emptyText')}
      </EmptyState>
    )
  return (
    <div className={grid}>
      {cars.map((listing) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          sizes={sizes}
          hideFeatured
          action={<FavoriteButton listing={listing} title={titleOf(listing, language)} />}
        />
      ))}
    </div>
  )
}

/** The cars that the house puts forward. */
export const FeaturedCars = () => {
  const { t } = useT('home')
  return (
    <Section title={t('featured.title')} more={{ to: paths.cars(), label: t('featured.all') }}>
      <Cars />
    </Section>
  )
}
