import type { ComponentType, ReactNode } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useRequireSession } from '#web/entities/user/use-require-session.ts'

type SessionGateProps = {
  /** Said to who is not, or no longer, signed in, on the way to the sign-in page. */
  message: string
  /** What can be read while nobody knows who is signed in; it is given what would stand there else. */
  WithoutAnswer?: ComponentType<{ otherwise: ReactNode }> | undefined
  children: (user: CurrentUser) => ReactNode
}

/** A page for the signed-in user alone. Others are sent to the sign-in page, which comes back here. */
export const SessionGate = ({ message, WithoutAnswer, children }: SessionGateProps) => {
  const { t } = useT()
  const { user, error, refetch } = useCurrentUser()
  useRequireSession(message)
  if (user) return children(user)
  if (error) {
    const failed = (
      <div className="page-width py-16">
        <LoadFailed title={t('failed.title')} error={error} onRetry={refetch} />
      </div>
    )
    return WithoutAnswer ? <WithoutAnswer otherwise={failed} /> : failed
  }
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2">
      <Spinner className="size-7" />
      {t('loading')}
    </div>
  )
}
