import { Suspense } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ListingList } from './listing-list.tsx'
import { listingsViews, type ListingsView } from './use-listings-view.ts'

// Most sellers have cars alone.
const OwnPlates = lazyPage<{ user: CurrentUser }>(
  async () => (await import('./own-plates.tsx')).OwnPlates,
  ['own-plates', 'plate-form', 'rejection'],
)

type ListingsViewsProps = { user: CurrentUser; view: ListingsView; onShow: (view: ListingsView) => void }

/** One's own cars and one's own number plates, side by side as two tabs (spec). */
export const ListingsViews = ({ user, view, onShow }: ListingsViewsProps) => {
  const { t } = useT('inventory')
  return (
    <Tabs
      label={t('kinds')}
      value={view}
      onChange={onShow}
      tabs={listingsViews.map((id) => ({ id, label: t(id) }))}
    >
      {view === 'cars' ? (
        <ListingList user={user} />
      ) : (
        <Suspense fallback={<div aria-busy className="min-h-96" />}>
          <OwnPlates user={user} />
        </Suspense>
      )}
    </Tabs>
  )
}
