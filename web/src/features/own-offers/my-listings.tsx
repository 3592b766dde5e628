import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useSellerSummary } from '#web/entities/lead/queries.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { PendingVerification, PostButton } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { CarList } from './car-list.tsx'
import { listId, offerKinds } from './inventory-query.ts'
import { ListingStats } from './listing-stats.tsx'
import { SellPlateLink } from './offer-list.tsx'
import type { RenderPlateEditor } from './plate-list.tsx'
import { RecentLeads } from './recent-leads.tsx'

// Most sellers have cars alone.
const PlateList = lazyPage<{ user: CurrentUser; renderEditor: RenderPlateEditor }>(
  async () => (await import('./plate-list.tsx')).PlateList,
  ['own-plates', 'plate-form', 'rejection'],
)

type MyListingsProps = { user: CurrentUser; title: string; renderPlateEditor: RenderPlateEditor }

/** Everything that a seller offers, with its numbers above and the recent leads below (spec 9). */
export const MyListings = ({ user, title, renderPlateEditor }: MyListingsProps) => {
  const { t } = useT('inventory')
  const [kind, show] = useOfferKind()
  const { data: listings } = useOwnListings()
  const { data: summary, isError } = useSellerSummary()
  const dealership = isDealershipSeller(user)
  const leads = summary && { total: summary.leads.total, fresh: summary.leads.NEW }
  return (
    <div className="flex flex-col gap-4">
      {!canPost(user) && <PendingVerification user={user} />}
      <ListingStats
        listings={listings}
        leads={isError ? null : leads}
        plates={isError ? null : summary?.plates}
        dealership={dealership}
      />
      <section aria-labelledby={listId} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={listId} className="scroll-mt-24 text-xl">
            {title}
          </h2>
          {kind === 'plates' && canPost(user) ? <SellPlateLink /> : <PostButton user={user} />}
        </div>
        <Tabs
          label={t('kinds')}
          value={kind}
          onChange={show}
          tabs={offerKinds.map((id) => ({ id, label: t(id) }))}
        >
          {kind === 'cars' ? (
            <CarList user={user} />
          ) : (
            <Suspense fallback={<div aria-busy className="min-h-96" />}>
              <PlateList user={user} renderEditor={renderPlateEditor} />
            </Suspense>
          )}
        </Tabs>
      </section>
      {/* Below the stock, whose first car belongs on the first screen. */}
      {dealership && <RecentLeads />}
    </div>
  )
}

type OfferKind = (typeof offerKinds)[number]

/** Cars or plates, kept in `?view=`; cars by default. */
const useOfferKind = (): [OfferKind, (kind: OfferKind) => void] => {
  const [address, setAddress] = useSearchParams()
  const kind = offerKinds.find((known) => known === address.get('view')) ?? 'cars'
  const tab = address.get('tab')
  // Filters of one kind mean nothing to the other.
  const show = (next: OfferKind) =>
    setAddress({ ...(tab && { tab }), ...(next !== 'cars' && { view: next }) }, { replace: true })
  return [kind, show]
}
