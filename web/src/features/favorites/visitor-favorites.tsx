import { useEffect } from 'react'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { AsOf } from '#web/app/offline/as-of.tsx'
import { isBroughtBack } from '#web/app/offline/is-brought-back.ts'
import { paths } from '#web/app/paths.ts'
import { ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { useCards } from '#web/entities/listing/queries.ts'
import { usePlatesById } from '#web/entities/plate/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dropHere, useSavedHere } from '#web/stores/saved-here.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { favoritesGrid, SavedCar, SavedPlate } from './favorites.tsx'

/** The cars and number plates that a visitor has saved in this browser. */
export const VisitorFavorites = () => {
  const { t } = useT('keep')
  const { cars, plates } = useSavedHere()
  if (cars.length + plates.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title={t('empty.title')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('empty.cars')}
          </Link>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-8">
      {cars.length > 0 && <CarsHere ids={cars} />}
      {plates.length > 0 && <PlatesHere ids={plates} />}
    </div>
  )
}

/** Forgets what is no longer public: nobody could open it, and it would take a place for good. */
const useDropGone = (kind: 'car' | 'plate', ids: readonly string[]) => {
  const gone = ids.join()
  useEffect(() => {
    if (gone) for (const id of gone.split(',')) dropHere(kind, id)
  }, [kind, gone])
}

const CarsHere = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useT('keep')
  const { data: cards, error, refetch, isPlaceholderData, dataUpdatedAt, errorUpdatedAt } = useCards(ids)
  const isKept = isBroughtBack({ dataUpdatedAt, errorUpdatedAt })
  // A stored answer is only a part: a car that is missing there may well be for sale.
  const isAnswer = cards !== undefined && !isPlaceholderData && !isKept
  const known = new Map(cards?.map((card) => [card.id, card]))
  const missing = ids.filter((id) => !known.has(id))
  useDropGone('car', isAnswer ? missing : [])
  if (!cards && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  return (
    <div>
      {isKept && <AsOf at={dataUpdatedAt} className="mb-5" />}
      <div aria-busy={missing.length > 0} className={favoritesGrid}>
        {ids.map((id) => {
          const listing = known.get(id)
          return listing ? <SavedCar key={id} listing={listing} /> : <ListingCardSkeleton key={id} />
        })}
      </div>
    </div>
  )
}

const PlatesHere = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useT('saved-plates')
  const { plates, gone, error, isPending, retry } = usePlatesById(ids)
  useDropGone('plate', gone)
  const failure = error && !isPending && <LoadFailed title={t('failed')} error={error} onRetry={retry} />
  if (plates?.length === 0 && !isPending) return failure
  return (
    <section aria-busy={isPending}>
      <h2 className="mb-4 text-xl">{t('title')}</h2>
      <ul className={cx(favoritesGrid, failure && 'mb-5')}>
        {plates?.map((plate) => (
          <li key={plate.id}>
            <SavedPlate plate={plate} />
          </li>
        ))}
      </ul>
      {failure}
    </section>
  )
}
