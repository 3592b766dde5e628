import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { SentStatus } from '#web/features/review-applications/sent-status.ts'
import { useDecisionText } from '#web/features/review-applications/use-decision-text.ts'
import { DealershipRow } from './dealership-row.tsx'
import { StatusBadge } from './status-badge.tsx'

type ApplicationRowsProps = {
  applications: readonly AdminSubmission[]
  onReview: (application: AdminSubmission) => void
}

/** Applications of any status, each to be looked at. */
export const ApplicationRows = ({ applications, onReview }: ApplicationRowsProps) => {
  const { t } = useT('applications')
  const age = useAge()
  const decisionText = useDecisionText()
  return (
    <ul className="flex flex-col gap-3">
      {applications.map((application) => {
        const { id, owner, status, submittedAt } = application
        const name = application.businessName ?? owner.name
        const decided = decisionText(application.decision)
        return (
          <li key={id}>
            <DealershipRow
              name={name}
              badges={<StatusBadge status={status as SentStatus} />}
              actions={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={t('review.label', { name })}
                  onClick={() => onReview(application)}
                >
                  {t('review')}
                </Button>
              }
            >
              <p className="flex flex-wrap gap-x-2">
                <bdi>{owner.name}</bdi>
                <bdi className="text-ink-3">@{owner.username}</bdi>
              </p>
              {submittedAt && <p className="text-ink-3">{t('row.applied', { age: age(submittedAt) })}</p>}
              {decided && <p className="text-ink-3">{decided}</p>}
            </DealershipRow>
          </li>
        )
      })}
    </ul>
  )
}
