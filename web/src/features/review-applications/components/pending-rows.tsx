import { readablePhone } from '#shared/rules/readable-phone.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { PendingDealership } from '#web/features/review-applications/api/list-pending.ts'
import type { SentStatus } from '#web/features/review-applications/sent-status.ts'
import { dealershipName } from '#web/features/review-applications/subject.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'
import { DealershipRow } from './dealership-row.tsx'
import { RowButtons } from './row-buttons.tsx'
import { NotAppliedBadge, StatusBadge } from './status-badge.tsx'

type PendingRowsProps = {
  rows: readonly PendingDealership[]
  decision: Decision
  onReview: (row: PendingDealership) => void
  onApprove: (row: PendingDealership) => void
  onReject: (row: PendingDealership) => void
}

/** Dealerships that wait for verification, with what can be done about each. */
export const PendingRows = ({ rows, decision, onReview, onApprove, onReject }: PendingRowsProps) => {
  const { t } = useT('applications')
  const age = useAge()
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => {
        const { submission } = row
        const name = submission?.businessName ?? dealershipName(row)
        const since = submission?.submittedAt
        return (
          <li key={row.id}>
            <DealershipRow
              name={name}
              badges={
                submission ? <StatusBadge status={submission.status as SentStatus} /> : <NotAppliedBadge />
              }
              actions={
                <RowButtons
                  name={name}
                  canApprove
                  canReject
                  approving={
                    decision.deciding?.target.userId === row.id &&
                    decision.deciding.verdict.status === 'APPROVED'
                  }
                  onReview={() => onReview(row)}
                  onApprove={() => onApprove(row)}
                  onReject={() => onReject(row)}
                />
              }
            >
              <p className="flex flex-wrap gap-x-2">
                <bdi>{submission?.primaryContactName ?? `${row.firstName} ${row.lastName}`}</bdi>
                <bdi className="text-ink-3">@{row.username}</bdi>
              </p>
              <p className="flex flex-wrap gap-x-3">
                <bdi dir="ltr">{readablePhone(submission?.businessPhoneNumber ?? row.phoneNumber)}</bdi>
                <bdi className="break-all">{submission?.businessEmail ?? row.email}</bdi>
              </p>
              <p className="text-ink-3">
                {since
                  ? t('row.applied', { age: age(since) })
                  : t('row.registered', { age: age(row.createdAt) })}
              </p>
            </DealershipRow>
          </li>
        )
      })}
    </ul>
  )
}
