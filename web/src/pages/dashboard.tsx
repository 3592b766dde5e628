import { Suspense, type ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { ActingLine } from '#web/entities/team/acting-line.tsx'
import { useActAsStaff } from '#web/entities/team/acting.ts'
import { AccessDenied, SessionGate } from '#web/entities/user/session-gate.tsx'
import { Sidebar, useTabLabel } from '#web/features/dashboard/sidebar.tsx'
import { isSellerTab, useDashboardTab, type DashboardTab } from '#web/features/dashboard/tabs.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

type TabProps = { user: CurrentUser; title: string }

const EditPlateDialog = lazyAsked(
  async () => (await import('#web/features/sell-plate/edit-plate-dialog.tsx')).EditPlateDialog,
  ['plate-form', 'price-question', 'plate-drawing'],
)
const MyListings = lazyPage(
  async () => (await import('#web/features/own-offers/my-listings.tsx')).MyListings,
  ['inventory', 'messages', 'price-offer', 'viewing', 'price-question', 'plate-drawing', 'stock-export'],
)

const WindowCards = lazyPage<{ slugs: readonly string[]; onClose: () => void }>(
  async () => (await import('#web/features/window-card/window-cards.tsx')).WindowCards,
  ['window-card'],
)

const NotificationCenter = lazyPage(
  async () => (await import('#web/entities/notification/notification-center.tsx')).NotificationCenter,
  ['notifications', 'plate-drawing'],
)

// With every message that may come into sight later: what waits for one hides its whole tab and closes its dialogs meanwhile.
/** Each tab is fetched when it is opened: only one is in sight at a time. */
const tabs: Record<DashboardTab, ComponentType<TabProps>> = {
  favorites: lazyPage(
    async () => (await import('#web/features/favorites/favorites.tsx')).Favorites,
    ['saved-plates', 'plate-drawing'],
  ),
  messages: lazyPage(
    async () => (await import('#web/features/inbox/conversations.tsx')).Messages,
    ['messages', 'inbox', 'price-offer', 'viewing', 'availability', 'plate-drawing'],
  ),
  quotes: lazyPage(async () => (await import('#web/features/quotes/own-quotes.tsx')).OwnQuotes, ['quotes']),
  searches: lazyPage(
    async () => (await import('#web/features/browse/saved-searches.tsx')).SavedSearches,
    ['saved-searches', 'search', 'plates'],
  ),
  'my-listings': ({ user, title }) => (
    <MyListings
      user={user}
      title={title}
      renderPlateEditor={(plate, onClose) => (
        <EditPlateDialog plate={plate} userId={user.id} onClose={onClose} />
      )}
      renderWindowCards={(slugs, onClose) => <WindowCards slugs={slugs} onClose={onClose} />}
    />
  ),
  leads: lazyPage(
    async () => (await import('#web/features/inbox/inbox.tsx')).Inbox,
    [
      'messages',
      'inbox',
      'price-offer',
      'viewing',
      'availability',
      'storefront',
      'plate-drawing',
      'stock-export',
    ],
  ),
  analytics: lazyPage(
    async () => (await import('#web/features/analytics/analytics.tsx')).Analytics,
    ['analytics', 'charts', 'storefront', 'stock-export'],
  ),
  import: lazyPage(
    async () => (await import('#web/features/import-stock/import.tsx')).Import,
    ['import', 'uploads', 'price-question', 'stock-export'],
  ),
  storefront: lazyPage(
    async () => (await import('#web/features/storefront/storefront.tsx')).StorefrontView,
    ['showcase', 'uploads'],
  ),
  team: lazyPage(async () => (await import('#web/features/team/team.tsx')).TeamView, ['team', 'auth']),
  profile: lazyPage(async () => (await import('./profile.tsx')).ProfileView, ['profile', 'auth', 'password']),
  notifications: () => <NotificationCenter />,
}

const OfflineFavorites = lazyPage(
  async () => (await import('#web/features/favorites/offline-favorites.tsx')).OfflineFavorites,
  ['device', 'saved-plates', 'plate-drawing'],
)

/** `/dashboard` and `/seller-dashboard`: one screen; the second is for sellers, which an admin is not. */
export const DashboardPage = () => {
  const { t } = useT('dashboard')
  const { pathname, search } = useLocation()
  const asksForFavorites = pathname === paths.dashboard() && /^$|[?&]tab=favorites\b/.test(search)
  return (
    <SessionGate message={t('loggedOut')} WithoutAnswer={asksForFavorites ? OfflineFavorites : undefined}>
      {(user) =>
        isPlatformAdmin(user) && pathname === paths.sellerDashboard() ? (
          <AccessDenied
            title={t('denied.title')}
            text={t('denied.text')}
            action={
              <Link to={paths.dashboard()} className={buttonClass()}>
                {t('denied.mine')}
              </Link>
            }
          />
        ) : (
          <Dashboard user={user} />
        )
      }
    </SessionGate>
  )
}

/** The sidebar and the tab that `?tab=` names. */
const Dashboard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const { acting, seller } = useActAsStaff(user)
  const as = seller ?? user
  const tab = useDashboardTab(as, acting)
  const side = isSellerTab(tab) ? 'seller' : 'account'
  const title = useTabLabel(as)(tab)
  usePageMeta(`${title} · ${t(`${side}.title`)}`, t(`${side}.description`))
  const Tab = tabs[tab]
  return (
    <div className="page-width py-6 lg:pt-8 lg:pb-12">
      <div className="flex flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-baseline">
        <h1 className="text-2xl lg:text-3xl">{t(`${side}.title`)}</h1>
        <p className="text-ink-2">{t('welcome', { name: user.firstName || user.username })}</p>
      </div>
      <ActingLine user={user} acting={acting} />
      {seller ? (
        <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-5 lg:mt-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Sidebar user={as} acting={acting} tab={tab} />
          <div className="min-w-0">
            {/* Keyed by tab, so that the next one shows at once that it is loading. */}
            <Suspense key={tab} fallback={<div aria-busy className="min-h-dvh" />}>
              <Tab user={isSellerTab(tab) ? as : user} title={title} />
            </Suspense>
          </div>
        </div>
      ) : (
        <div aria-busy className="min-h-dvh" />
      )}
    </div>
  )
}
