import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useAdminCounts } from './counts.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { AccessDenied } from '#web/entities/user/session-gate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

type AdminGateProps = {
  /** The page's messages: its title, its description, and what everybody else reads. */
  namespace: 'admin' | 'admin-listings'
  children: ReactNode
}

const Loading = ({ namespace }: Pick<AdminGateProps, 'namespace'>) => {
  const { t } = useT('admin')
  const page = useT(namespace)
  usePageMeta(page.t('title'), page.t('description'))
  return <PageSpinner text={t('loading')} />
}

/** Shows a page to platform admins only. The server refuses everybody else's calls in any case. */
export const AdminGate = ({ namespace, children }: AdminGateProps) => {
  const { t } = useT('admin')
  const page = useT(namespace)
  const common = useT()
  const { user, isLoading, isPlatformAdmin, error, refetch } = useCurrentUser()
  const { error: refusal } = useAdminCounts(isPlatformAdmin)
  const { pathname, search } = useLocation()
  const { token, isEndedForSafety } = useSession()
  // Nobody is denied anything whose session has ended, be it here or while the page was away.
  const [hadSession, noteSession] = useState(false)
  if (token !== null && !hadSession) noteSession(true)
  const isSignedOut = hadSession && !user
  const isFactorMissing = hasCode(refusal, 'SECOND_FACTOR_NEEDED')
  // Another element than the page, which would otherwise count as having moved.
  if (isLoading) return <Loading key="loading" namespace={namespace} />
  if (error && !user)
    return (
      <div className="page-width py-16">
        <LoadFailed title={t('userFailed')} error={error} onRetry={refetch} />
      </div>
    )
  if (isPlatformAdmin && isFactorMissing)
    return (
      <AccessDenied
        title={t('factor.title')}
        text={t('factor.text')}
        action={
          <Link to={paths.profile('password')} className={buttonClass()}>
            {t('factor.action')}
          </Link>
        }
      />
    )
  if (isPlatformAdmin) return children
  return (
    <AccessDenied
      title={isSignedOut ? t('signedOut.title') : page.t('denied.title')}
      text={
        isSignedOut
          ? isEndedForSafety
            ? common.t('session.reused')
            : t('signedOut.text')
          : page.t('denied.text')
      }
      action={
        <Link to={user ? paths.home() : paths.auth(pathname + search)} className={buttonClass()}>
          {user ? t('denied.home') : common.t('nav.signIn')}
        </Link>
      }
    />
  )
}
