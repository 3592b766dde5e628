import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Bookmark, CarFront, ChartLine, FileUp, Heart, Inbox, MessagesSquare, Store } from 'lucide-react'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { FavoritesView } from './favorites-view.tsx'
import { MyListings } from './my-listings.tsx'
import { tabsOf, useDashboardTab, type DashboardTab } from './use-dashboard-tab.ts'

// Only one tab shows at a time; those that few begin with come when they are opened.
const MessagesView = lazyPage(async () => (await import('./messages-view.tsx')).MessagesView, ['messages'])
const SavedSearches = lazyPage(
  async () => (await import('./saved-searches.tsx')).SavedSearches,
  ['saved-searches', 'filters'],
)
const AnalyticsView = lazyPage(
  async () => (await import('./analytics-view.tsx')).AnalyticsView,
  ['analytics'],
)
const ImportView = lazyPage(async () => (await import('./import-view.tsx')).ImportView, ['import'])
const StorefrontView = lazyPage(
  async () => (await import('./storefront-view.tsx')).StorefrontView,
  ['showcase'],
)

const views: Record<DashboardTab, ComponentType<{ user: CurrentUser }>> = {
  favorites: FavoritesView,
  messages: () => <MessagesView side="buyer" />,
  searches: SavedSearches,
  'my-listings': MyListings,
  leads: () => <MessagesView side="seller" />,
  analytics: AnalyticsView,
  import: ImportView,
  storefront: StorefrontView,
}

const icons: Record<DashboardTab, ReactNode> = {
  favorites: <Heart aria-hidden />,
  messages: <MessagesSquare aria-hidden />,
  searches: <Bookmark aria-hidden />,
  'my-listings': <CarFront aria-hidden />,
  leads: <Inbox aria-hidden />,
  analytics: <ChartLine aria-hidden />,
  import: <FileUp aria-hidden />,
  storefront: <Store aria-hidden />,
}

const sellerTabs: ReadonlySet<DashboardTab> = new Set([
  'my-listings',
  'leads',
  'analytics',
  'import',
  'storefront',
])

/** The signed-in user's own pages, one tab each. An admin sells nothing and has a buyer's alone. */
export const Dashboard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const [tab, showTab] = useDashboardTab(user)
  const view = sellerTabs.has(tab) ? 'seller' : 'account'
  usePageMeta(`${t(`tab.${tab}`)} · ${t(`${view}.title`)}`, t(`${view}.description`))
  const View = views[tab]
  const label = (one: DashboardTab) =>
    isDealershipSeller(user) && (one === 'leads' || one === 'my-listings')
      ? t(`tab.dealer.${one}`)
      : t(`tab.${one}`)
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="text-3xl">{t(`${view}.title`)}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">{t('welcome', { name: user.firstName || user.username })}</p>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={showTab}
        tabs={tabsOf(user).map((id) => ({ id, label: label(id), icon: icons[id] }))}
      >
        <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
          <View user={user} />
        </Suspense>
      </Tabs>
    </div>
  )
}
