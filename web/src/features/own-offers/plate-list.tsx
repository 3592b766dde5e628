import { useState, type ReactNode } from 'react'
import { RectangleEllipsis } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { plateTitle } from '#shared/rules/plate.ts'
import { canPost } from '#shared/rules/user.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useSetAddress } from '#web/app/use-address.ts'
import { usePlateActs } from '#web/entities/plate/plate-acts.ts'
import { useOwnPlates } from '#web/entities/plate/own-plates.ts'
import { useRights } from '#web/entities/team/use-rights.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { findPlates } from './inventory-filters.ts'
import { useInventory } from './inventory-query.ts'
import { DeleteOfferDialog } from './offer-controls.tsx'
import { OfferList, OfferSearch, PostingBlocked, SellPlateLink } from './offer-list.tsx'
import { PlateRow } from './plate-row.tsx'

/** Draws the dialog that edits a plate; undefined is closed. */
export type RenderPlateEditor = (plate: OwnPlate | undefined, onClose: () => void) => ReactNode

type PlateListProps = { user: CurrentUser; renderEditor: RenderPlateEditor }

/** The seller's own number plates, or why there are none. */
export const PlateList = ({ user, renderEditor }: PlateListProps) => {
  const { t } = useT('own-plates')
  const { canEdit } = useRights(user)
  const { data: plates, error, refetch } = useOwnPlates()
  if (!plates && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!plates) return <PlateListSkeleton />
  if (plates.length > 0) return <PlateInventory user={user} plates={plates} renderEditor={renderEditor} />
  if (!canPost(user)) return <PostingBlocked user={user} />
  return (
    <EmptyState icon={<RectangleEllipsis />} title={t('empty.title')} actions={canEdit && <SellPlateLink />}>
      {t('empty.text')}
    </EmptyState>
  )
}

type PlateInventoryProps = PlateListProps & { plates: readonly OwnPlate[] }

/** The plates by search and page. The plate being edited is in the address: signing in again leads back to it. */
const PlateInventory = ({ user, plates, renderEditor }: PlateInventoryProps) => {
  const { t, language } = useT('own-plates')
  const dashboard = useT('dashboard')
  const inventory = useInventory()
  const found = findPlates(plates, inventory.settled)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const { remove } = usePlateActs()
  const [deleting, setDeleting] = useState<OwnPlate>()
  const [address] = useSearchParams()
  const setAddress = useSetAddress()
  const edit = (id: string | null) => setAddress({ edit: id })
  const edited = canPost(user) ? plates.find(({ id }) => id === address.get('edit')) : undefined
  return (
    <div className="flex flex-col gap-4">
      <OfferSearch {...inventory.field} />
      <OfferList
        inventory={inventory}
        found={found}
        heading={heading}
        focusHeading={focusHeading}
        countText={t('found', { count: found.length })}
        none={{ title: t('none'), clear: dashboard.t('search.clear') }}
        renderRow={(plate) => (
          <PlateRow
            user={user}
            plate={plate}
            onEdit={() => edit(plate.id)}
            onDelete={() => setDeleting(plate)}
          />
        )}
      />
      {renderEditor(edited, () => edit(null))}
      <DeleteOfferDialog
        offer={deleting && plateTitle(deleting, language)}
        dialogTitle={t('delete.title')}
        onDelete={() => {
          if (deleting) remove(deleting)
          // With the last plate the list goes too, and the dialog still holds the focus for a moment.
          focusHeading()
        }}
        onClose={() => setDeleting(undefined)}
      />
    </div>
  )
}

const PlateListSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-12 w-full rounded-control" />
    {['first', 'second'].map((name) => (
      <div
        key={name}
        aria-hidden
        // The geometry of a PlateRow.
        className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
      >
        <Skeleton className="h-20 w-full rounded-control sm:aspect-[4/3] sm:h-auto" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-6 w-20 rounded-full" />
          <Skeleton className="h-5 w-full max-w-60" />
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
        <div className="col-span-full border-t border-line pt-3 lg:hidden">
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    ))}
  </div>
)
