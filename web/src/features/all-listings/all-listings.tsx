import { CarFront, ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { countCardClass, countRowClass } from '#web/entities/admin/count-row.ts'
import { useAllListings } from '#web/entities/listing/admin-queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettledSearch } from '#web/ui/settled-search.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { pageSizes, shownStatuses, useListAddress, type ListPages, type PageSize } from './list-address.ts'
import { ListingList } from './listing-list.tsx'

/** All listings by search, status and page, under their counts. */
export const AllListings = () => {
  const { t } = useT('admin-listings')
  usePageMeta(t('title'), t('description'))
  const pages = useListAddress()
  const { shown } = pages
  const list = useAllListings(shown)
  return (
    <div className="page-width py-2 sm:py-8 lg:py-12">
      <Link
        to={paths.admin()}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        <ChevronLeft aria-hidden className="mirrored size-4" />
        {t('back')}
      </Link>
      <h1 className="mb-2 text-2xl sm:mb-6 sm:text-3xl">{t('title')}</h1>
      <StatusCounts counts={list.data?.counts} pages={pages} />
      <search className="mt-2 mb-3 flex flex-wrap gap-3 sm:mt-6 sm:mb-5">
        <div className="min-w-64 flex-1">
          <SettledSearch
            label={t('search')}
            clearLabel={t('search.clear')}
            search={shown.search}
            onSearch={pages.searchFor}
            maxLength={limits.adminSearch}
          />
        </div>
        <SelectField
          label={t('status')}
          labelHidden
          placeholder={t('status.all')}
          value={shown.status ?? ''}
          options={shownStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            pages.narrow({ status: shownStatuses.find((known) => known === value) ?? null })
          }
          // On a phone the counts above are this choice.
          className="w-52 max-sm:hidden"
        />
      </search>
      <ListingPage list={list} pages={pages} />
    </div>
  )
}

const countColors = { DRAFT: '', PENDING: 'text-amber', APPROVED: 'text-green', REJECTED: 'text-red' }

type StatusCountsProps = {
  /** Undefined while they are loaded. */
  counts: Readonly<Record<ListingStatus, number>> | undefined
  pages: ListPages
}

/** The number of listings, in all and of each status (spec), each with a link to them. */
const StatusCounts = ({ counts, pages }: StatusCountsProps) => {
  const { t, language } = useT('admin-listings')
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ul aria-label={t('counts')} className={countRowClass('sm:grid-cols-3 lg:grid-cols-5 lg:gap-4')}>
      {[null, ...shownStatuses].map((status) => {
        const count = status ? counts?.[status] : total
        return (
          <li key={status} className="flex shrink-0">
            <Link
              to={pages.linkToStatus(status)}
              aria-current={status === pages.shown.status || undefined}
              className={cx(countCardClass, 'gap-1.5 aria-[current=true]:border-maroon sm:p-4')}
            >
              <span className="text-sm text-ink-2">{t(status ? `count.${status}` : 'count.total')}</span>
              <span className={cx('font-semibold tabular-nums sm:text-2xl', status && countColors[status])}>
                {count === undefined ? (
                  <Skeleton className="h-[1lh] w-8 sm:w-16" />
                ) : (
                  formatNumber(count, language)
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type ListingPageProps = { list: ReturnType<typeof useAllListings>; pages: ListPages }

/** One page of listings with the ways to the others, or why there is nothing on it. */
const ListingPage = ({ list, pages }: ListingPageProps) => {
  const { t, language } = useT('admin-listings')
  const [heading, focusList] = useFocusLater<HTMLHeadingElement>()
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
    // The number of results of a search is unknown.
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
        <ListingList
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

type PagerProps = {
  pages: ListPages
  /** The cursor of the next page; undefined on the last. */
  nextCursor: string | undefined
  /** The page is not full although there is more: the search has only paused. */
  isPaused: boolean
  /** A link was followed: the focus goes to the list. */
  onGo: () => void
}

/** The ways to the pages before and after, and how long a page is. */
const Pager = ({ pages, nextCursor, isPaused, onGo }: PagerProps) => {
  const { t, language } = useT('admin-listings')
  const { shown, previous, nextTo, narrow } = pages
  const look = buttonClass({ variant: 'secondary' })
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-3">
        {previous && (
          <Link {...previous} rel="prev" onClick={onGo} className={look}>
            <ChevronLeft aria-hidden className="mirrored size-4.5" />
            {t(shown.page > 1 ? 'previous' : 'first')}
          </Link>
        )}
        {(previous || nextCursor) && (
          <span className="text-sm text-ink-2 tabular-nums">
            {t('page', { page: formatNumber(shown.page, language) })}
          </span>
        )}
        {nextCursor && (
          <Link {...nextTo(nextCursor)} rel="next" onClick={onGo} className={look}>
            {t(isPaused ? 'goOn' : 'next')}
            <ChevronRight aria-hidden className="mirrored size-4.5" />
          </Link>
        )}
      </nav>
      <SelectField
        label={t('size')}
        labelHidden
        value={String(shown.size)}
        options={pageSizes.map((size) => ({ value: String(size), label: t('size.each', { size }) }))}
        onChange={({ currentTarget: { value } }) => narrow({ size: Number(value) as PageSize })}
        className="w-44"
      />
    </div>
  )
}

/** The rows while the first page is on its way, in their geometry. */
const ListSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    {Array.from({ length: 5 }, (_, row) => (
      <div
        key={row}
        aria-hidden
        className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
      >
        <Skeleton className="aspect-[4/3] w-full rounded-control" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-6.5 w-20 rounded-full" />
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-64 max-w-full max-sm:hidden" />
        </div>
        <Skeleton className="col-span-full h-16 w-full sm:hidden" />
      </div>
    ))}
  </div>
)
