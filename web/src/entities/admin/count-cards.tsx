import { BadgeCheck, CarFront, Clock, Store, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'

import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { tabSearch } from './admin-address.ts'
import { countCardClass, countRowClass } from './count-row.ts'
import { useAdminCounts } from './counts.ts'

const cards = [
  { name: 'totalUsers', icon: Users, to: { search: tabSearch('users') } },
  { name: 'totalListings', icon: CarFront, to: paths.adminListings() },
  { name: 'pendingListings', icon: Clock, to: { search: tabSearch('listings') } },
  { name: 'totalDealers', icon: Store, to: { search: tabSearch('dealers') } },
  { name: 'pendingVerifications', icon: BadgeCheck, to: { search: tabSearch('dealers') } },
] as const

const noCount = (error: Error | null) => (error ? '–' : <Skeleton className="h-[1lh] w-8 sm:w-16" />)

/** The five figures of the platform (spec), each the way to what it counts. */
export const CountCards = () => {
  const { t, language } = useT('admin')
  const common = useT()
  const errorText = useErrorText()
  const { data: counts, error, isFetching, refetch } = useAdminCounts()
  return (
    <>
      <ul aria-label={t('counts')} className={countRowClass('sm:grid-cols-6 lg:grid-cols-5')}>
        {cards.map(({ name, icon: Icon, to }, index) => (
          <li
            key={name}
            // No hole at the end of any width: 3 and 2 over a tablet, 5 over a desktop.
            className={cx('flex shrink-0 lg:col-span-1', index < 3 ? 'sm:col-span-2' : 'sm:col-span-3')}
          >
            <Link to={to} className={cx(countCardClass, 'gap-2 sm:px-4 sm:py-3')}>
              <span className="flex items-start justify-between gap-2 text-sm text-ink-2">
                {t(`count.${name}`)}
                <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3 max-sm:hidden" />
              </span>
              <span className="font-semibold tabular-nums sm:mt-auto sm:text-2xl">
                {counts ? formatNumber(counts[name], language) : noCount(error)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {error && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-red">
          {t('counts.failed')} {errorText(error)}
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
            {common.t('retry')}
          </Button>
        </div>
      )}
    </>
  )
}
