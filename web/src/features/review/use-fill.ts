import { useEffect, useState } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** A list that comes page by page; a page of a search may be short or empty and still not be the last. */
export type PagedList = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

// About what a desk shows at once, and how far a search goes on before it asks: 20 pages of up to 2,000 rows.
const screenful = 12
const patience = 20

/**
 * Goes on to the next page by itself while a search has found less than a screenful. `more` asks for another; `isFilling`
 * says that it is under way. `shown` counts what is found so far.
 */
export const useFill = (list: PagedList, shown: number) => {
  const pages = list.data?.pages.length ?? 0
  const [wanted, setWanted] = useState({ items: screenful, pages: patience })
  const isFilling =
    list.hasNextPage && !list.isFetchNextPageError && shown < wanted.items && pages < wanted.pages
  const { isFetching, fetchNextPage } = list
  useEffect(() => {
    if (isFilling && !isFetching) void fetchNextPage()
  }, [isFilling, isFetching, fetchNextPage])
  const more = () => {
    setWanted({ items: shown + screenful, pages: pages + patience })
    // After a failure nothing goes on by itself.
    if (list.isFetchNextPageError) void fetchNextPage()
  }
  return { isFilling, more }
}
