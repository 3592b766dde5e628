import { lazy, memo, Suspense, useEffect, type ReactNode } from 'react'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useCarNames, type CarNames } from '#web/entities/catalogue/queries.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { CompareToggle } from '#web/entities/listing/compare-toggle.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { ListingCard, ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import { ListingRow, ListingRowSkeleton } from '#web/entities/listing/listing-row.tsx'
import { resultSizes } from '#web/entities/listing/photo-sizes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'
import { BrowseLayout } from './browse-layout.tsx'
import {
  carSearch,
  chipLabel,
  filtersOf,
  useCarTexts,
  withoutRefused,
  type CarFilters,
  type CarQuery,
} from './car-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { useSearchCars } from './queries.ts'
import { Results } from './results.tsx'
import { SaveSearch } from './save-search.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect, useViewMode, ViewToggle } from './toolbar.tsx'
import { chipFilters, countChips } from './understood-parts.ts'
import { UnderstoodChips } from './understood.tsx'
import { useBrowse } from './use-browse.ts'

// The first cars show before anybody needs the filters; most searches find cars.
const loadPanel = () => import('./car-filter-panel.tsx')
const CarFilterPanel = lazy(async () => ({ default: (await loadPanel()).CarFilterPanel }))
const NoCars = lazy(async () => ({ default: (await import('./no-cars.tsx')).NoCars }))

/** The search for cars. `children` stand below the results, where a tray finds its place. */
export const BrowseCars = ({ children }: { children: ReactNode }) => {
  const { t } = useT('search')
  const names = useCarNames()
  const texts = useCarTexts(names)
  const { query, change, update, leave, focusResults, results, heading } = useBrowse(carSearch)
  const answer = useSearchCars(query)
  const { mode } = useViewMode()
  const { data: found, isPlaceholderData: outdated, isError: failed } = answer
  const filter = (changed: Partial<CarFilters>) => update((now) => carSearch.change(now, changed))
  const clear = () => update(carSearch.clear)
  const active = countChips(query, found)
  useDropRefused(answer.error, change)
  return (
    <div className="page-width pt-8 pb-10 lg:pt-10">
      <CarsHeading query={query} names={names} total={found?.total} outdated={outdated} failed={failed} />
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
            value={carSearch.sortOf(query)}
            hasText={query.search !== ''}
            labelOf={(sort) => t(`sort.${sort}`)}
            onChange={(sort) => update((now) => carSearch.changeSort(now, sort))}
            className="max-lg:flex-1 lg:w-56"
          />
          <SaveSearch query={query} names={names} />
          <ViewToggle />
        </div>
        {carSearch.filterParams(query).length > 0 && (
          <FilterChips
            namespace="search"
            active={chipFilters(query, found)}
            labelOf={(each) => chipLabel(each, texts)}
            onRemove={(each) => update((now) => carSearch.without(now, each))}
            onClear={clear}
            results={heading}
          >
            {query.search && <UnderstoodChips search={query.search} found={found} onChange={update} />}
          </FilterChips>
        )}
        <Results
          query={query}
          answer={answer}
          itemsOf={({ listings }) => listings}
          search={carSearch}
          onPage={(page) => leave((now) => ({ ...now, page }))}
          skeleton={<CarListSkeleton mode={mode} />}
          failure={answer.error && <Failure error={answer.error} />}
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
              <ul
                aria-busy={outdated}
                // What is focused is never under the tray.
                className={cx(
                  layouts[mode],
                  'transition-opacity [&_:focus-visible]:scroll-mb-40',
                  outdated && 'opacity-50',
                )}
              >
                {listings.map((listing, index) => (
                  <CarItem
                    key={listing.id}
                    listing={listing}
                    isGrid={mode === 'grid'}
                    priority={index === 0}
                  />
                ))}
              </ul>
              {children}
            </>
          )}
        </Results>
      </BrowseLayout>
    </div>
  )
}

/** Takes away the filters that the API refuses by name, as a mangled or old address may have them. */
const useDropRefused = (refusal: Error | null, change: (next: (query: CarQuery) => CarQuery) => void): void =>
  useEffect(() => {
    const changed = withoutRefused(refusal)
    if (Object.keys(changed).length > 0) change((now) => carSearch.change(now, changed))
    // Once for every refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])

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

/** What the page shows and how many there are. The count is said politely, once for every new answer. */
const CarsHeading = ({ query, names, total, outdated, failed }: CarsHeadingProps) => {
  const { t } = useT('search')
  const slow = useLasting(outdated, 300)
  const { make, model, dealerOnly } = query
  // `Toyota Land Cruiser` when the search is about one make and at most one model.
  const isNamed = make.length === 1 && model.length <= 1
  const name = [...make.map(names.makeName), ...model.map(names.modelName)].join(' ')
  const general = t(dealerOnly ? 'titleDealers' : 'title')
  const title = isNamed ? t(dealerOnly ? 'titleDealersOf' : 'titleOf', { name }) : general
  usePageMeta(title, t(dealerOnly ? 'descriptionDealers' : 'description'))
  return (
    <header className="mb-6">
      <h1 className="text-3xl">{title}</h1>
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
    </header>
  )
}

// Apart, because the sentences about errors come later than everything else.
const Failure = ({ error }: { error: Error }) => {
  const { t } = useT('search')
  const errorText = useErrorText()
  return <ErrorState title={t('failed.title')}>{errorText(error)}</ErrorState>
}

const skeletons = 9
const layouts = {
  grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3',
  list: 'grid grid-cols-1 gap-4',
}

const CarListSkeleton = ({ mode }: { mode: keyof typeof layouts }) => (
  <div aria-busy className={layouts[mode]}>
    {Array.from({ length: skeletons }, (_, index) =>
      mode === 'grid' ? <ListingCardSkeleton key={index} /> : <ListingRowSkeleton key={index} />,
    )}
  </div>
)

type CarItemProps = { listing: Listing; isGrid: boolean; /** In sight on arrival. */ priority: boolean }

/** One car among the results, in either layout. Not drawn again while a press on a filter is being answered. */
const CarItem = memo(({ listing, isGrid, priority }: CarItemProps) => {
  const { language } = useT('search')
  const title = titleOf(listing, language)
  const favorite = <FavoriteButton listing={listing} title={title} look={isGrid ? 'float' : 'plain'} />
  return (
    <li className="relative grid grid-cols-1">
      {isGrid ? (
        <ListingCard listing={listing} priority={priority} action={favorite} sizes={resultSizes} />
      ) : (
        <ListingRow listing={listing} priority={priority} action={favorite} />
      )}
      {/* Beside the heart of a card, at the photo's upper edge; on the photo of a row. */}
      <div className={cx('absolute z-10', isGrid ? 'end-13.25 top-2.25' : 'start-2 top-2')}>
        <CompareToggle id={listing.id} title={title} />
      </div>
    </li>
  )
})
