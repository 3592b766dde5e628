import { FlagOff, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useReports, type ReportStatus } from '#web/features/review/api/reports.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { ReportRow } from '#web/features/review/components/report-row.tsx'
import { findReports } from '#web/features/review/find-reports.ts'
import { reviewParam } from '#web/features/review/use-walk.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { tabSearch } from './admin-tabs.ts'
import { useAdminAddress } from './use-admin-address.ts'

const skeletons = ['first', 'second', 'third', 'fourth']
const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

type ReportListProps = { status: ReportStatus; search: string; onClosed: () => void }

/** The reports of one status as far as they are loaded, or why there are none. The search is over what is loaded. */
export const ReportList = ({ status, search, onClosed }: ReportListProps) => {
  const { t } = useT('reports')
  const admin = useT('admin')
  const { searchFor } = useAdminAddress()
  const list = useReports(status)
  if (list.isLoadingError) return <LoadFailed title={t('failed')} error={list.error} onRetry={list.refetch} />
  if (!list.data)
    return (
      <div aria-busy className={grid}>
        {skeletons.map((name) => (
          <Skeleton key={name} className="h-44 rounded-card" />
        ))}
      </div>
    )
  const loaded = list.data.pages.flatMap((page) => page.reports)
  const found = findReports(loaded, search)
  if (loaded.length === 0 && !list.hasNextPage)
    return <EmptyState icon={<FlagOff />} title={t(`empty.${status}`)} />
  return (
    <>
      {found.length > 0 ? (
        <ul className={grid}>
          {found.map((report) => (
            <li key={report.id}>
              <ReportRow
                report={report}
                reviewOf={(listingId) => ({ search: tabSearch('listings', reviewParam(listingId)) })}
                onClosed={onClosed}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t('empty.found')}
          actions={
            <Button variant="secondary" onClick={() => searchFor('')}>
              {admin.t('search.clear')}
            </Button>
          }
        />
      )}
      <QueueMore
        key={search}
        queue={list}
        shown={found.length}
        {...(search === '' && { total: list.data.pages.at(-1)?.total ?? 0 })}
      />
    </>
  )
}
