import type { ReactNode, RefObject } from 'react'
import { BadgeCheck, CircleX, Hourglass, SearchCheck } from 'lucide-react'
import type { SubmissionStatus, SubmissionView } from '#shared/schemas/verification.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

export type SentStatus = Exclude<SubmissionStatus, 'DRAFT'>

const looks: Record<SentStatus, { box: string; mark: string; icon: ReactNode }> = {
  SUBMITTED: { box: 'bg-amber-tint', mark: 'text-amber', icon: <Hourglass /> },
  UNDER_REVIEW: { box: 'bg-amber-tint', mark: 'text-amber', icon: <SearchCheck /> },
  APPROVED: { box: 'bg-green-tint', mark: 'text-green', icon: <BadgeCheck /> },
  REJECTED: { box: 'bg-red-tint', mark: 'text-red', icon: <CircleX /> },
}

type StatusCardProps = {
  status: SentStatus
  /** Null when a dealership was verified without an application. */
  submission: Pick<SubmissionView, 'submittedAt' | 'reviewedAt'> | null
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Why it was refused, or where to go from here. */
  children?: ReactNode
}

/** Where the application stands and what happens next (spec, section 2). The page's focus comes here after it was sent. */
export const StatusCard = ({ status, submission, headingRef, children }: StatusCardProps) => {
  const { t, language } = useT('verification')
  const { box, mark, icon } = looks[status]
  const when = (instant: string) => formatDate(instant, language, { time: true })
  const reviewedAt = status === 'APPROVED' || status === 'REJECTED' ? submission?.reviewedAt : null
  return (
    <section
      aria-labelledby="application-status"
      className={cx('flex gap-4 rounded-card p-5 max-sm:flex-col sm:p-6', box)}
    >
      <span aria-hidden className={cx('mt-0.5 shrink-0 [&>svg]:size-7 [&>svg]:stroke-[1.5]', mark)}>
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <div role="status">
          <h2
            ref={headingRef}
            id="application-status"
            tabIndex={-1}
            className={cx('scroll-mt-28 text-lg', mark)}
          >
            {t(`status.${status}`)}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink">{t(`status.${status}.text`)}</p>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
          {submission?.submittedAt && (
            <span>{t('status.submitted', { when: when(submission.submittedAt) })}</span>
          )}
          {reviewedAt && <span>{t('status.reviewed', { when: when(reviewedAt) })}</span>}
        </p>
        {children && <div className="mt-4 flex flex-col items-start gap-4">{children}</div>}
      </div>
    </section>
  )
}
