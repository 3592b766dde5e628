import { Link } from 'react-router-dom'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { shownStatuses, type ShownStatus } from '#web/features/manage-listings/list-address.ts'

type ListCountsProps = {
  /** Undefined while nobody knows. */
  counts: Readonly<Record<ListingStatus, number>> | undefined
  shown: ShownStatus | null
  linkTo: (status: ShownStatus | null) => { search: string }
}

const colors: Record<ShownStatus, string> = {
  PENDING: 'text-amber',
  APPROVED: 'text-green',
  REJECTED: 'text-red',
}

/** How many listings there are, in all and of each status (spec), each the way to those. */
export const ListCounts = ({ counts, shown, linkTo }: ListCountsProps) => {
  const { t, language } = useT('admin-listings')
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ul aria-label={t('counts')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {[null, ...shownStatuses].map((status) => {
        const count = status ? counts?.[status] : total
        return (
          <li key={status} className="flex">
            <Link
              to={linkTo(status)}
              aria-current={status === shown || undefined}
              className="flex w-full flex-col gap-1.5 rounded-card border border-line bg-card p-4 transition-colors hover:border-edge aria-[current=true]:border-maroon"
            >
              <span className="text-sm text-ink-2">{t(status ? `count.${status}` : 'count.total')}</span>
              <span className={cx('text-2xl font-semibold tabular-nums', status && colors[status])}>
                {count === undefined ? <Skeleton className="h-[1lh] w-16" /> : formatNumber(count, language)}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
