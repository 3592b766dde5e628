import type { ReactNode, RefObject } from 'react'
import { BadgeCheck, CircleX, Hourglass, SearchCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { applicationFieldName } from '#shared/reference/application-fields.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionField, SubmissionStatus, SubmissionView } from '#shared/schemas/verification.ts'
import { paths } from '#web/app/paths.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'
import { fieldId } from './answers.ts'
import { useChangeApplication } from './queries.ts'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

type SentStatus = Exclude<SubmissionStatus, 'DRAFT'>

type ApplicationStatusProps = {
  user: CurrentUser
  status: SentStatus
  /** Null when a dealership was verified without an application. */
  submission: SubmissionView | null
  /** It was verified, and an admin took that back. */
  isRevoked: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The status of the application, and what follows from it: where to go, or what to correct. */
export const ApplicationStatus = (card: ApplicationStatusProps) => {
  const { t } = useT('verification')
  const { addAppeal, refresh } = useChangeApplication()
  const { status, submission } = card
  const notes = submission?.adminNotes && <AdminNotes text={submission.adminNotes} />
  if (status === 'APPROVED')
    return (
      <StatusCard {...card}>
        {notes}
        <Link to={paths.sell()} className={buttonClass()}>
          {t('status.APPROVED.action')}
        </Link>
      </StatusCard>
    )
  if (status !== 'REJECTED')
    return (
      <StatusCard {...card}>
        <UnconfirmedEmail user={card.user} />
      </StatusCard>
    )
  if (!submission) return <StatusCard {...card} />
  return (
    <StatusCard {...card}>
      <div className="w-full rounded-control bg-card p-4 sm:p-5">
        <Rejection
          kind="application"
          id={submission.id}
          title={t('appeal.title')}
          reasonCodes={submission.reasonCodes}
          text={submission.rejectionReason}
          appeal={submission.appeal}
          onAppealed={addAppeal}
          onStale={refresh}
        >
          {notes}
          <ConcernedFields fields={submission.rejectionFields} />
        </Rejection>
      </div>
    </StatusCard>
  )
}

const looks: Record<SentStatus, { box: string; mark: string; icon: ReactNode }> = {
  SUBMITTED: { box: 'bg-amber-tint', mark: 'text-amber', icon: <Hourglass /> },
  UNDER_REVIEW: { box: 'bg-amber-tint', mark: 'text-amber', icon: <SearchCheck /> },
  APPROVED: { box: 'bg-green-tint', mark: 'text-green', icon: <BadgeCheck /> },
  REJECTED: { box: 'bg-red-tint', mark: 'text-red', icon: <CircleX /> },
}

type StatusCardProps = ApplicationStatusProps & { children?: ReactNode }

/** The status of the application and what happens next (spec, section 2). The page's focus comes here after it was sent. */
const StatusCard = ({ status, submission, isRevoked, headingRef, children }: StatusCardProps) => {
  const { t, language } = useT('verification')
  const { box, mark, icon } = looks[status]
  const said = isRevoked ? 'REVOKED' : status
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
            {t(`status.${said}`)}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink">{t(`status.${said}.text`)}</p>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
          {submission?.submittedAt && (
            <span>{t('status.submitted', { when: when(submission.submittedAt) })}</span>
          )}
          {reviewedAt && <span>{t('status.reviewed', { when: when(reviewedAt) })}</span>}
        </p>
        {children && <div className="mt-4 flex flex-col items-start gap-4 empty:hidden">{children}</div>}
      </div>
    </section>
  )
}

/** The admins' notes for the applicant, as they wrote them. */
const AdminNotes = ({ text }: { text: string }) => {
  const { t } = useT('verification')
  return (
    <div className="text-sm">
      <h3 className="text-sm font-medium tracking-normal">{t('status.notes')}</h3>
      <Written text={text} className="mt-0.5 whitespace-pre-line text-ink-2" />
    </div>
  )
}

/** The fields that a rejection is about, each a link to where it can be corrected. */
const ConcernedFields = ({ fields }: { fields: readonly SubmissionField[] }) => {
  const { t, language } = useT('verification')
  if (fields.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-medium tracking-normal">{t('status.about')}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // Moves the focus as well, and leaves no entry in the browser's history.
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
              className="inline-flex min-h-9 items-center text-sm text-red underline decoration-red/40 underline-offset-4 hover:decoration-red"
            >
              {applicationFieldName(field, language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
