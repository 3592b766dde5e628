import { lazy, Suspense, useEffect, useRef } from 'react'
import { priceBuckets } from '#web/features/catalog/price-buckets.ts'
import { useCarNames } from '#web/features/catalog/use-car-names.ts'
import { useSearchListings } from '#web/features/search/api/search-listings.ts'
import { FilterColumn } from '#web/features/search/components/filter-column.tsx'
import { FloatingFilters } from '#web/features/search/components/floating-filters.tsx'
import { SearchBox } from '#web/features/search/components/search-box.tsx'
import { SortSelect } from '#web/features/search/components/sort-select.tsx'
import { ViewToggle } from '#web/features/search/components/view-toggle.tsx'
import { filterParams } from '#web/features/search/query-codec.ts'
import { withoutRefused } from '#web/features/search/refused-filters.ts'
import {
  changeFilters,
  changeSort,
  clearFilters,
  type SearchFilters,
} from '#web/features/search/search-query.ts'
import { useSearchQuery } from '#web/features/search/use-search-query.ts'
import { useWideScreen } from '#web/features/search/use-wide-screen.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarsHeading } from './cars/cars-heading.tsx'
import { Results } from './cars/results.tsx'

const ActiveFilterChips = lazy(async () => ({
  default: (await import('#web/features/search/components/active-filter-chips.tsx')).ActiveFilterChips,
}))

/** `/cars` */
export const CarsPage = () => {
  const { t } = useT('search')
  const names = useCarNames()
  const wide = useWideScreen()
  const [query, change] = useSearchQuery()
  const answer = useSearchListings(query)
  const results = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const total = answer.data?.total
  const count = filterParams(query).length

  const { error } = answer
  useEffect(() => {
    const changed = withoutRefused(error)
    if (Object.keys(changed).length > 0) change((now) => changeFilters(now, changed))
    // Once for every refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error])

  // Whoever changes the search far down the list is brought to the top of what it found.
  const update: typeof change = (next) => {
    change(next)
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }
  const filter = (changed: Partial<SearchFilters>) => update((now) => changeFilters(now, changed))
  const clear = () => update(clearFilters)
  const turnTo = (page: number) => {
    update((now) => ({ ...now, page }))
    heading.current?.focus({ preventScroll: true })
  }
  const panel = { query, names, facets: answer.data?.facets, priceRanges: priceBuckets, onChange: filter }
  return (
    <div className="page-width pt-8 pb-10 lg:pt-10">
      <CarsHeading query={query} names={names} total={total} failed={answer.isError} />
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        {wide && <FilterColumn {...panel} />}
        <div ref={results} className="min-w-0 scroll-mt-24">
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {t('results')}
          </h2>
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <div className="w-full sm:w-auto sm:flex-1">
              <SearchBox value={query.search} onChange={(search) => filter({ search })} />
            </div>
            <SortSelect
              value={`${query.sortBy}-${query.sortOrder}` as Parameters<typeof changeSort>[1]}
              onChange={(sort) => update((now) => changeSort(now, sort))}
            />
            <ViewToggle />
          </div>
          {count > 0 && (
            <div className="mb-5 min-h-9">
              <Suspense>
                <ActiveFilterChips query={query} names={names} onChange={update} />
              </Suspense>
            </div>
          )}
          <Results query={query} answer={answer} onPage={turnTo} onClear={clear} />
          {!wide && <FloatingFilters {...panel} count={count} total={total} onClear={clear} />}
        </div>
      </div>
    </div>
  )
}
