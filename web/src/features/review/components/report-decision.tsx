import type { ReportView } from '#shared/schemas/report.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useResolveReport } from '#web/features/review/api/reports.ts'

const decisions = ['RESOLVED', 'DISMISSED'] as const
// Somebody else has closed it, or it went with its listing.
const stale = new Set<ApiErrorCode>(['ILLEGAL_STATUS_MOVE', 'CONFLICT', 'NOT_FOUND'])

type ReportDecisionProps = { report: ReportView; title: string; onClosed: () => void }

/** The two ways to close an open report; of a closed one, which it was and when. */
export const ReportDecision = ({ report, title, onClosed }: ReportDecisionProps) => {
  const { t, language } = useT('reports')
  const errorText = useErrorText()
  const { mutate: resolve, isPending, variables } = useResolveReport()
  const { id, status, resolvedAt } = report
  if (status !== 'OPEN')
    return (
      <span className="ms-auto flex flex-wrap items-center gap-2 text-xs text-ink-3">
        {resolvedAt && formatDate(resolvedAt, language, { time: true })}
        <Badge tone={status === 'RESOLVED' ? 'green' : 'neutral'}>{t(`close.${status}`)}</Badge>
      </span>
    )
  const fail = (error: Error) =>
    showToast({
      title: t('notClosed'),
      description: error instanceof ApiError && stale.has(error.code) ? t('stale') : errorText(error),
      tone: 'danger',
      duration: 8000,
    })
  return (
    <span className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant={decision === 'RESOLVED' ? 'primary' : 'secondary'}
          aria-label={t(`close.${decision}.label`, { title })}
          pending={isPending && variables.status === decision}
          onClick={() => resolve({ id, status: decision }, { onSuccess: onClosed, onError: fail })}
        >
          {t(`close.${decision}`)}
        </Button>
      ))}
    </span>
  )
}
