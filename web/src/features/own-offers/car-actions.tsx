import { useState } from 'react'
import { ChartLine, Ellipsis, Eye, Pencil, Printer, Send, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { canPost } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useSetAvailability, useUpdateListing } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { AvailabilitySelect } from './offer-controls.tsx'

// The wizard asks for what is missing.
const incomplete = new Set<ApiErrorCode>(['LISTING_INCOMPLETE', 'DOCUMENTS_REQUIRED'])

type CarActionsProps = { user: CurrentUser; listing: OwnListing; title: string }

/** Availability, publish and edit. A draft that is incomplete opens in the wizard when it is published. */
export const CarActions = ({ user, listing, title }: CarActionsProps) => {
  const { t } = useT('dashboard')
  const availability = useT('availability')
  const common = useT()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateListing()
  const { mutateAsync: setAvailability } = useSetAvailability()
  const [isPublishing, setPublishing] = useState(false)
  const { id, version } = listing
  if (!canPost(user)) return null

  const publish = async () => {
    setPublishing(true)
    try {
      const { status } = await update({ id, version, status: statusAfterSubmit(user) })
      if (status === 'APPROVED') showToast({ title: t('publish.live'), tone: 'success' })
      else showToast({ title: t('publish.review'), description: t('publish.reviewText'), tone: 'success' })
    } catch (error) {
      showToast({ title: t('publish.failed'), description: errorText(error), tone: 'danger' })
      if (error instanceof ApiError && incomplete.has(error.code))
        void navigate(paths.sellYourCar(id, 'review'))
    } finally {
      setPublishing(false)
    }
  }
  return (
    <>
      {listing.status === 'APPROVED' && (
        <AvailabilitySelect
          title={title}
          availability={listing.availability}
          onSet={async (next) => {
            const changed = await setAvailability({ id, availability: next })
            return availability.t(`done.${changed.availability}`)
          }}
        />
      )}
      {listing.status === 'DRAFT' && (
        <Button
          pending={isPublishing}
          onClick={() => void publish()}
          aria-label={t('publish.label', { title })}
        >
          {!isPublishing && <Send aria-hidden className="mirrored size-4" />}
          {t('publish')}
        </Button>
      )}
      <Link
        to={paths.sellYourCar(id)}
        className={buttonClass({ variant: 'secondary' })}
        aria-label={t('edit.label', { title })}
      >
        <Pencil aria-hidden className="size-4 max-sm:hidden" />
        {common.t('edit')}
      </Link>
    </>
  )
}

type CarMenuProps = { listing: OwnListing; title: string; onDelete: () => void }

/** Everything else that can be done with an own car. */
export const CarMenu = ({ listing, title, onDelete }: CarMenuProps) => {
  const { t } = useT('inventory')
  const common = useT()
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
