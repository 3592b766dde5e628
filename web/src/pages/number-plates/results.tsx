import { lazy, Suspense, useEffect } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { FoundPlates } from '#web/entities/plate/list-plates.ts'
import { clearPlateFilters, type PlateSearch } from '#web/entities/plate/plate-search.ts'
import { plateAddressOf, plateFilterParams, platePageCount } from '#web/entities/plate/query-codec.ts'
import { useT } from '#web/i18n/use-t.ts'
import { NoPlates } from './no-plates.tsx'
import { PlateList, PlateListSkeleton } from './plate-list.tsx'

const Pagination = lazy(async () => ({ default: (await import('#web/ui/pagination.tsx')).Pagination }))

type ResultsProps = {
  search: PlateSearch
  answer: UseQueryResult<FoundPlates>
  /** A change that may take the pressed button away. */
  onChange: (next: (search: PlateSearch) => PlateSearch) => void
}

/** One page of plates and the way to the others; or why there are none. */
export const Results = ({ search, answer, onChange }: ResultsProps) => {
  const { t } = useT('plates')
  const { data, error, isPlaceholderData } = answer
  const pageCount = platePageCount(data?.total ?? 0, search.limit)
  const toPage = (page: number) => onChange((now) => ({ ...now, page }))

  // An old link may name a page that no longer exists.
  const lastPage = data && !isPlaceholderData && data.plates.length === 0 ? pageCount : 0
  useEffect(() => {
    if (lastPage > 0 && lastPage < search.page) toPage(lastPage)
    // Once for every answer: the function is another with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastPage, search.page])

  if (error)
    return <LoadFailed title={t('failed.title')} error={error} onRetry={() => void answer.refetch()} />
  if (!data || (data.plates.length === 0 && data.total > 0)) return <PlateListSkeleton />
  if (data.total === 0)
    return (
      <NoPlates
        narrowed={plateFilterParams(search).length > 0}
        outdated={isPlaceholderData}
        onClear={() => onChange(clearPlateFilters)}
      />
    )
  return (
    <>
      <PlateList plates={data.plates} outdated={isPlaceholderData} />
      {pageCount > 1 && (
        <div className="mt-10 min-h-11">
          <Suspense>
            <Pagination
              page={search.page}
              pageCount={pageCount}
              onSelect={toPage}
              hrefOf={(page) => `?${plateAddressOf({ ...search, page })}`}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
