import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useFavoritePlates } from '#web/entities/favorite/list-favorite-plates.ts'
import { useFavorites } from '#web/entities/favorite/list-favorites.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { ListingCardSkeleton } from '#web/entities/listing/listing-card-skeleton.tsx'
import { titleOf } from '#web/entities/listing/words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { SavedPlates, ToSavedPlates } from './saved-plates.tsx'

const skeletons = 3
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6'
const sizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

const SavedCars = () => {
  const { t, language } = useT('dashboard')
  const { data: cars, error, refetch } = useFavorites()
  const { data: plates, isPending: arePlatesPending } = useFavoritePlates()
  if (error) return <LoadFailed title={t('favorites.failed')} error={error} onRetry={refetch} />
  // With the plates is known whether there is nothing at all, or a way down to them.
  if (!cars || arePlatesPending)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: skeletons }, (_, index) => (
          <ListingCardSkeleton key={index} />
        ))}
      </div>
    )
  const hasPlates = plates?.length !== 0
  if (cars.length === 0)
    return hasPlates ? null : (
      <EmptyState
        icon={<Heart />}
        title={t('favorites.empty')}
        actions={
          <>
            <Link to={paths.cars()} className={buttonClass()}>
              {t('favorites.browse')}
            </Link>
            <Link to={paths.numberPlates()} className={buttonClass({ variant: 'secondary' })}>
              {t('favorites.browsePlates')}
            </Link>
          </>
        }
      >
        {t('favorites.emptyText')}
      </EmptyState>
    )
  return (
    <div>
      {plates && hasPlates && <ToSavedPlates count={plates.length} />}
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
    </div>
  )
}

/** The cars and number plates that the user has saved. */
export const FavoritesView = () => {
  const { t } = useT('dashboard')
  return (
    <section className="flex flex-col gap-8">
      <VisuallyHidden>
        <h2>{t('favorites.title')}</h2>
      </VisuallyHidden>
      <SavedCars />
      <SavedPlates grid={grid} />
    </section>
  )
}
