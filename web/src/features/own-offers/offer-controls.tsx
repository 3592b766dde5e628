import { availabilities, type Availability } from '#shared/rules/availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const statusTones: Record<ListingStatus, BadgeTone> = {
  DRAFT: 'neutral',
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}
const availabilityTones: Record<Exclude<Availability, 'AVAILABLE'>, BadgeTone> = {
  RESERVED: 'amber',
  SOLD: 'neutral',
  PAUSED: 'neutral',
}

type OfferBadgesProps = { status: ListingStatus; label: string; availability: Availability }

/** The status of an own car or plate and, once it is published, its availability. */
export const OfferBadges = ({ status, label, availability }: OfferBadgesProps) => {
  const { t } = useT('availability')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{label}</Badge>
      {status === 'APPROVED' && availability !== 'AVAILABLE' && (
        <Badge tone={availabilityTones[availability]}>{t(availability)}</Badge>
      )}
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
