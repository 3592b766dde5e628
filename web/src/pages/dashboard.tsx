import { Link, useLocation } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { AccessDenied } from '#web/entities/user/components/access-denied.tsx'
import { SessionGate } from '#web/entities/user/components/session-gate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dashboard } from './dashboard/dashboard.tsx'

const OfflineFavorites = lazyPage(
  async () => (await import('#web/features/favorites/offline-favorites.tsx')).OfflineFavorites,
  ['device', 'saved-plates'],
)

const NotASeller = () => {
  const { t } = useT('dashboard')
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
}

/** `/dashboard` and `/seller-dashboard`: one screen; the second is for sellers, which an admin is not. */
export const DashboardPage = () => {
  const { t } = useT('dashboard')
  const { pathname, search } = useLocation()
  const asksForFavorites = pathname === paths.dashboard() && /^$|[?&]tab=favorites\b/.test(search)
  return (
    <SessionGate message={t('loggedOut')} WithoutAnswer={asksForFavorites ? OfflineFavorites : undefined}>
      {(user) =>
        isPlatformAdmin(user) && pathname === paths.sellerDashboard() ? (
          <NotASeller />
        ) : (
          <Dashboard user={user} />
        )
      }
    </SessionGate>
  )
}
