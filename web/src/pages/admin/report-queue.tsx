import { FlagOff } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useOpenReports } from '#web/features/moderation/api/reports.ts'
import { ReportRow } from '#web/features/moderation/components/report-row.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const skeletons = ['first', 'second']

/** What people reported about listings and nobody has closed yet. */
export const ReportQueue = () => {
  const { t } = useT('reports')
  const { data, error, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOpenReports()
  const reports = data?.pages.flatMap((page) => page.reports)
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-xl">{t('title', { count: data?.pages.at(-1)?.total ?? 0 })}</h2>
      {isLoadingError && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!reports && !isLoadingError && (
        <div aria-busy className="flex flex-col gap-4">
          {skeletons.map((name) => (
            <Skeleton key={name} className="h-40 rounded-card" />
          ))}
        </div>
      )}
      {reports?.length === 0 && <EmptyState icon={<FlagOff />} title={t('empty')} />}
      {reports && reports.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {reports.map((report) => (
            <li key={report.id}>
              <ReportRow report={report} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mx-auto mt-8"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}
