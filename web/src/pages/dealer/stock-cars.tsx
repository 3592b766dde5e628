import { lazy, Suspense } from 'react'
import { CarFront } from 'lucide-react'
import type { StockCategory } from '#shared/reference/stock-categories.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useStock } from '#web/entities/dealer/api/list-stock.ts'
import { firstFew, stockAddress, stockPage, type StockChoice } from '#web/entities/dealer/stock-choice.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

const Pagination = lazy(async () => ({ default: (await import('#web/ui/pagination.tsx')).Pagination }))

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3'
const sizes = '(min-width: 84rem) 19rem, (min-width: 80rem) 23vw, (min-width: 40rem) 46vw, 92vw'

type StockCarsProps = {
  dealer: string
  choice: StockChoice
  counts: Record<StockCategory, number> | undefined
  onChange: (changed: Partial<StockChoice>) => void
}

/** Why there is nothing here: the category is empty, or the dealer has no cars at all. */
const NoCars = ({ counts, onChange }: Pick<StockCarsProps, 'counts' | 'onChange'>) => {
  const { t } = useT('showroom')
  const hasOthers = counts !== undefined && counts.all > 0
  return (
    <EmptyState
      icon={<CarFront />}
      title={t(hasOthers ? 'stock.empty' : 'stock.none')}
      actions={
        hasOthers && <Button onClick={() => onChange({ category: 'all' })}>{t('stock.showAll')}</Button>
      }
    >
      {t(hasOthers ? 'stock.emptyText' : 'stock.noneText')}
    </EmptyState>
  )
}

/** The way to the rest: all of them at first, then by pages. */
const More = ({
  choice,
  total,
  onChange,
}: Pick<StockCarsProps, 'choice' | 'onChange'> & { total: number }) => {
  const { t } = useT('showroom')
  if (!choice.isWhole)
    return total > firstFew ? (
      <div className="mt-8 flex justify-center">
        <Button variant="secondary" size="lg" onClick={() => onChange({ isWhole: true })}>
          {t('stock.viewAll', { count: total })}
        </Button>
      </div>
    ) : null
  const pageCount = Math.ceil(total / stockPage)
  return pageCount > 1 ? (
    <div className="mt-10 min-h-11">
      <Suspense>
        <Pagination
          page={choice.page}
          pageCount={pageCount}
          onSelect={(page) => onChange({ page })}
          hrefOf={(page) => `?${stockAddress({ ...choice, page })}`}
        />
      </Suspense>
    </div>
  ) : null
}

/** The cars of the choice, and the way to more of them. */
export const StockCars = ({ dealer, choice, counts, onChange }: StockCarsProps) => {
  const { t, language } = useT('showroom')
  const { data, error, refetch, isPlaceholderData } = useStock(dealer, choice)
  if (error) return <LoadFailed title={t('stock.failed')} error={error} onRetry={refetch} />
  if (!data)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: firstFew }, (_, index) => (
          <ListingCardSkeleton key={index} />
        ))}
      </div>
    )
  if (data.listings.length === 0) return <NoCars counts={counts} onChange={onChange} />
  return (
    <>
      <div
        aria-busy={isPlaceholderData}
        className={cx(grid, 'transition-opacity', isPlaceholderData && 'opacity-50')}
      >
        {data.listings.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            sizes={sizes}
            action={<FavoriteButton listing={listing} title={titleOf(listing, language)} />}
          />
        ))}
      </div>
      <More choice={choice} total={data.total} onChange={onChange} />
    </>
  )
}
