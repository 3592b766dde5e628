import { Suspense, type ComponentType } from 'react'
import { ListChecks } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import type { AdminCounts } from '#shared/schemas/figures.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { adminTabs, type AdminTab } from '#web/entities/admin/admin-address.ts'
import { AdminGate } from '#web/entities/admin/admin-gate.tsx'
import { CountCards } from '#web/entities/admin/count-cards.tsx'
import { useAdminCounts } from '#web/entities/admin/counts.ts'
import { useSetAddress } from '#web/app/use-address.ts'
import { formatNumber } from '#web/i18n/format.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { SettledSearch } from '#web/ui/settled-search.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

type View = { search: string }
type Tab = {
  View: ComponentType<View>
  /** How many wait behind it for an admin; nothing ever waits behind the others. */
  counts?: readonly (keyof AdminCounts)[]
}

const lazyTab = (load: () => Promise<ComponentType<View>>, ...namespaces: Namespace[]) =>
  lazyPage<View>(load, namespaces)

/** The content of each tab, fetched when it is opened, with the messages it needs. */
const tabs: Record<AdminTab, Tab> = {
  listings: {
    View: lazyTab(
      async () => (await import('#web/features/review/listings-tab.tsx')).ListingsTab,
      'moderation',
    ),
    counts: ['pendingListings', 'openChecks'],
  },
  plates: {
    View: lazyTab(
      async () => (await import('#web/features/review/plates-tab.tsx')).PlatesTab,
      'plate-review',
      'moderation',
      'plate-estimate',
    ),
    counts: ['pendingPlates'],
  },
  dealers: {
    View: lazyTab(
      async () => (await import('#web/features/review/dealers-tab.tsx')).DealersTab,
      'applications',
      'moderation',
    ),
    counts: ['pendingVerifications'],
  },
  users: {
    View: lazyTab(
      async () => (await import('#web/features/users/users-tab.tsx')).UsersTab,
      'users',
      'auth',
      'seller-card',
      'report',
      'moderation',
    ),
  },
  reports: {
    View: lazyTab(
      async () => (await import('#web/features/reports/reports-tab.tsx')).ReportsTab,
      'reports',
      'report',
      'plate-drawing',
    ),
    counts: ['openReports'],
  },
  reviews: {
    View: lazyTab(
      async () => (await import('#web/features/dealer-reviews/reviews-tab.tsx')).ReviewsTab,
      'review-queue',
      'dealer-reviews',
      'dealers',
      'moderation',
    ),
    counts: ['openDealerReviews'],
  },
  appeals: {
    View: lazyTab(async () => (await import('#web/features/appeals/appeals-tab.tsx')).AppealsTab, 'appeals'),
    counts: ['openAppeals'],
  },
  messages: {
    View: lazyTab(
      async () => (await import('#web/features/support-messages/messages-tab.tsx')).MessagesTab,
      'contact-messages',
    ),
    counts: ['openMessages'],
  },
  quotes: {
    View: lazyTab(async () => (await import('#web/features/quotes/quotes-tab.tsx')).QuotesTab, 'quotes'),
    counts: ['openQuotes'],
  },
  audit: {
    View: lazyTab(async () => (await import('#web/features/audit/audit-tab.tsx')).AuditTab, 'audit'),
  },
  figures: {
    View: lazyTab(
      async () => (await import('#web/features/figures/figures-tab.tsx')).FiguresTab,
      'figures',
      'charts',
    ),
  },
}

const TabSkeleton = () => (
  <div className="min-h-dvh">
    <SkeletonRows className="h-24 rounded-card" />
  </div>
)

/** `/admin`, for platform admins. */
export const AdminPage = () => (
  <AdminGate namespace="admin">
    <AdminPanel />
  </AdminGate>
)

/** The decisions of the platform, one tab for each kind, under its figures and the one search over all of it. */
const AdminPanel = () => {
  const { t, language } = useT('admin')
  const [address, replaceAddress] = useSearchParams()
  const setAddress = useSetAddress()
  const { data: counts } = useAdminCounts()
  const tab = adminTabs.find((known) => known === address.get('tab')) ?? adminTabs[0]
  const search = address.get('q')?.trim() ?? ''
  const { View } = tabs[tab]
  usePageMeta(`${t(`tab.${tab}`)} · ${t('title')}`, t('description'))
  const countOf = (id: AdminTab) => {
    const waiting = tabs[id].counts?.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0) ?? 0
    // Where nobody waits there is no nought.
    return waiting > 0 ? formatNumber(waiting, language) : undefined
  }
  // The filters of the last tab mean nothing in this one.
  const showTab = (next: AdminTab) =>
    replaceAddress({ tab: next, ...(search && { q: search }) }, { replace: true })
  return (
    <div className="page-width py-4 sm:py-8 lg:py-12">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mb-6 sm:gap-y-3">
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        {/* On a phone the count of all listings leads there. */}
        <Link
          to={paths.adminListings()}
          className={cx(buttonClass({ variant: 'secondary' }), 'max-sm:hidden')}
        >
          <ListChecks aria-hidden className="size-4.5" />
          {t('allListings')}
        </Link>
      </div>
      <CountCards />
      <Tabs
        className="mt-1 sm:mt-5"
        label={t('tabs')}
        value={tab}
        onChange={showTab}
        tabs={adminTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          count: countOf(id),
          keepsRoom: tabs[id].counts !== undefined,
        }))}
      >
        {/* It narrows every tab (specification): lists by the server, figures to one moderator. */}
        <search className="mb-4 block w-full sm:mb-6 sm:w-[26rem]">
          <SettledSearch
            label={t('search')}
            clearLabel={t('search.clear')}
            search={search}
            onSearch={(q) => setAddress({ q })}
            maxLength={limits.adminSearch}
          />
        </search>
        {/* By tab, so that the next one shows at once that it is coming. */}
        <Suspense key={tab} fallback={<TabSkeleton />}>
          <View search={search} />
        </Suspense>
      </Tabs>
    </div>
  )
}
