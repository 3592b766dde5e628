import { Navigate, useSearchParams } from 'react-router-dom'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { nextPath } from '#web/entities/user/next-path.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthPanel } from './auth/auth-panel.tsx'

/** `/auth`: signs in or up, then goes to the local path in `?next=`, else home. Not for those who are signed in. */
export const AuthPage = () => {
  const { t } = useT('auth')
  const { user, isLoading } = useCurrentUser()
  const [search] = useSearchParams()
  if (user) return <Navigate to={nextPath(search.get('next'))} replace />
  if (isLoading)
    return (
      <div
        role="status"
        className="grid min-h-[70dvh] place-content-center justify-items-center gap-3 text-ink-2"
      >
        <Spinner className="size-7" />
        {t('loading')}
      </div>
    )
  return <AuthPanel />
}
