import { Eye, Pencil, Send, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useListingTitle } from '../use-listing-title.ts'
import { AvailabilitySelect } from './availability-select.tsx'

type RowActionsProps = {
  listing: OwnListing
  publishing: boolean
  /** Absent when this listing cannot be published from here. */
  onPublish: (() => void) | undefined
  onDelete: () => void
}

const link = buttonClass({ variant: 'secondary', size: 'sm' })

/** What can be done with one's own listing. */
export const RowActions = ({ listing, publishing, onPublish, onDelete }: RowActionsProps) => {
  const { t } = useT('dashboard')
  const common = useT()
  const title = useListingTitle()(listing)
  return (
    <>
      {listing.status === 'APPROVED' && <AvailabilitySelect listing={listing} />}
      {onPublish && (
        <Button size="sm" pending={publishing} onClick={onPublish} aria-label={t('publish.label', { title })}>
          {!publishing && <Send aria-hidden className="mirrored size-4 max-sm:hidden" />}
          {t('publish')}
        </Button>
      )}
      <Link
        to={paths.car(listing.slug ?? listing.id)}
        className={link}
        aria-label={t('view.label', { title })}
      >
        <Eye aria-hidden className="size-4 max-sm:hidden" />
        {t('view')}
      </Link>
      <Link to={paths.sellYourCar(listing.id)} className={link} aria-label={t('edit.label', { title })}>
        <Pencil aria-hidden className="size-4 max-sm:hidden" />
        {common.t('edit')}
      </Link>
      <IconButton
        label={t('delete.label', { title })}
        icon={<Trash2 className="size-4.5" />}
        onClick={onDelete}
        aria-haspopup="dialog"
        className="ms-auto hover:text-red lg:ms-0"
      />
    </>
  )
}
