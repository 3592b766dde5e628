import { Pencil, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { useListingTitle } from '../use-listing-title.ts'
import { AvailabilitySelect } from './availability-select.tsx'
import { RowMenu } from './row-menu.tsx'

type RowActionsProps = {
  listing: OwnListing
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  publishing: boolean
  /** Absent when this listing cannot be published from here. */
  onPublish: (() => void) | undefined
  onDelete: () => void
}

/** What can be done with one's own listing. */
export const RowActions = ({ listing, canEdit, publishing, onPublish, onDelete }: RowActionsProps) => {
  const { t } = useT('dashboard')
  const common = useT()
  const title = useListingTitle()(listing)
  return (
    <>
      {canEdit && listing.status === 'APPROVED' && <AvailabilitySelect listing={listing} />}
      {onPublish && (
        <Button pending={publishing} onClick={onPublish} aria-label={t('publish.label', { title })}>
          {!publishing && <Send aria-hidden className="mirrored size-4" />}
          {t('publish')}
        </Button>
      )}
      {canEdit && (
        <Link
          to={paths.sellYourCar(listing.id)}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={t('edit.label', { title })}
        >
          <Pencil aria-hidden className="size-4 max-sm:hidden" />
          {common.t('edit')}
        </Link>
      )}
      <span className="ms-auto lg:ms-0">
        <RowMenu listing={listing} onDelete={onDelete} />
      </span>
    </>
  )
}
