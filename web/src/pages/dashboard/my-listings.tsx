import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useSellerSummary } from '#web/features/analytics/api/get-seller-summary.ts'
import { RecentLeads } from '#web/entities/lead/components/recent-leads.tsx'
import { useOwnListings } from '#web/features/own-listings/api/list-own-listings.ts'
import { ListingStats } from '#web/features/own-listings/components/listing-stats.tsx'
import { listId } from '#web/features/own-listings/inventory/use-inventory.ts'
import { ListingsViews } from './listings-views.tsx'
import { PendingVerification } from './pending-verification.tsx'
import { PostButton } from './post-button.tsx'
import { SellPlateLink } from './sell-plate-link.tsx'
import { useListingsView } from './use-listings-view.ts'
import { useTabLabel } from './use-tab-label.ts'

/** The second dashboard view of the specification: numbers, recent leads, and everything that one offers. */
export const MyListings = ({ user }: { user: CurrentUser }) => {
  const labelOf = useTabLabel(user)
  const [view, show] = useListingsView()
  const { data: listings } = useOwnListings()
  const { data: summary, isError } = useSellerSummary()
  const dealership = isDealershipSeller(user)
  const leads = summary && { total: summary.leads.total, fresh: summary.leads.NEW }
  return (
    <div className="flex flex-col gap-6">
      {!canPost(user) && <PendingVerification user={user} />}
      <ListingStats
        listings={listings}
        leads={isError ? null : leads}
        plates={isError ? null : summary?.plates}
        dealership={dealership}
      />
      {dealership && <RecentLeads />}
      <section aria-labelledby={listId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={listId} className="scroll-mt-24 text-xl">
            {labelOf('my-listings')}
          </h2>
          {view === 'plates' && canPost(user) ? <SellPlateLink /> : <PostButton user={user} />}
        </div>
        <ListingsViews user={user} view={view} onShow={show} />
      </section>
    </div>
  )
}
