import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useSellerSummary } from '#web/features/analytics/api/get-seller-summary.ts'
import { RecentLeads } from '#web/features/leads/components/recent-leads.tsx'
import { useOwnListings } from '#web/features/own-listings/api/list-own-listings.ts'
import { ListingStats } from '#web/features/own-listings/components/listing-stats.tsx'
import { listId } from '#web/features/own-listings/inventory/use-inventory.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingList } from './listing-list.tsx'
import { PendingVerification } from './pending-verification.tsx'
import { PostButton } from './post-button.tsx'

/** The second dashboard view of the specification: numbers, recent leads, and every listing of one's own. */
export const MyListings = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('inventory')
  const { data: listings } = useOwnListings()
  const { data: summary, isError } = useSellerSummary()
  const dealership = isDealershipSeller(user)
  const leads = summary && { total: summary.leads.total, fresh: summary.leads.NEW }
  return (
    <div className="flex flex-col gap-6">
      {!canPost(user) && <PendingVerification />}
      <ListingStats listings={listings} leads={isError ? null : leads} dealership={dealership} />
      {dealership && <RecentLeads />}
      <section aria-labelledby={listId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={listId} className="scroll-mt-24 text-xl">
            {t('cars')}
          </h2>
          <PostButton user={user} />
        </div>
        <ListingList user={user} />
      </section>
    </div>
  )
}
