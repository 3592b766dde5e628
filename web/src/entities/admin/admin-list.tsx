import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** A list that comes page by page; a page of a search may be short or empty and still not be the last. */
type PagedList = UseInfiniteQueryResult<InfiniteData<unknown>>

type AdminListProps<Item> = {
  list: PagedList
  /** The shown part of the loaded items. */
  items: readonly Item[]
  /** How many there are, where that is known. */
  total?: number | undefined
  /** The message when nothing could be loaded. */
  failed: string
  /** Shown until the first page has arrived. */
  skeleton: ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the administration as far as it is loaded, with the way to its next page, or why there is nothing. */
export const AdminList = <Item,>({ list, items, total, ...parts }: AdminListProps<Item>) => {
  if (list.isLoadingError)
    return <LoadFailed title={parts.failed} error={list.error} onRetry={list.refetch} />
  if (!list.data) return parts.skeleton
  return (
    // Until the answer to another question comes, the one before stays, dimmed.
    <div aria-busy={list.isPlaceholderData} className={cx(list.isPlaceholderData && 'opacity-60')}>
      {items.length > 0 ? parts.children(items) : parts.empty}
      {!list.isPlaceholderData && <LoadMore list={list} shown={items.length} total={total} />}
    </div>
  )
}

// About what a screen shows at once, and how far a search goes on before it asks: 20 pages of up to 2,000 rows.
const screenful = 12
const pagesAtOnce = 20

/** Goes on to the next page by itself while a search has found less than a screenful; `more` asks for another. */
const useFill = (list: PagedList, shown: number) => {
  const pages = list.data?.pages.length ?? 0
  const [wanted, setWanted] = useState({ items: screenful, pages: pagesAtOnce })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isFilling = hasNextPage && !isFetchNextPageError && shown < wanted.items && pages < wanted.pages
  useEffect(() => {
    if (isFilling && !isFetching) void fetchNextPage()
  }, [isFilling, isFetching, fetchNextPage])
  const more = () => {
    setWanted({ items: shown + screenful, pages: pages + pagesAtOnce })
    // After a failure nothing goes on by itself.
    if (isFetchNextPageError) void fetchNextPage()
  }
  return { isFilling, more }
}

type LoadMoreProps = { list: PagedList; shown: number; total: number | undefined }

/** The way to the next page, and how much is loaded; nothing where there is only one page. */
const LoadMore = ({ list, shown, total }: LoadMoreProps) => {
  const { t } = useT('admin')
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState(false)
  const { isFilling, more } = useFill(list, shown)
  const isEnd = asked && !list.hasNextPage
  useEffect(() => {
    // The button has gone with the last page, and the focus with it.
    if (isEnd && document.activeElement === document.body) count.current?.focus()
  }, [isEnd])
  if (!list.hasNextPage && !asked) return null
  const rest = shown === 0 ? 'queue.searchOn' : 'queue.more'
  return (
    <div className="mt-8 flex flex-col items-center gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-red">
          {errorText(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          pending={isFilling}
          onClick={() => {
            setAsked(true)
            more()
          }}
        >
          {t(isFilling ? 'queue.searching' : rest)}
        </Button>
      )}
      <p ref={count} tabIndex={-1} role="status" className="text-sm text-ink-3">
        {total === undefined && list.hasNextPage
          ? t('queue.found', { count: shown })
          : t('queue.shown', { shown, total: Math.max(shown, total ?? 0) })}
      </p>
    </div>
  )
}
