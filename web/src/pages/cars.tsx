import { Suspense, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { makesModelsQuery, useCarNames } from '#web/entities/catalogue/queries.ts'
import { priceBuckets } from '#web/entities/catalogue/price-buckets.ts'
import { useSearchListings } from '#web/features/browse/search-listings.ts'
import { FilterColumn, FilterColumnSkeleton } from '#web/features/browse/filter-column.tsx'
import { FloatingFilters } from '#web/features/browse/floating-filters.tsx'
import { SearchBox } from '#web/features/browse/search-box.tsx'
import { SortSelect } from '#web/features/browse/sort-select.tsx'
import { ViewToggle } from '#web/features/browse/view-toggle.tsx'
import { lazyWithWords } from '#web/features/browse/lazy-with-words.ts'
import { filterParams } from '#web/features/browse/query-codec.ts'
import {
  changeFilters,
  changeSort,
  clearFilters,
  sortOf,
  type SearchFilters,
} from '#web/features/browse/search-query.ts'
import { filtersOf } from '#web/features/browse/suggest/filters-of.ts'
import { useSearchQuery } from '#web/features/browse/use-search-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { WhereMedia } from '#web/ui/where-media.tsx'
import { CarsHeading } from './cars/cars-heading.tsx'
import { Results } from './cars/results.tsx'
import { useDropRefused } from './cars/use-drop-refused.ts'

const ActiveFilterChips = lazyWithWords(
  async () => (await import('#web/features/browse/active-filter-chips.tsx')).ActiveFilterChips,
)

const SaveSearch = lazyWithWords(
  async () => (await import('#web/features/browse/save-search.tsx')).SaveSearch,
)

// Where filters stand beside the results (Tailwind's lg); a phone is spared the work of drawing them unseen.
const wideScreen = '(min-width: 64rem)'
const narrowScreen = `not all and ${wideScreen}`

/** `/cars` */
export const CarsPage = () => {
  const { t } = useT('search')
  const names = useCarNames()
  const [query, change] = useSearchQuery()
  const answer = useSearchListings(query)
  // The models of several makes are told apart by the catalogue.
  const catalogue = useQuery({ ...makesModelsQuery, enabled: query.make.length > 1 })
  const results = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const found = answer.data
  const outdated = answer.isPlaceholderData
  const active = filterParams(query).length > 0

  useDropRefused(answer.error, change)

  // Whoever changes the search far down the list is brought to the top of what it found.
  const update: typeof change = (next) => {
    change(next)
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }
  const filter = (changed: Partial<SearchFilters>) => update((now) => changeFilters(now, changed))
  const skip = () => heading.current?.focus({ preventScroll: true })
  // The pressed button is about to go away, or to mean something else.
  const leave: typeof change = (next) => {
    update(next)
    skip()
  }
  const panel = {
    query,
    names,
    facets: found?.facets,
    makesCounted: found?.makes,
    outdated,
    failed: answer.isError,
    modelsByMake: catalogue.data?.models ?? (catalogue.isError ? {} : undefined),
    priceRanges: priceBuckets,
    onChange: filter,
  }
  return (
    <div className="page-width pt-8 pb-10 lg:pt-10">
      <CarsHeading
        query={query}
        names={names}
        total={found?.total}
        outdated={outdated}
        failed={answer.isError}
      />
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <WhereMedia query={wideScreen} waiting={<FilterColumnSkeleton />}>
          <FilterColumn {...panel} onSkip={skip} />
        </WhereMedia>
        <div
          ref={results}
          className="group/results min-w-0 scroll-mt-24 [--tray-bottom:max(1rem,env(safe-area-inset-bottom))] [--tray-sides:3.25rem]"
        >
          <h2 ref={heading} id="results" tabIndex={-1} className="sr-only">
            {t('results')}
          </h2>
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <div className="w-full sm:w-auto sm:flex-1">
              <SearchBox
                value={query.search}
                onChange={(search) => filter({ search })}
                onPick={(picked) => filter({ search: '', ...filtersOf(picked) })}
              />
            </div>
            <SortSelect
              value={sortOf(query)}
              hasText={query.search !== ''}
              onChange={(sort) => update((now) => changeSort(now, sort))}
            />
            <div className="min-w-11">
              <Suspense>
                <SaveSearch query={query} names={names} />
              </Suspense>
            </div>
            <ViewToggle />
          </div>
          {active && (
            <div className="mb-5 min-h-9">
              <Suspense>
                <ActiveFilterChips
                  query={query}
                  names={names}
                  found={found}
                  onChange={update}
                  results={heading}
                />
              </Suspense>
            </div>
          )}
          <Results
            query={query}
            answer={answer}
            onPage={(page) => leave((now) => ({ ...now, page }))}
            onChange={leave}
          />
          <WhereMedia query={narrowScreen}>
            <FloatingFilters
              {...panel}
              found={found}
              active={active}
              total={outdated ? undefined : found?.total}
              onClear={() => update(clearFilters)}
            />
          </WhereMedia>
        </div>
      </div>
    </div>
  )
}
