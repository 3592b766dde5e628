import { useEffect, useRef, useState, type ReactNode } from 'react'
import { canFillIn } from '#shared/rules/application.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useNewerForm } from '#web/features/verify/use-newer-form.ts'
import { ApplicationFacts, SentDocuments } from './application-facts.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationStatus, type RenderRejection } from './application-status.tsx'
import { columns, sideColumn } from './columns.ts'

type ApplicationViewProps = {
  user: CurrentUser
  submission: SubmissionView | null
  renderRejection: RenderRejection
  whenVerified: ReactNode
  onUnauthorized: () => void
}

// A dealership can be verified without ever having applied.
const statusOf = (user: CurrentUser, submission: SubmissionView | null) => {
  if (submission && submission.status !== 'DRAFT') return submission.status
  return user.isVerified ? 'APPROVED' : 'DRAFT'
}

/** Where the application stands, and below it the form, or what was sent. */
export const ApplicationView = ({
  user,
  submission,
  renderRejection,
  whenVerified,
  onUnauthorized,
}: ApplicationViewProps) => {
  const { t } = useT('verification')
  const status = statusOf(user, submission)
  const form = useNewerForm(submission)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasSent, setSent] = useState(false)
  useEffect(() => {
    // The form has gone, and the button in it that had the focus.
    if (wasSent && status === 'SUBMITTED') heading.current?.focus()
  }, [wasSent, status])

  const isOpen = canFillIn(status)
  return (
    <div className="flex flex-col gap-6">
      {status !== 'DRAFT' && (
        <ApplicationStatus
          status={status}
          submission={submission}
          headingRef={heading}
          renderRejection={renderRejection}
          whenVerified={whenVerified}
        />
      )}
      {isOpen && (
        <ApplicationForm
          key={form.key}
          user={user}
          submission={submission}
          onSaved={form.onSaved}
          onBusy={form.onBusy}
          onSubmitted={() => setSent(true)}
          onUnauthorized={onUnauthorized}
        />
      )}
      {!isOpen && submission && (
        <div className={columns}>
          <ApplicationFacts submission={submission} />
          <div className={sideColumn}>
            <SentDocuments submission={submission} />
            <div className="flex flex-col gap-2">
              <Button size="lg" wide disabledReason={t(`submit.${status}`)}>
                {t('submit')}
              </Button>
              <p className="text-xs text-ink-2">{t(`submit.${status}`)}</p>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
