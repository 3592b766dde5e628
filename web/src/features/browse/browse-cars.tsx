import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usualLoan } from '#shared/rules/monthly-payment.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useGenerationName } from '#web/entities/catalogue/generations.ts'
import { useCarNames, type CarNames } from '#web/entities/catalogue/queries.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useLasting } from '#web/ui/use-lasting.ts'
import { BrowseLayout } from './browse-layout.tsx'
import {
  carSearch,
  chipLabel,
  filtersOf,
  useCarTexts,
  type CarFilters,
  type CarQuery,
} from './car-filters.ts'
import { CarList, CarListSkeleton, ViewToggle } from './car-list.tsx'
import { useDropRefused, useSearchAhead, useSearchCars } from './queries.ts'
import { useOwnIndex } from './use-own-index.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { chipFilters, countChips, sortOfText } from './understood-parts.ts'
import { useBrowse } from './use-browse.ts'

// The first cars show before anybody needs the filters; most searches find cars.
const loadPanel = () => import('./car-filter-panel.tsx')
const CarFilterPanel = lazyPart(async () => (await loadPanel()).CarFilterPanel, [])
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips, [])
const UnderstoodChips = lazyPart(async () => (await import('./understood.tsx')).UnderstoodChips, [])
const OtherPage = lazyPart(async () => (await import('./other-page.tsx')).OtherPage, [])
const NoCars = lazyPart(async () => (await import('./no-cars.tsx')).NoCars, ['no-cars'])
const NearCars = lazyPart(async () => (await import('./near-cars.tsx')).NearCars, ['no-cars'])
const SaveSearch = lazyPart(
  async () => (await import('#web/entities/saved-search/save-search.tsx')).SaveSearch,
  ['saved-searches'],
)

/** The search for cars. `children` stand below the results, where a tray finds its place. */
export const BrowseCars = ({ children }: { children: ReactNode }) => {
  const { t } = useT('search')
  const names = useCarNames()
  const browse = useBrowse(carSearch, useSearchAhead())
  const { query, change, update, leave, focusResults, results, heading } = browse
  const named = query.generation.length > 0 ? query.make[0] : undefined
  const texts = useCarTexts(names, useGenerationName(named, query.model[0]))
  const answer = useSearchCars(query)
  const { data: found, isPlaceholderData: outdated, isError: failed } = answer
  const filter = (changed: Partial<CarFilters>) => update((now) => carSearch.change(now, changed))
  const clear = () => update(carSearch.clear)
  const active = countChips(query, found)
  const textSort = query.sort ? undefined : sortOfText(found)
  useDropRefused(answer.error, change)
  useOwnIndex(answer.isFetched)
  return (
    <div className="page-width pt-8 pb-10 lg:pt-10">
      <CarsHeading query={query} names={names} total={found?.total} outdated={outdated} failed={failed} />
      <p role="status" className="sr-only">
        {!outdated && found?.near && t('near.count', { count: found.near.length })}
      </p>
      <BrowseLayout
        namespace="search"
        panel={
          <CarFilterPanel
            filters={query}
            onChange={filter}
            found={found}
            outdated={outdated}
            failed={failed}
            names={names}
          />
        }
        onNear={() => void loadPanel().catch(() => {})}
        active={active}
        total={outdated ? undefined : found?.total}
        onClear={clear}
        results={results}
        heading={heading}
        onSkip={focusResults}
      >
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <div className="w-full sm:w-auto sm:flex-1">
            <SearchBox
              value={query.search}
              onChange={(search) => filter({ search })}
              onPick={(picked) => filter({ search: '', ...filtersOf(picked) })}
            />
          </div>
          <SortSelect
            label={t('sort.label')}
            sorts={carSearch.sorts}
            value={textSort ?? carSearch.sortOf(query)}
            hasText={query.search !== '' && !textSort}
            labelOf={(sort) => t(`sort.${sort}`)}
            onChange={(sort) => update((now) => carSearch.changeSort(now, sort))}
            className="max-lg:flex-1 lg:w-56 cramped:basis-full"
          />
          <Suspense fallback={<span className="size-11" />}>
            <SaveSearch
              kind="cars"
              suggestedName={carSearch
                .active(query)
                .map((each) => chipLabel(each, texts))
                .join(' · ')}
              searchParams={carSearch.saved(query)}
            />
          </Suspense>
          <ViewToggle />
        </div>
        {carSearch.filterParams(query).length > 0 && (
          <Suspense fallback={<div className="mb-5 min-h-9 max-sm:min-h-11" />}>
            <FilterChips
              namespace="search"
              chips={chipFilters(query, found).map((each) => ({
                ...each,
                label: chipLabel(each, texts),
                onRemove: () => update((now) => carSearch.without(now, each)),
              }))}
              onClear={clear}
              results={heading}
            >
              {query.search && <UnderstoodChips filters={query} found={found} onChange={update} />}
            </FilterChips>
            {query.search && <OtherPage text={query.search} isEmpty={found?.total === 0} />}
          </Suspense>
        )}
        <Results
          query={query}
          answer={answer}
          itemsOf={({ listings }) => listings}
          search={carSearch}
          onPage={(page) => leave((now) => ({ ...now, page }))}
          skeleton={<CarListSkeleton />}
          failure={
            answer.error && (
              <LoadFailed
                title={t('failed.title')}
                error={answer.error}
                onRetry={() => void answer.refetch()}
              />
            )
          }
          empty={
            found && (
              <Suspense fallback={<div aria-busy className="h-dvh" />}>
                <NoCars found={found} outdated={outdated} onChange={leave} />
              </Suspense>
            )
          }
        >
          {(listings) => (
            <>
              <CarList listings={listings} outdated={outdated} />
              {found?.near && (
                <Suspense>
                  <NearCars near={found.near} outdated={outdated} />
                </Suspense>
              )}
              <MonthlyNote />
              {children}
            </>
          )}
        </Results>
      </BrowseLayout>
    </div>
  )
}

type CarsHeadingProps = {
  query: CarQuery
  names: CarNames
  /** Absent while it is not known. */
  total: number | undefined
  /** It is of an older answer. */
  outdated: boolean
  /** An alert says so elsewhere. */
  failed: boolean
}

/** The title of the page and the number of results. The count is said politely, once for every new answer. */
const CarsHeading = ({ query, names, total, outdated, failed }: CarsHeadingProps) => {
  const { t } = useT('search')
  const slow = useLasting(outdated, 300)
  const { make, model } = query
  const dealerOnly = query.dealerOnly === 'true'
  // `Toyota Land Cruiser` when the search is about one make and at most one model.
  const isNamed = make.length === 1 && model.length <= 1
  const name = [...make.map(names.makeName), ...model.map(names.modelName)].join(' ')
  const general = t(dealerOnly ? 'titleDealers' : 'title')
  const title = isNamed ? t(dealerOnly ? 'titleDealersOf' : 'titleOf', { name }) : general
  usePageMeta(title, t(dealerOnly ? 'descriptionDealers' : 'description'))
  return (
    <header className="mb-6">
      <h1 className="text-3xl">{title}</h1>
      <div className="flex flex-wrap items-center gap-x-5">
        <p
          role="status"
          aria-busy={outdated}
          className={cx(
            'mt-1 min-h-7 text-ink-2 tabular-nums transition-opacity',
            outdated && !slow && 'opacity-50',
          )}
        >
          {total === undefined || slow
            ? !failed && t('counting')
            : t(dealerOnly ? 'countDealers' : 'count', { count: total })}
        </p>
        {make.length === 1 && model.length === 1 && (
          <Link
            to={paths.prices(make[0]!, model[0]!)}
            className="mt-1 inline-flex min-h-7 items-center text-sm font-medium text-maroon underline-offset-4 hover:underline"
          >
            {t('worth')}
          </Link>
        )}
      </div>
    </header>
  )
}

/** The assumptions of the monthly payments on the cards. */
const MonthlyNote = () => {
  const { t, language } = useT('search')
  const { downShare, months, ratePercent } = usualLoan
  return (
    <p className="mt-6 text-xs text-ink-3">
      {t('monthly.note', {
        down: formatPercent(downShare, language),
        months: formatNumber(months, language),
        rate: formatPercent(ratePercent / 100, language),
      })}
    </p>
  )
}
