import { BookmarkPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/use-car-names.ts'
import { useSavedSearches } from '#web/entities/saved-search/saved-searches.ts'
import { SavedSearchRow } from '#web/entities/saved-search/saved-search-row.tsx'
import { activeFilters } from '#web/features/browse/active-filters.ts'
import { parseQuery } from '#web/features/browse/query-codec.ts'
import { useFilterLabel } from '#web/features/browse/use-filter-label.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'
const skeletons = ['first', 'second']

const SearchList = ({ searches }: { searches: readonly SavedSearchView[] }) => {
  const { t } = useT('saved-searches')
  const labelOf = useFilterLabel(useCarNames())
  if (searches.length === 0)
    return (
      <EmptyState
        icon={<BookmarkPlus />}
        title={t('empty')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('browse')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul className={grid}>
      {searches.map((search) => {
        const parts = activeFilters(parseQuery(new URLSearchParams(search.searchParams))).map(labelOf)
        return (
          <SavedSearchRow
            key={search.id}
            search={search}
            parts={parts.length > 0 ? parts : [t('everything')]}
          />
        )
      })}
    </ul>
  )
}

/** The searches that the user keeps. */
export const SavedSearches = () => {
  const { t } = useT('saved-searches')
  const { data: searches, error, refetch } = useSavedSearches()
  return (
    <section>
      <VisuallyHidden>
        <h2>{t('title')}</h2>
      </VisuallyHidden>
      {!searches && error && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!searches && !error && (
        <div aria-busy className={grid}>
          {skeletons.map((name) => (
            <Skeleton key={name} className="h-48 rounded-card" />
          ))}
        </div>
      )}
      {searches && <SearchList searches={searches} />}
    </section>
  )
}
