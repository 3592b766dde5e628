import { Link, useLocation } from 'react-router-dom'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/features/identity/api/get-current-user.ts'
import { AccessDenied } from '#web/features/identity/components/access-denied.tsx'
import { useRequireSession } from '#web/features/identity/use-require-session.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'

/** `/dashboard` and `/seller-dashboard`: one screen; the second is for sellers, which an admin is not. */
export const DashboardPage = () => {
  const { t } = useT('dashboard')
  const common = useT()
  const errorText = useErrorText()
  const { pathname } = useLocation()
  const { user, isPlatformAdmin, error, refetch } = useCurrentUser()
  useRequireSession(t('loggedOut'))

  if (user && isPlatformAdmin && pathname === paths.sellerDashboard())
    return (
      <AccessDenied
        title={t('denied.title')}
        text={t('denied.text')}
        action={
          <Link to={paths.dashboard()} className={buttonClass()}>
            {t('denied.mine')}
          </Link>
        }
      />
    )
  if (user) return <Dashboard user={user} />
  if (error)
    return (
      <div className="page-width py-16">
        <ErrorState
          title={t('userFailed')}
          actions={<Button onClick={() => void refetch()}>{common.t('retry')}</Button>}
        >
          {errorText(error)}
        </ErrorState>
      </div>
    )
  return (
    <div
      role="status"
      className="grid min-h-[70dvh] place-content-center justify-items-center gap-3 text-ink-2"
    >
      <Spinner className="size-7" />
      {common.t('loading')}
    </div>
  )
}
