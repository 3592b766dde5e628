import { CarFront, Heart } from 'lucide-react'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { FavoritesView } from './favorites-view.tsx'
import { MyListings } from './my-listings.tsx'
import { useDashboardTab } from './use-dashboard-tab.ts'

/** The signed-in user's own pages, one tab each. An admin sells nothing and has the favorites alone. */
export const Dashboard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const [tab, showTab] = useDashboardTab(user)
  const view = tab === 'my-listings' ? 'seller' : 'account'
  usePageMeta(t(`${view}.title`), t(`${view}.description`))
  const dealership = isDealershipSeller(user)
  const favorites = { id: 'favorites', label: t('tab.favorites'), icon: <Heart aria-hidden /> } as const
  const listings = {
    id: 'my-listings',
    label: t(dealership ? 'tab.inventory' : 'tab.listings'),
    icon: <CarFront aria-hidden />,
  } as const
  const content = tab === 'my-listings' ? <MyListings user={user} /> : <FavoritesView />
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="text-3xl">{t(`${view}.title`)}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">{t('welcome', { name: user.firstName || user.username })}</p>
      {isSeller(user) ? (
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={showTab}
          tabs={dealership ? [listings, favorites] : [favorites, listings]}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </div>
  )
}
