import { CircleCheck, CircleX, Ellipsis, Eye, Star, StarOff, Trash2 } from 'lucide-react'
import { canAdminMove } from '#shared/rules/listing.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'

type RowMenuProps = {
  listing: AdminListing
  onDetails: () => void
  onApprove: () => void
  onReject: () => void
  onFeature: (isFeatured: boolean) => void
  onDelete: () => void
}

/** Everything that can be done with a listing; what waits is approved and rejected by buttons of its own (spec). */
export const RowMenu = ({ listing, ...on }: RowMenuProps) => {
  const { t } = useT('admin-listings')
  const title = useListingTitle()(listing)
  const { status, isFeatured } = listing
  const FeatureIcon = isFeatured ? StarOff : Star
  return (
    <Menu
      label={t('more', { title })}
      trigger={<IconButton label={t('more', { title })} icon={<Ellipsis aria-hidden className="size-5" />} />}
    >
      <button type="button" aria-haspopup="dialog" onClick={on.onDetails} className={menuItemClass}>
        <Eye aria-hidden />
        {t('details')}
      </button>
      {status !== 'PENDING' && canAdminMove(status, 'APPROVED') && (
        <button type="button" onClick={on.onApprove} className={menuItemClass}>
          <CircleCheck aria-hidden />
          {t('approve')}
        </button>
      )}
      {status !== 'PENDING' && canAdminMove(status, 'REJECTED') && (
        <button type="button" aria-haspopup="dialog" onClick={on.onReject} className={menuItemClass}>
          <CircleX aria-hidden />
          {t('takeDown')}
        </button>
      )}
      {status === 'APPROVED' && (
        <button type="button" onClick={() => on.onFeature(!isFeatured)} className={menuItemClass}>
          <FeatureIcon aria-hidden />
          {t(isFeatured ? 'unfeature' : 'feature')}
        </button>
      )}
      <button type="button" aria-haspopup="dialog" onClick={on.onDelete} className={menuItemClass}>
        <Trash2 aria-hidden />
        {t('remove')}
      </button>
    </Menu>
  )
}
