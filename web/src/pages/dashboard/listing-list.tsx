import { CarFront, Hourglass } from 'lucide-react'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useOwnListings } from '#web/features/own-listings/api/list-own-listings.ts'
import { ListingRowSkeleton } from '#web/features/own-listings/components/listing-row-skeleton.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Inventory } from './inventory.tsx'
import { PostButton } from './post-button.tsx'

const Waiting = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-12 w-full rounded-control" />
    <Skeleton className="h-9 w-60" />
    <ListingRowSkeleton />
    <ListingRowSkeleton />
    <ListingRowSkeleton />
  </div>
)

/** One's own listings, or why there are none to see. */
export const ListingList = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const { data: listings, error, refetch } = useOwnListings()
  if (!listings && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!listings) return <Waiting />
  if (listings.length > 0) return <Inventory user={user} listings={listings} />
  return canPost(user) ? (
    <EmptyState icon={<CarFront />} title={t('empty.title')} actions={<PostButton user={user} />}>
      {t('empty.text')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Hourglass />}
      title={t(user.verificationStatus === 'REJECTED' ? 'refused.title' : 'empty.blockedTitle')}
    >
      {t('empty.blockedText')}
    </EmptyState>
  )
}
