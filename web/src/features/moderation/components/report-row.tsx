import type { ReportView } from '#shared/schemas/report.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useResolveReport } from '../api/reports.ts'
import { ListingName } from './listing-name.tsx'
import { SamePhotos } from './same-photos.tsx'

const decisions = ['RESOLVED', 'DISMISSED'] as const

/** What somebody reported about a car, and the two ways to close it. */
export const ReportRow = ({ report }: { report: ReportView }) => {
  const { t, language } = useT('reports')
  const reasons = useT('report')
  const errorText = useErrorText()
  const { mutate: resolve, isPending, variables } = useResolveReport()
  const { listing, reporter, samePhotos } = report
  const source = report.reason === 'SAME_PHOTO' ? t('byItself') : t('byVisitor')
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone="amber">
          {report.reason === 'SAME_PHOTO' ? t('reason.SAME_PHOTO') : reasons.t(`reason.${report.reason}`)}
        </Badge>
        <span className="text-xs text-ink-3">{formatDate(report.createdAt, language, { time: true })}</span>
      </div>
      <h3 className="text-base font-medium">
        <ListingName listing={listing} />
      </h3>
      {samePhotos.length > 0 && <SamePhotos samePhotos={samePhotos} title={title} />}
      {report.details && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
          {report.details}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-ink-3">{reporter ? t('by', { name: reporter.username }) : source}</p>
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
