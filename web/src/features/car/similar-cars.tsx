import type { ListingDetail } from '#shared/schemas/listing.ts'
import { CompareToggle } from '#web/entities/listing/compare-toggle.tsx'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { similarCount, useSimilar } from './queries.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4'
const sizes = '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw'

/** Other cars of the same make and model; nothing when there are none, or when they could not be loaded. */
export const SimilarCars = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('vehicle')
  const { data: cars, error } = useSimilar(listing)
  if (error || cars?.length === 0) return null
  return (
    <section aria-busy={!cars} className="mt-14 lg:mt-20">
      <h2 className="mb-5 text-2xl">{t('similar')}</h2>
      <div className={grid}>
        {cars
          ? cars.map((car) => (
              <ListingCard
                key={car.id}
                listing={car}
                sizes={sizes}
                action={
                  <div className="flex flex-col gap-2">
                    <FavoriteButton listing={car} title={titleOf(car, language)} />
                    <CompareToggle id={car.id} title={titleOf(car, language)} />
                  </div>
                }
              />
            ))
          : Array.from({ length: similarCount }, (_, index) => <ListingCardSkeleton key={index} />)}
      </div>
    </section>
  )
}
