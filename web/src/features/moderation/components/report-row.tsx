import { Link } from 'react-router-dom'
import type { ReportView } from '#shared/schemas/report.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useResolveReport } from '../api/reports.ts'

const decisions = ['RESOLVED', 'DISMISSED'] as const

/** What somebody reported about a car, and the two ways to close it. */
export const ReportRow = ({ report }: { report: ReportView }) => {
  const { t, language } = useT('reports')
  const reasons = useT('report')
  const errorText = useErrorText()
  const { mutate: resolve, isPending, variables } = useResolveReport()
  const { listing, reporter } = report
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone="amber">{reasons.t(`reason.${report.reason}`)}</Badge>
        <span className="text-xs text-ink-3">{formatDate(report.createdAt, language, { time: true })}</span>
      </div>
      <h3 className="text-base font-medium">
        {listing.slug ? (
          <Link to={paths.car(listing.slug)} className="underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </h3>
      {report.details && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
          {report.details}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-ink-3">
          {reporter ? t('by', { name: reporter.username }) : t('byVisitor')}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {decisions.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === 'RESOLVED' ? 'primary' : 'secondary'}
              pending={isPending && variables.status === status}
              onClick={() =>
                resolve(
                  { id: report.id, status },
                  {
                    onError: (error) =>
                      showToast({ title: t('notClosed'), description: errorText(error), tone: 'danger' }),
                  },
                )
              }
            >
              {t(`close.${status}`)}
            </Button>
          ))}
        </div>
      </div>
    </article>
  )
}
