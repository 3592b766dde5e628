import { lazy, Suspense, useEffect } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import type { FoundCars } from '#web/features/browse/search-listings.ts'
import { lazyWithWords } from '#web/features/browse/lazy-with-words.ts'
import { addressOf, pageCountOf } from '#web/features/browse/query-codec.ts'
import type { SearchQuery } from '#web/features/browse/search-query.ts'
import { useViewMode } from '#web/features/browse/view-mode.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { CarList, CarListSkeleton } from './car-list.tsx'

// Most searches find cars.
const NoResults = lazyWithWords(async () => (await import('./no-results.tsx')).NoResults)
const Pagination = lazy(async () => ({ default: (await import('#web/ui/pagination.tsx')).Pagination }))

// Apart, because the sentences about errors come later than everything else.
const Failure = ({ error }: { error: Error }) => {
  const { t } = useT('search')
  const errorText = useErrorText()
  return <ErrorState title={t('failed.title')}>{errorText(error)}</ErrorState>
}

type ResultsProps = {
  query: SearchQuery
  answer: UseQueryResult<FoundCars>
  onPage: (page: number) => void
  /** A change that may take the pressed button away. */
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
}

/** One page of cars and the way to the others; or why there are none. */
export const Results = ({ query, answer, onPage, onChange }: ResultsProps) => {
  const { mode } = useViewMode()
  const { data, error, isPlaceholderData } = answer
  const pageCount = pageCountOf(data?.total ?? 0, query.limit)

  // An old link may name a page that no longer exists.
  const lastPage = data && !isPlaceholderData && data.listings.length === 0 ? pageCount : 0
  useEffect(() => {
    if (lastPage > 0 && lastPage < query.page) onPage(lastPage)
  }, [lastPage, query.page, onPage])

  if (error) return <Failure error={error} />
  if (!data || (data.listings.length === 0 && data.total > 0)) return <CarListSkeleton mode={mode} />
  if (data.total === 0)
    return (
      <Suspense fallback={<div aria-busy className="h-dvh" />}>
        <NoResults found={data} outdated={isPlaceholderData} onChange={onChange} />
      </Suspense>
    )
  return (
    <>
      <CarList listings={data.listings} mode={mode} outdated={isPlaceholderData} />
      {pageCount > 1 && (
        <div className="mt-10 min-h-11">
          <Suspense>
            <Pagination
              page={query.page}
              pageCount={pageCount}
              onSelect={onPage}
              hrefOf={(page) => `?${addressOf({ ...query, page })}`}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
