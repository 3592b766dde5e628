import { Link } from 'react-router-dom'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import { paths } from '#web/app/paths.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { saleCount, useOnSale } from './queries.ts'

const sizes = '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw'

type OnSaleProps = { market: MarketValue; year: number | undefined }

/** The best deals among the cars that the page is about, and the way to all of them. Nothing where they could not be loaded. */
export const OnSale = ({ market: { make, model }, year }: OnSaleProps) => {
  const { t, language } = useT('market-value')
  const { data, error } = useOnSale({ make, model, year })
  if (error && !data) return null
  return (
    <section aria-busy={!data} className="mt-12 lg:mt-16">
      <h2 className="mb-5 text-2xl">{t('sale')}</h2>
      {data?.total === 0 && <p className="text-ink-2">{t('sale.none')}</p>}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {data
          ? data.listings.map((car) => (
              <ListingCard
                key={car.id}
                listing={car}
                sizes={sizes}
                action={<FavoriteButton listing={car} title={titleOf(car, language)} />}
              />
            ))
          : Array.from({ length: saleCount }, (_, index) => <ListingCardSkeleton key={index} />)}
      </div>
      {data && data.total > 0 && (
        <Link
          to={paths.cars({ make, model, minYear: year, maxYear: year, sortBy: 'deal', sortOrder: 'desc' })}
          className={`${buttonClass({ variant: 'secondary' })} mt-6`}
        >
          {t('sale.all', { count: data.total })}
        </Link>
      )}
    </section>
  )
}
