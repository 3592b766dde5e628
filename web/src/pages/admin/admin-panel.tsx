import { Suspense } from 'react'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useAdminCounts } from '#web/features/review/api/admin-counts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { adminTabs, isSearched, waitingIn, type AdminTab } from './admin-tabs.ts'
import { CountCards } from './count-cards.tsx'
import { tabViews } from './lazy-tabs.ts'
import { SearchBox } from './search-box.tsx'
import { useAdminAddress } from './use-admin-address.ts'

const waiting: Partial<Record<AdminTab, (typeof waitingIn)[keyof typeof waitingIn]>> = waitingIn

/** What the platform has to decide, one tab for each kind, under its figures and the one search over all of it. */
export const AdminPanel = () => {
  const { t, language } = useT('admin')
  const { tab, search, show, searchFor } = useAdminAddress()
  const { data: counts } = useAdminCounts()
  usePageMeta(`${t(`tab.${tab}`)} · ${t('title')}`, t('description'))
  const View = tabViews[tab]
  const countOf = (name: AdminTab) => {
    const key = waiting[name]
    // What nobody waits for needs no nought.
    return counts && key && counts[key] > 0 ? formatNumber(counts[key], language) : undefined
  }
  return (
    <div className="page-width py-8 lg:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <Link to={paths.adminListings()} className={buttonClass({ variant: 'secondary' })}>
          <ListChecks aria-hidden className="size-4.5" />
          {t('allListings')}
        </Link>
      </div>
      <CountCards />
      <Tabs
        className="mt-5"
        label={t('tabs')}
        value={tab}
        onChange={show}
        tabs={adminTabs.map((id) => ({ id, label: t(`tab.${id}`), count: countOf(id) }))}
      >
        {/* Below the tabs, which would move under the pointer if it came and went above them. */}
        {isSearched(tab) && (
          <div className="mb-6">
            <SearchBox search={search} onSearch={searchFor} />
          </div>
        )}
        {/* By tab, so that the next one shows at once that it is coming. */}
        <Suspense key={tab} fallback={<div aria-busy className="min-h-dvh" />}>
          <View search={search} />
        </Suspense>
      </Tabs>
    </div>
  )
}
