import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useSubmission } from '#web/features/verify/api/get-submission.ts'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import type { RenderRejection } from './application-status.tsx'
import { ApplicationView } from './application-view.tsx'

type DealerApplicationProps = {
  user: CurrentUser
  renderRejection: RenderRejection
  /** Where to go once verified. */
  whenVerified: ReactNode
  /** It was approved while the account is still known as unverified. */
  onVerified: () => void
  /** The session has ended. */
  onUnauthorized: () => void
}

/** A dealership's application as far as it has come: to be filled in, waited for, or answered. */
export const DealerApplication = ({ user, onVerified, ...parts }: DealerApplicationProps) => {
  const { t } = useT('verification')
  const { data, error, refetch } = useSubmission()
  // Cached data goes with the session. What is filled in must not: signing in again brings both back.
  const [seen, setSeen] = useState(data)
  if (data !== undefined && data !== seen) setSeen(data)
  const submission = data === undefined ? seen : data

  const isNews = submission?.status === 'APPROVED' && !user.isVerified
  const tellNews = useEffectEvent(onVerified)
  useEffect(() => {
    if (isNews) tellNews()
  }, [isNews])

  if (submission !== undefined) return <ApplicationView user={user} submission={submission} {...parts} />
  return error ? (
    <LoadFailed title={t('loadFailed')} error={error} onRetry={refetch} />
  ) : (
    <ApplicationSkeleton />
  )
}
