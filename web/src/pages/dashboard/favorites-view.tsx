import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useFavorites } from '#web/features/favorites/api/list-favorites.ts'
import { FavoriteButton } from '#web/features/favorites/components/favorite-button.tsx'
import { ListingCard } from '#web/features/listings/components/listing-card.tsx'
import { ListingCardSkeleton } from '#web/features/listings/components/listing-card-skeleton.tsx'
import { titleOf } from '#web/features/listings/words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const skeletons = 3
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6'
const sizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

const Saved = () => {
  const { t, language } = useT('dashboard')
  const { data: cars, error, refetch } = useFavorites()
  if (error) return <LoadFailed title={t('favorites.failed')} error={error} onRetry={refetch} />
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
      <EmptyState
        icon={<Heart />}
        title={t('favorites.empty')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('favorites.browse')}
          </Link>
        }
      >
        {t('favorites.emptyText')}
      </EmptyState>
    )
  return (
    <div className={grid}>
      {cars.map((listing) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          sizes={sizes}
          action={<FavoriteButton listing={listing} title={titleOf(listing, language)} />}
        />
      ))}
    </div>
  )
}

/** The cars that the user has saved. */
export const FavoritesView = () => {
  const { t } = useT('dashboard')
  return (
    <section>
      <VisuallyHidden>
        <h2>{t('favorites.title')}</h2>
      </VisuallyHidden>
      <Saved />
    </section>
  )
}
