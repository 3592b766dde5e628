import { Suspense } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { views } from './lazy-views.tsx'
import { Sidebar } from './sidebar.tsx'
import { isSellerTab, useDashboardTab } from './use-dashboard-tab.ts'
import { useTabLabel } from './use-tab-label.ts'

/** The signed-in user's own pages, one tab each. An admin sells nothing and has a buyer's alone. */
export const Dashboard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const labelOf = useTabLabel(user)
  const tab = useDashboardTab(user)
  const side = isSellerTab(tab) ? 'seller' : 'account'
  usePageMeta(`${labelOf(tab)} · ${t(`${side}.title`)}`, t(`${side}.description`))
  const View = views[tab]
  return (
    <div className="page-width py-6 lg:py-12">
      <h1 className="text-2xl lg:text-3xl">{t(`${side}.title`)}</h1>
      <p className="mt-1 text-ink-2">{t('welcome', { name: user.firstName || user.username })}</p>
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-5 lg:mt-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Sidebar user={user} tab={tab} />
        <div className="min-w-0">
          {/* By tab, so that the next one shows at once that it is coming. */}
          <Suspense key={tab} fallback={<div aria-busy className="min-h-dvh" />}>
            <View user={user} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
