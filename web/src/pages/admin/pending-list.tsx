import { useState } from 'react'
import { CircleCheckBig, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { PendingDealership, usePending } from '#web/features/review-applications/api/list-pending.ts'
import { ApproveDialog } from '#web/features/review-applications/components/approve-dialog.tsx'
import { PendingRows } from '#web/features/review-applications/components/pending-rows.tsx'
import { RowsSkeleton } from '#web/features/review-applications/components/rows-skeleton.tsx'
import { dealershipName, reviewIdOf, targetOfPending } from '#web/features/review-applications/subject.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type PendingListProps = {
  list: ReturnType<typeof usePending>
  rows: readonly PendingDealership[] | undefined
  search: string
  decision: Decision
  onReview: (id: string, refuses?: boolean) => void
  /** The row has gone, and its buttons with it. */
  onDecided: () => void
}

/** The dealerships that wait for verification, or that none does. */
export const PendingList = ({ list, rows, search, decision, onReview, onDecided }: PendingListProps) => {
  const { t } = useT('applications')
  const [asked, setAsked] = useState<PendingDealership | null>(null)
  if (list.isLoadingError)
    return <LoadFailed title={t('loadFailed')} error={list.error} onRetry={list.refetch} />
  if (!rows) return <RowsSkeleton />
  const approve = async (row: PendingDealership) => {
    if (!row.submission) return setAsked(row)
    const { kind } = await decision.decide(targetOfPending(row), { status: 'APPROVED' })
    if (kind !== 'failed') onDecided()
  }
  return (
    <>
      {rows.length === 0 && !list.hasNextPage ? (
        <EmptyState
          icon={search ? <SearchX /> : <CircleCheckBig />}
          title={t(search ? 'none.found' : 'empty')}
        />
      ) : (
        <PendingRows
          rows={rows}
          decision={decision}
          onReview={(row) => onReview(reviewIdOf(row))}
          onApprove={(row) => void approve(row)}
          onReject={(row) => onReview(reviewIdOf(row), true)}
        />
      )}
      {!list.isPlaceholderData && <QueueMore key={search} queue={list} shown={rows.length} />}
      {asked && (
        <ApproveDialog
          name={dealershipName(asked)}
          target={targetOfPending(asked)}
          decision={decision}
          onClose={() => {
            setAsked(null)
            onDecided()
          }}
        />
      )}
    </>
  )
}
