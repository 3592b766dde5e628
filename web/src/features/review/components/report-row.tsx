import { Link, type To } from 'react-router-dom'
import type { ReportView } from '#shared/schemas/report.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'
import { ListingName } from './listing-name.tsx'
import { ReportDecision } from './report-decision.tsx'
import { SamePhotos } from './same-photos.tsx'

type ReportRowProps = {
  report: ReportView
  /** Where a listing is reviewed. */
  reviewOf: (listingId: string) => To
  onClosed: () => void
}

/** What somebody reported about a car, the way to its review, and the two ways to close it. */
export const ReportRow = ({ report, reviewOf, onClosed }: ReportRowProps) => {
  const { t, language } = useT('reports')
  const reasons = useT('report')
  const { listing, reporter, samePhotos } = report
  const source = report.reason === 'SAME_PHOTO' ? t('byItself') : t('byVisitor')
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone="amber">
          {report.reason === 'SAME_PHOTO' ? t('reason.SAME_PHOTO') : reasons.t(`reason.${report.reason}`)}
        </Badge>
        <span className="text-xs text-ink-3">{formatDate(report.createdAt, language, { time: true })}</span>
      </div>
      <h3 className="text-base font-medium">
        <ListingName listing={listing} />
      </h3>
      {samePhotos.length > 0 && <SamePhotos samePhotos={samePhotos} title={title} reviewOf={reviewOf} />}
      {report.details && <Written text={report.details} className="whitespace-pre-line text-ink-2" />}
      <p className="text-xs text-ink-3">{reporter ? t('by', { name: reporter.username }) : source}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        <Link
          to={reviewOf(listing.id)}
          aria-label={t('review.label', { title })}
          className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:w-full')}
        >
          {t('review')}
        </Link>
        <ReportDecision report={report} title={title} onClosed={onClosed} />
      </div>
    </article>
  )
}
