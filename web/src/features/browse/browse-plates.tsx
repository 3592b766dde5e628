import { Suspense } from 'react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { usePlates, type FoundPlates } from '#web/entities/plate/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useLasting } from '#web/ui/use-lasting.ts'
import { BrowseLayout } from './browse-layout.tsx'
import { PlateCard, PlateCardSkeleton, plateGrid } from './plate-card.tsx'
import { chipLabel, plateSearch, usePlateTexts } from './plate-filters.tsx'
import { Hero } from './plate-hero.tsx'
import { isPattern, wholeNumber } from './plate-pattern.tsx'
import { Results } from './results.tsx'
import { SortSelect } from './sort-select.tsx'
import { useBrowse } from './use-browse.ts'

// The first plates show before anybody needs the filters.
const loadPanel = () => import('./plate-filter-panel.tsx')
const PlateFilterPanel = lazyPart(async () => (await loadPanel()).PlateFilterPanel, [])
const NoPlates = lazyPart(
  async () => (await import('./no-plates.tsx')).NoPlates,
  ['near-plates', 'saved-searches'],
)
const SaveSearch = lazyPart(
  async () => (await import('#web/entities/saved-search/save-search.tsx')).SaveSearch,
  ['saved-searches'],
)
const NearPlates = lazyPart(
  async () => (await import('./no-plates.tsx')).NearPlates,
  ['near-plates', 'saved-searches'],
)
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips, [])

const skeletons = 9

/** The browse tab of `/number-plates`: search, filters and the plates on offer. `onNear`: one may soon be opened. */
export const BrowsePlates = ({ onNear }: { onNear: () => void }) => {
  const { t } = useT('plates')
  const texts = usePlateTexts()
  const { query, change, update, leave, focusResults, results, heading, top } = useBrowse(plateSearch)
  const answer = usePlates(plateSearch.params(query))
  const { data: found, isPlaceholderData: outdated, isError: failed } = answer
  // An alert for such a text would never fire.
  const notUnderstood = found?.isUnderstood === false
  const active = plateSearch.active(query)
  const saving = {
    suggestedName: active.map((filter) => chipLabel(filter, texts)).join(' · '),
    searchParams: plateSearch.saved(query),
  }
  return (
    <>
      <Hero
        search={query.search}
        onSearch={(search) => change((now) => plateSearch.change(now, { search }))}
        onSubmit={() => {
          results.current?.scrollIntoView()
          focusResults()
        }}
      />
      <div className="mt-8 lg:mt-10">
        <BrowseLayout
          namespace="plates"
          panel={
            <PlateFilterPanel
              filters={query}
              found={found}
              outdated={outdated}
              onChange={(changed) => update((now) => plateSearch.change(now, changed))}
            />
          }
          onNear={() => void loadPanel().catch(() => {})}
          active={active.length}
          total={outdated ? undefined : found?.total}
          onClear={() => update(plateSearch.clear)}
          // A visitor who opened the filters below the top of the results stays there.
          onShow={() => top() > 0 && results.current?.scrollIntoView()}
          results={results}
          heading={heading}
          onSkip={focusResults}
        >
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <PlateCount found={found} outdated={outdated} failed={failed} />
            <SortSelect
              label={t('sort.label')}
              sorts={plateSearch.sorts}
              value={plateSearch.sortOf(query)}
              hasText={query.search !== ''}
              labelOf={(sort) => t(`sort.${sort}`)}
              onChange={(sort) => update((now) => plateSearch.changeSort(now, sort))}
              className="max-sm:flex-1 sm:w-56"
            />
            {!notUnderstood && (
              <Suspense fallback={<span className="size-11" />}>
                <SaveSearch kind="plates" {...saving} />
              </Suspense>
            )}
          </div>
          {active.length > 0 && (
            <Suspense fallback={<div className="mb-5 min-h-9 max-sm:min-h-11" />}>
              <FilterChips
                namespace="plates"
                chips={active.map((filter) => ({
                  ...filter,
                  label: chipLabel(filter, texts),
                  isNumber: filter.name === 'search' && isPattern(filter.value),
                  onRemove: () => update((now) => plateSearch.without(now, filter)),
                }))}
                onClear={() => update(plateSearch.clear)}
                results={heading}
              />
            </Suspense>
          )}
          <Results
            query={query}
            answer={answer}
            itemsOf={({ plates }) => plates}
            search={plateSearch}
            onPage={(page) => leave((now) => ({ ...now, page }))}
            skeleton={
              <div aria-busy className={plateGrid}>
                {Array.from({ length: skeletons }, (_, index) => (
                  <PlateCardSkeleton key={index} />
                ))}
              </div>
            }
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
              <Suspense fallback={<div className="min-h-96" />}>
                <NoPlates
                  narrowed={active.length > 0}
                  number={query.number || wholeNumber(query.search)}
                  saving={saving}
                  notUnderstood={notUnderstood}
                  near={found?.near ?? []}
                  outdated={outdated}
                  onClear={() => leave(plateSearch.clear)}
                  onNear={onNear}
                />
              </Suspense>
            }
          >
            {(plates) => (
              <ul
                aria-busy={outdated}
                onPointerEnter={onNear}
                onFocus={onNear}
                className={cx(plateGrid, 'transition-opacity', outdated && 'opacity-50')}
              >
                {plates.map((plate) => (
                  <li key={plate.id} className="grid grid-cols-1">
                    <PlateCard plate={plate} action={<FavoritePlateButton plate={plate} />} />
                  </li>
                ))}
              </ul>
            )}
          </Results>
          {found?.near && found.total > 0 && (
            <Suspense>
              <NearPlates near={found.near} number={wholeNumber(query.search)} onNear={onNear} />
            </Suspense>
          )}
        </BrowseLayout>
      </div>
    </>
  )
}

type PlateCountProps = {
  found: FoundPlates | undefined
  /** It is of an older answer. */
  outdated: boolean
  /** An alert says so elsewhere. */
  failed: boolean
}

/** How many plates are shown and how many there are, said politely once for every new answer. */
const PlateCount = ({ found, outdated, failed }: PlateCountProps) => {
  const { t } = useT('plates')
  const slow = useLasting(outdated, 300)
  const counted = found && !slow && t('count', { shown: found.plates.length, count: found.total })
  return (
    <p
      role="status"
      aria-busy={outdated}
      className={cx(
        'min-h-7 w-full text-ink-2 tabular-nums transition-opacity sm:w-auto sm:flex-1',
        outdated && !slow && 'opacity-50',
      )}
    >
      {counted || (failed ? '' : t('counting'))}
    </p>
  )
}
