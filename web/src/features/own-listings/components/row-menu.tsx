import { ChartLine, Ellipsis, Eye, Printer, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { useListingTitle } from '../use-listing-title.ts'

/** Everything else that can be done with one's own listing. */
export const RowMenu = ({ listing, onDelete }: { listing: OwnListing; onDelete: () => void }) => {
  const { t } = useT('inventory')
  const common = useT()
  const title = useListingTitle()(listing)
  return (
    <Menu
      label={t('more', { title })}
      trigger={<IconButton label={t('more', { title })} icon={<Ellipsis aria-hidden className="size-5" />} />}
    >
      <Link to={paths.car(listing.slug ?? listing.id)} className={menuItemClass}>
        <Eye aria-hidden />
        {t('view')}
      </Link>
      {listing.publishedAt !== null && (
        <Link to={{ search: `?tab=analytics&listing=${listing.id}` }} className={menuItemClass}>
          <ChartLine aria-hidden />
          {t('analytics')}
        </Link>
      )}
      {listing.status === 'APPROVED' && (
        <Link to={paths.windowCard(listing.slug ?? listing.id)} className={menuItemClass}>
          <Printer aria-hidden />
          {t('windowCard')}
        </Link>
      )}
      <button type="button" aria-haspopup="dialog" onClick={onDelete} className={menuItemClass}>
        <Trash2 aria-hidden />
        {common.t('delete')}
      </button>
    </Menu>
  )
}
