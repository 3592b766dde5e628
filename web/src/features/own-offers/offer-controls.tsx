import { availabilities, type Availability } from '#shared/rules/availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { availabilityTones, statusTones } from '#web/entities/listing/status-tones.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type OfferBadgesProps = {
  status: ListingStatus
  label: string
  availability: Availability
  /** One badge, where there is room for one line: what is reserved, sold or paused is published. */
  isBrief?: boolean
}

/** The status of an own car or plate and, once it is published, its availability. A sold one stays sold while a new name of its seller is reviewed. */
export const OfferBadges = ({ status, label, availability, isBrief = false }: OfferBadgesProps) => {
  const { t } = useT('availability')
  const isSoldInReview = status === 'PENDING' && availability === 'SOLD' && !isBrief
  const isSaid = availability !== 'AVAILABLE' && (status === 'APPROVED' || isSoldInReview)
  return (
    <span className="flex flex-wrap gap-1.5">
      {!(isBrief && isSaid) && <Badge tone={statusTones[status]}>{label}</Badge>}
      {isSaid && <Badge tone={availabilityTones[availability]}>{t(availability)}</Badge>}
    </span>
  )
}

type AvailabilitySelectProps = {
  title: string
  availability: Availability
  /** Saves, undoably. */
  onSet: (availability: Availability) => void
}

/** Sets a published car or plate to available, reserved, sold or paused. */
export const AvailabilitySelect = ({ title, availability, onSet }: AvailabilitySelectProps) => {
  const { t } = useT('availability')
  return (
    <ChoiceMenu
      label={t('label', { title })}
      value={availability}
      options={availabilities.map((value) => ({ value, label: t(value) }))}
      onChoose={onSet}
    />
  )
}

type DeleteOfferDialogProps = {
  /** The title of the offer to delete; undefined is closed. */
  offer: string | undefined
  dialogTitle: string
  /** Deletes, undoably. */
  onDelete: () => void
  onClose: () => void
}

/** Asks before a car or plate is deleted. */
export const DeleteOfferDialog = ({ offer, dialogTitle, onDelete, onClose }: DeleteOfferDialogProps) => {
  const { t } = useT('dashboard')
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={dialogTitle}
      onConfirm={() => {
        onDelete()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{offer === undefined ? '' : t('delete.question', { title: offer })}</p>
    </ConfirmDialog>
  )
}
