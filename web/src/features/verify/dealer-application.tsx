import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { canFillIn, isRevoked } from '#shared/rules/application.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionView } from '#shared/schemas/verification.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from '#web/app/navigation.ts'
import { currentUserQuery, logoutKey } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ApplicationFacts, SentDocuments } from './application-facts.tsx'
import { ApplicationForm, columns, FormSkeleton, sideColumn } from './application-form.tsx'
import { ApplicationStatus } from './application-status.tsx'
import { useApplicationQuery } from '#web/entities/application/own-application.ts'

type DealerApplicationProps = {
  user: CurrentUser
  isSignedIn: boolean
  /** It was approved while the account is still known as unverified. */
  onVerified: () => void
}

/** A dealership's application as far as it has come: to be filled in, waited for, or decided. */
export const DealerApplication = ({ user, isSignedIn, onVerified }: DealerApplicationProps) => {
  const { t } = useT('verification')
  const signInFirst = useSignInFirst(isSignedIn)
  // An admin may verify a dealership that has not applied: it shows on return to this page.
  useQuery({ ...currentUserQuery, enabled: isSignedIn, refetchOnWindowFocus: 'always' })
  const { data, error, refetch } = useApplicationQuery()
  // Cached data goes with the session. The input must not: signing in again brings both back.
  const [seen, setSeen] = useState(data)
  if (data !== undefined && data !== seen) setSeen(data)
  const submission = data === undefined ? seen : data

  const isNews = submission?.status === 'APPROVED' && !user.isVerified
  const announce = useEffectEvent(onVerified)
  useEffect(() => {
    if (isNews) announce()
  }, [isNews])

  if (submission !== undefined)
    return <ApplicationView user={user} submission={submission} onUnauthorized={signInFirst} />
  return error ? <LoadFailed title={t('loadFailed')} error={error} onRetry={refetch} /> : <FormSkeleton />
}

// Spec, selling, section 9.
const redirectDelay = 1000

/**
 * When the session ends, here or by the answer to a call: says that signing in is needed, and a second later goes there and
 * comes back. Logging out leads home instead.
 */
const useSignInFirst = (isSignedIn: boolean): (() => void) => {
  const { t } = useT('verification')
  const client = useQueryClient()
  const navigate = useNavigate()
  const goLater = useGoLater()
  const ask = () => {
    showToast({ title: t('login.title'), description: t('login.text'), tone: 'danger' })
    goLater(paths.auth(paths.verification()), redirectDelay)
  }
  const onEnd = useEffectEvent(() => {
    if (client.isMutating({ mutationKey: logoutKey }) > 0) void navigate(paths.home(), { replace: true })
    else ask()
  })
  useEffect(() => {
    if (!isSignedIn) onEnd()
  }, [isSignedIn])
  return ask
}

// A dealership can be verified without ever having applied.
const statusOf = (user: CurrentUser, submission: SubmissionView | null) => {
  if (submission && submission.status !== 'DRAFT') return submission.status
  if (isRevoked(user)) return 'REJECTED'
  return user.isVerified ? 'APPROVED' : 'DRAFT'
}

type ApplicationViewProps = {
  user: CurrentUser
  submission: SubmissionView | null
  onUnauthorized: () => void
}

/** The status of the application, and below it the form, or what was sent. */
const ApplicationView = ({ user, submission, onUnauthorized }: ApplicationViewProps) => {
  const { t } = useT('verification')
  const status = statusOf(user, submission)
  const form = useNewerForm(submission)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    // The form has gone, and the button in it that had the focus.
    if (wasSent && status === 'SUBMITTED') heading.current?.focus()
  }, [wasSent, status])

  const isOpen = canFillIn(status)
  return (
    <div className="flex flex-col gap-6">
      {status !== 'DRAFT' && (
        <ApplicationStatus
          user={user}
          status={status}
          submission={submission}
          isRevoked={isRevoked(user) && status === 'REJECTED'}
          headingRef={heading}
        />
      )}
      {isOpen && (
        <ApplicationForm
          key={form.key}
          user={user}
          submission={submission}
          onSaved={form.onSaved}
          onBusy={form.onBusy}
          onSubmitted={() => setWasSent(true)}
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

/**
 * The key of the application form: another `key` resets it. It changes when the application was changed elsewhere, in another tab or
 * on another device, and nothing here waits to be saved.
 */
const useNewerForm = (submission: SubmissionView | null) => {
  const version = submission?.version ?? 0
  const [form, setForm] = useState({ key: 0, version })
  const busy = useRef(false)
  useEffect(() => {
    if (version > form.version && !busy.current) setForm(({ key }) => ({ key: key + 1, version }))
  }, [version, form.version])
  return {
    key: form.key,
    /** The form itself has written this version. */
    onSaved: useCallback(
      ({ version: written }: SubmissionView) => setForm(({ key }) => ({ key, version: written })),
      [],
    ),
    /** Whether something typed is not saved yet. */
    onBusy: useCallback((isBusy: boolean) => void (busy.current = isBusy), []),
  }
}
