import { Hourglass, RectangleEllipsis } from 'lucide-react'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useOwnPlates } from '#web/features/own-plates/api/list-own-plates.ts'
import { PlateRowSkeleton } from '#web/features/own-plates/components/plate-row-skeleton.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlateInventory } from './plate-inventory.tsx'
import { SellPlateLink } from './sell-plate-link.tsx'

/** One's own number plates, or why there are none to see. */
export const OwnPlates = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('own-plates')
  const dashboard = useT('dashboard')
  const { data: plates, error, refetch } = useOwnPlates()
  if (!plates && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!plates)
    return (
      <div aria-busy className="flex flex-col gap-4">
        <Skeleton className="h-12 w-full rounded-control" />
        <PlateRowSkeleton />
        <PlateRowSkeleton />
      </div>
    )
  if (plates.length > 0) return <PlateInventory user={user} plates={plates} />
  return canPost(user) ? (
    <EmptyState icon={<RectangleEllipsis />} title={t('empty.title')} actions={<SellPlateLink />}>
      {t('empty.text')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Hourglass />}
      title={dashboard.t(user.verificationStatus === 'REJECTED' ? 'refused.title' : 'empty.blockedTitle')}
    >
      {dashboard.t('empty.blockedText')}
    </EmptyState>
  )
}
