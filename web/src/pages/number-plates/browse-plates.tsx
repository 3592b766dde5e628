import { useRef } from 'react'
import { usePlates } from '#web/entities/plate/list-plates.ts'
import { FilterChips } from '#web/entities/plate/filter-chips.tsx'
import { FilterColumn } from '#web/entities/plate/filter-column.tsx'
import { FloatingFilters } from '#web/entities/plate/floating-filters.tsx'
import { SortSelect } from '#web/entities/plate/sort-select.tsx'
import {
  changePlateFilters,
  changePlateSort,
  clearPlateFilters,
  plateSortOf,
  type PlateFilters,
} from '#web/entities/plate/plate-search.ts'
import { plateFilterParams } from '#web/entities/plate/query-codec.ts'
import { usePlateSearch } from '#web/entities/plate/use-plate-search.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { Hero } from './hero.tsx'
import { Results } from './results.tsx'
import { Showing } from './showing.tsx'

// Where filters stand beside the results (Tailwind's lg); a phone is spared the work of drawing them unseen.
const wideScreen = '(min-width: 64rem)'

/** The browse tab of `/number-plates`: search, filters and the plates on offer. */
export const BrowsePlates = () => {
  const { t } = useT('plates')
  const wide = useMedia(wideScreen)
  const [search, change] = usePlateSearch()
  const answer = usePlates(search)
  const results = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: found, isPlaceholderData: outdated, isError: failed } = answer

  const top = () => results.current?.getBoundingClientRect().top ?? 0
  // Whoever changes the search far down the list is brought to the top of what it found.
  const update: typeof change = (next) => {
    change(next)
    if (top() < 0) results.current?.scrollIntoView()
  }
  const filter = (changed: Partial<PlateFilters>) => update((now) => changePlateFilters(now, changed))
  const skip = () => heading.current?.focus({ preventScroll: true })
  // The pressed button is about to go away, or to mean something else.
  const leave: typeof change = (next) => {
    update(next)
    skip()
  }
  const showResults = () => {
    results.current?.scrollIntoView()
    skip()
  }
  return (
    <>
      <Hero
        search={search.search}
        onSearch={(text) => change((now) => changePlateFilters(now, { search: text }))}
        onSubmit={showResults}
      />
      <div className="mt-8 grid grid-cols-1 gap-x-8 lg:mt-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        {wide && <FilterColumn filters={search} onChange={filter} onSkip={skip} />}
        <div ref={results} className="min-w-0 scroll-mt-24">
          <h2 ref={heading} id="results" tabIndex={-1} className="sr-only">
            {t('results')}
          </h2>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <Showing found={found} outdated={outdated} failed={failed} />
            <SortSelect
              value={plateSortOf(search)}
              hasText={search.search !== ''}
              onChange={(sort) => update((now) => changePlateSort(now, sort))}
            />
          </div>
          {plateFilterParams(search).length > 0 && (
            <FilterChips search={search} onChange={update} results={heading} />
          )}
          <Results search={search} answer={answer} onChange={leave} />
          {!wide && (
            <FloatingFilters
              filters={search}
              onChange={filter}
              total={outdated ? undefined : found?.total}
              onClear={() => update(clearPlateFilters)}
              // Who opened the filters further down stays there.
              onShow={() => top() > 0 && results.current?.scrollIntoView()}
            />
          )}
        </div>
      </div>
    </>
  )
}
