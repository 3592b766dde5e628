import { useEffect } from 'react'
import type { PagedList } from './use-fill.ts'

// So many are left when the next page is asked for: it is there before they are done.
const ahead = 5

/** Asks for the next page of a queue while somebody works through it; `number` is theirs, from 1, null while none is open. */
export const useReadOn = (
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedList,
  number: number | null,
  loaded: number,
): void => {
  const isNear = number !== null && number > loaded - ahead
  const reads = isNear && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (reads) void fetchNextPage()
  }, [reads, fetchNextPage])
}
