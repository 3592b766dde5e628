import { useRef } from 'react'
import { CarFront, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { useAllListings } from '#web/features/manage-listings/api/list-listings.ts'
import { ListSkeleton } from '#web/features/manage-listings/components/list-skeleton.tsx'
import { Pager } from '#web/features/manage-listings/components/pager.tsx'
import type { ListPages } from '#web/features/manage-listings/use-list-address.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { ListingRows } from './listing-rows.tsx'

type ListingPageProps = { list: ReturnType<typeof useAllListings>; pages: ListPages }

/** One page of listings with the ways to the others, or why there is nothing on it. */
export const ListingPage = ({ list, pages }: ListingPageProps) => {
  const { t, language } = useT('admin-listings')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusList = useFocusLater(heading)
  const { shown } = pages
  const { data, isPlaceholderData } = list
  if (list.isLoadingError) return <LoadFailed title={t('failed')} error={list.error} onRetry={list.refetch} />
  if (!data) return <ListSkeleton />

  const { listings, total, nextCursor } = data
  const before = (shown.page - 1) * shown.size
  const number = (value: number) => formatNumber(value, language)
  const range = {
    from: number(before + 1),
    to: number(before + listings.length),
    // Of a search nobody knows how many it will find.
    total: number(Math.max(total, before + listings.length)),
  }
  const summary = () => {
    if (isPlaceholderData) return t('loading')
    if (listings.length === 0) return t('shown.none')
    return shown.search === '' ? t('shown.page', range) : t('shown.found', range)
  }
  const isNarrowed = shown.search !== '' || shown.status !== null || shown.page > 1
  const nothing = nextCursor ? 'noneYet' : 'none'
  return (
    <>
      <div
        aria-busy={isPlaceholderData}
        className={cx('transition-opacity', isPlaceholderData && 'opacity-50')}
      >
        <ListingRows
          listings={listings}
          summary={
            <h2
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-24 text-sm font-normal tracking-normal text-ink-2 tabular-nums"
            >
              <span role="status">{summary()}</span>
            </h2>
          }
          onGone={focusList}
        />
        {listings.length === 0 && (
          <EmptyState
            icon={isNarrowed ? <SearchX /> : <CarFront />}
            title={t(isNarrowed ? nothing : 'empty')}
            actions={
              isNarrowed && (
                <Button variant="secondary" onClick={pages.clear}>
                  {t('none.clear')}
                </Button>
              )
            }
          >
            {isNarrowed && nextCursor && t('noneYetText')}
          </EmptyState>
        )}
      </div>
      <Pager
        pages={pages}
        nextCursor={isPlaceholderData ? undefined : nextCursor}
        isPaused={listings.length < shown.size}
        onGo={focusList}
      />
    </>
  )
}
