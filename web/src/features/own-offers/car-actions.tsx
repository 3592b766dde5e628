import { useState, type ReactNode } from 'react'
import { ChartLine, Copy, Ellipsis, Eye, Lock, LockOpen, Pencil, Printer, Send, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { missingAnswers } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import { carFields, type OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { createListing, getOwnListing, useReloadListings } from '#web/entities/listing/own-listings.ts'
import { usePriceQuestion } from '#web/entities/price-rating/price-question.tsx'
import { useRights } from '#web/entities/team/use-rights.ts'
import { useT } from '#web/i18n/use-t.ts'
import { randomName } from '#web/stores/random-name.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { AvailabilitySelect } from './offer-controls.tsx'

const lacksDocuments = (
  { verificationDocuments: { registrationCard, idCard }, documentsCheckedAt }: OwnListing,
  user: CurrentUser,
) => mustAttachDocuments(user) && documentsCheckedAt === null && (!registrationCard || !idCard)

type CarActionsProps = { user: CurrentUser; listing: OwnListing; title: string }

/** Availability, publish and edit. A draft that is incomplete opens in the wizard when it is published. */
export const CarActions = ({ user, listing, title }: CarActionsProps) => {
  const { t } = useT('dashboard')
  const common = useT()
  const navigate = useNavigate()
  const acts = useListingActs()
  const { ask, dialog } = usePriceQuestion()
  const [isPublishing, setPublishing] = useState(false)
  const { canSay, canEdit } = useRights(user)
  const { id } = listing
  if (!canSay) return null

  const publish = async () => {
    // The wizard asks for what is missing.
    if (missingAnswers(listing).length > 0 || lacksDocuments(listing, user))
      return navigate(paths.sellYourCar(id, 'review'))
    setPublishing(true)
    const offer = { title, price: listing.priceQAR, car: listing, id }
    const isMeant = await ask({ ...offer, isWithoutPhoto: listing.images.length === 0 })
    setPublishing(false)
    if (isMeant) acts.publish(listing, user)
  }
  return (
    <>
      {listing.status === 'APPROVED' && (
        <AvailabilitySelect
          title={title}
          availability={listing.availability}
          onSet={(next) => acts.setAvailability(listing, next)}
        />
      )}
      {canEdit && listing.status === 'DRAFT' && (
        <Button
          pending={isPublishing}
          onClick={() => void publish()}
          aria-label={t('publish.label', { title })}
        >
          {!isPublishing && <Send aria-hidden className="mirrored size-4" />}
          {t('publish')}
        </Button>
      )}
      {canEdit && (
        <Link
          to={paths.sellYourCar(id)}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={t('edit.label', { title })}
        >
          <Pencil aria-hidden className="size-4 max-sm:hidden" />
          {common.t('edit')}
        </Link>
      )}
      {dialog}
    </>
  )
}

type CarMenuProps = {
  listing: Pick<
    OwnListing,
    'id' | 'slug' | 'status' | 'publishedAt' | 'version' | 'title' | 'titleAr' | 'priceQAR' | 'isPriceFixed'
  >
  title: string
  canEdit: boolean
  /** Left out for who may not delete. */
  onDelete: (() => void) | undefined
  /** Of the button; -1 in a grid, whose arrow keys lead to it. */
  tabIndex?: number
  /** Further acts, first in the menu. */
  children?: ReactNode
}

/** Everything else that can be done with an own car. */
export const CarMenu = ({ listing, title, canEdit, onDelete, tabIndex, children }: CarMenuProps) => {
  const { t } = useT('inventory')
  const duplicate = useDuplicate()
  const common = useT()
  const acts = useListingActs()
  const isFixed = listing.isPriceFixed ?? false
  const Fix = isFixed ? LockOpen : Lock
  return (
    <Menu
      label={t('more', { title })}
      trigger={
        <IconButton
          label={t('more', { title })}
          icon={<Ellipsis aria-hidden className="size-5" />}
          tabIndex={tabIndex}
        />
      }
    >
      {children}
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
      {canEdit && listing.priceQAR !== undefined && (
        <button type="button" onClick={() => acts.setPriceFixed(listing, !isFixed)} className={menuItemClass}>
          <Fix aria-hidden />
          {t(isFixed ? 'price.open.set' : 'price.fixed.set')}
        </button>
      )}
      {canEdit && (
        <button type="button" onClick={() => void duplicate(listing.id)} className={menuItemClass}>
          <Copy aria-hidden />
          {t('duplicate')}
        </button>
      )}
      {onDelete && (
        <button type="button" aria-haspopup="dialog" onClick={onDelete} className={menuItemClass}>
          <Trash2 aria-hidden />
          {common.t('delete')}
        </button>
      )}
    </Menu>
  )
}

// Two cars of a model may both be a first owner's; a chassis number, a registration and an inspection are of one.
const ofTheOne: ReadonlySet<string> = new Set(['vin', 'istimaraUntil', 'fahesAt', 'inspectedBy'])

/** Copies the answers about a car into a new draft and opens it. What names or proves the one car stays with it. */
const useDuplicate = () => {
  const { t } = useT('inventory')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const reload = useReloadListings()
  return async (id: string) => {
    try {
      const car = await getOwnListing(id)
      const answers = Object.fromEntries(
        Object.keys(carFields)
          .filter((name) => !ofTheOne.has(name))
          .map((name) => [name, car[name as keyof typeof carFields]]),
      )
      const copy = await createListing({ ...answers, status: 'DRAFT', requestId: randomName() })
      showToast({
        title: t('duplicate.done'),
        description: t('duplicate.text'),
        tone: 'success',
        duration: 10_000,
      })
      void reload()
      void navigate(paths.sellYourCar(copy.id))
    } catch (error) {
      showToast({ title: t('duplicate.failed'), description: errorText(error), tone: 'danger' })
    }
  }
}
