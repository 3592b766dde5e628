import { ArrowDown, Heart, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { plateTitle, platePlace } from '#shared/rules/plate.ts'
import { plateLocationLabels } from '#shared/reference/plate-vocabulary.ts'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { useFavoritePlates, useFavorites } from '#web/entities/favorite/queries.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { leaveFocusToMain } from '#web/ui/focus-main.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const skeletons = 3
export const favoritesGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6'
const favoriteSizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'
const platesId = 'saved-plates'

/** The cars and number plates that the user has saved. */
export const Favorites = () => {
  const { t } = useT('dashboard')
  return (
    <section className="flex flex-col gap-8">
      <VisuallyHidden>
        <h2>{t('favorites.title')}</h2>
      </VisuallyHidden>
      <SavedCars />
      <SavedPlates />
    </section>
  )
}

const SavedCars = () => {
  const { t } = useT('dashboard')
  const { data: cars, error, refetch } = useFavorites()
  const { data: plates, isPending: arePlatesPending } = useFavoritePlates()
  if (!cars && error) return <LoadFailed title={t('favorites.failed')} error={error} onRetry={refetch} />
  // The plates say whether there is nothing at all, or a way down to them.
  if (!cars || arePlatesPending)
    return (
      <div aria-busy className={favoritesGrid}>
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
      {plates && hasPlates && <LinkToPlates count={plates.length} />}
      <div className={favoritesGrid}>
        {cars.map((listing) => (
          <SavedCar key={listing.id} listing={listing} />
        ))}
      </div>
    </div>
  )
}

const LinkToPlates = ({ count }: { count: number }) => {
  const { t } = useT('saved-plates')
  const go = () => {
    const heading = document.getElementById(platesId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button variant="secondary" size="sm" className="mb-4" onClick={go}>
      <ArrowDown aria-hidden className="size-4" />
      {t('count', { count })}
    </Button>
  )
}

const SavedPlates = () => {
  const { t } = useT('saved-plates')
  const { data: plates, error, refetch } = useFavoritePlates()
  if (!plates && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!plates || plates.length === 0) return null
  return (
    <section aria-labelledby={platesId}>
      <h2 id={platesId} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl outline-none">
        {t('title')}
      </h2>
      <ul className={favoritesGrid}>
        {plates.map((plate) => (
          <li key={plate.id}>
            <SavedPlate plate={plate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A saved car, which goes away when it is let go. */
export const SavedCar = ({ listing }: { listing: Listing }) => {
  const { language } = useT('cars')
  return (
    <ListingCard
      listing={listing}
      sizes={favoriteSizes}
      action={
        <div ref={leaveFocusToMain}>
          <FavoriteButton listing={listing} title={titleOf(listing, language)} />
        </div>
      }
    />
  )
}

/** A saved number plate: how it looks, what it costs, whether it is still for sale. All of it is one link. */
export const SavedPlate = ({ plate }: { plate: PlateView }) => {
  const { t, language } = useT('cars')
  return (
    <article className="group relative flex flex-col overflow-clip rounded-card border border-line bg-card transition-shadow hover:shadow-card has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      <div className="bg-sand px-5 pt-16 pb-10">
        <PlateDrawing
          plate={plate}
          decorative
          className="transition-[scale] duration-200 group-hover:scale-[1.025]"
        />
      </div>
      {plate.availability !== 'AVAILABLE' && (
        <Badge tone="float" className="absolute start-3 top-3">
          {t(plate.availability)}
        </Badge>
      )}
      <div className="p-4">
        <p className="text-lg font-semibold whitespace-nowrap tabular-nums">
          <bdi>{formatMoney(plate.price, language)}</bdi>
        </p>
        <h3 className="mt-1 text-base font-medium tracking-normal">
          <Link
            to={paths.numberPlate(platePlace(plate))}
            className="outline-none after:absolute after:inset-0"
          >
            {plateTitle(plate, language)}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden className="size-4 text-ink-3" />
          {plateLocationLabels[plate.location][language]}
        </p>
      </div>
      <div ref={leaveFocusToMain} className="absolute end-2 top-2 z-10">
        <FavoritePlateButton plate={plate} />
      </div>
    </article>
  )
}
