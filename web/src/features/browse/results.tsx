import { Suspense, useEffect, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazyPart } from '#web/app/lazy-page.ts'

const Pagination = lazyPart(async () => (await import('#web/ui/pagination.tsx')).Pagination, [])

type ResultsProps<Query, Found, Item> = {
  query: Query
  answer: UseQueryResult<Found>
  itemsOf: (found: Found) => readonly Item[]
  search: { address: (query: Query) => string; pageCount: (total: number, limit: number) => number }
  onPage: (page: number) => void
  skeleton: ReactNode
  /** In place of an answer, of one that found nothing. */
  failure: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** One page of results and the way to the others; or why there are none. */
export const Results = <
  Query extends { page: number; limit: number },
  Found extends { total: number },
  Item,
>({
  query,
  answer: { data: found, error, isPlaceholderData },
  itemsOf,
  search,
  onPage,
  skeleton,
  failure,
  empty,
  children,
}: ResultsProps<Query, Found, Item>) => {
  const total = found?.total ?? 0
  const pageCount = search.pageCount(total, query.limit)
  const items = found ? itemsOf(found) : []

  // An old link may name a page that no longer exists.
  const lastPage = found && !isPlaceholderData && items.length === 0 ? pageCount : 0
  useEffect(() => {
    if (lastPage > 0 && lastPage < query.page) onPage(lastPage)
    // Once for every answer: the function is another with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lastPage, query.page])

  if (error && !found) return failure
  if (!found || (items.length === 0 && total > 0)) return skeleton
  if (total === 0) return empty
  return (
    <>
      {children(items)}
      {pageCount > 1 && (
        <div className="mt-10 min-h-11">
          <Suspense>
            <Pagination
              page={query.page}
              pageCount={pageCount}
              onSelect={onPage}
              hrefOf={(page) => `?${search.address({ ...query, page })}`}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
