import { FileSearch, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useApplications } from '#web/features/review-applications/api/list-applications.ts'
import { ApplicationRows } from '#web/features/review-applications/components/application-rows.tsx'
import { RowsSkeleton } from '#web/features/review-applications/components/rows-skeleton.tsx'
import type { SentStatus } from '#web/features/review-applications/sent-status.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ApplicationListProps = {
  /** Undefined: all that were ever sent. */
  status: SentStatus | undefined
  search: string
  onReview: (id: string) => void
}

/** The applications of one status or all of them, newest first. */
export const ApplicationList = ({ status, search, onReview }: ApplicationListProps) => {
  const { t } = useT('applications')
  const list = useApplications(status, search)
  if (list.isLoadingError)
    return <LoadFailed title={t('loadFailed')} error={list.error} onRetry={list.refetch} />
  if (!list.data || list.isPlaceholderData) return <RowsSkeleton />
  const applications = list.data.pages.flatMap((page) => page.submissions)
  return (
    <>
      {applications.length === 0 && !list.hasNextPage ? (
        <EmptyState
          icon={search ? <SearchX /> : <FileSearch />}
          title={t(search ? 'none.found' : 'none.applications')}
        />
      ) : (
        <ApplicationRows applications={applications} onReview={({ id }) => onReview(id)} />
      )}
      <QueueMore queue={list} shown={applications.length} />
    </>
  )
}
