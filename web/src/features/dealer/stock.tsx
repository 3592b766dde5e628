import { Suspense, useEffect, useRef } from 'react'
import { stockCategories, type StockCategory } from '#shared/reference/stock-categories.ts'
import { useStock, useStockCounts } from '#web/entities/dealer/queries.ts'
import {
  firstFew,
  stockAddress,
  type StockChoice,
  stockPage,
  type StockSort,
  stockSorts,
  useStockChoice,
} from '#web/entities/dealer/stock-choice.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { choiceChipClass } from '#web/ui/chip.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { CarFront } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A dealer's cars by category and in an order, as the address says. `dealer` is a slug or an id. */
export const Stock = ({ dealer }: { dealer: string }) => {
  const { t, language } = useT('showroom')
  const [choice, change] = useStockChoice()
  const { data: counts } = useStockCounts(dealer)
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button goes away, or the list under it is another one.
  const toTop = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  return (
    <section className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="mb-5 scroll-mt-24 text-2xl">
        {t('stock')}
      </h2>
      {/* Nothing to choose among or to sort. */}
      {counts?.all !== 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div
            role="group"
            aria-label={t('category.label')}
            className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
          >
            {stockCategories.map((category) => (
              <button
                key={category}
                type="button"
                aria-pressed={category === choice.category}
                onClick={() => change({ category })}
                className={choiceChipClass}
              >
                {t(`category.${category}`)}
                {/* Its room is kept while it is not known. */}
                <span className="min-w-5 text-center text-xs tabular-nums">
                  {counts && formatNumber(counts[category], language)}
                </span>
              </button>
            ))}
          </div>
          <SelectField
            label={t('sort.label')}
            labelHidden
            value={choice.sort}
            onChange={({ target }) => change({ sort: target.value as StockSort })}
            options={stockSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            className="w-full sm:w-56"
          />
        </div>
      )}
      <StockCars
        dealer={dealer}
        choice={choice}
        counts={counts}
        onChange={(changed) => {
          change(changed)
          toTop()
        }}
      />
    </section>
  )
}

const Pagination = lazyPart(async () => (await import('#web/ui/pagination.tsx')).Pagination, [])

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
const StockCars = ({ dealer, choice, counts, onChange }: StockCarsProps) => {
  const { t, language } = useT('showroom')
  const { data, error, refetch, isPlaceholderData } = useStock(dealer, choice)
  const isNoPage = data !== undefined && data.listings.length === 0 && data.total > 0
  // An old link may name a page that no longer exists.
  const lastPage = isNoPage && !isPlaceholderData ? Math.ceil(data.total / stockPage) : 0
  useEffect(() => {
    if (lastPage > 0 && lastPage < choice.page) onChange({ page: lastPage })
    // Once for every answer: the function is another with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastPage, choice.page])
  if (error && !data) return <LoadFailed title={t('stock.failed')} error={error} onRetry={refetch} />
  if (!data || isNoPage)
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
