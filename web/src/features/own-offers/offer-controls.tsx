import { useState } from 'react'
import { availabilities, type Availability } from '#shared/rules/availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

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
  /** Saves and resolves with the text of the toast. Throws ApiError. */
  onSet: (availability: Availability) => Promise<string>
}

/** Sets a published car or plate to available, reserved, sold or paused. */
export const AvailabilitySelect = ({ title, availability, onSet }: AvailabilitySelectProps) => {
  const { t } = useT('availability')
  const errorText = useErrorText()
  const [pending, setPending] = useState<Availability>()
  const set = async (next: Availability) => {
    setPending(next)
    try {
      showToast({ title: t('done'), description: await onSet(next), tone: 'success' })
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), tone: 'danger' })
    } finally {
      setPending(undefined)
    }
  }
  return (
    <SelectField
      label={t('label', { title })}
      labelHidden
      compact
      value={pending ?? availability}
      // Not `disabled`, which would drop the focus of keyboard users.
      aria-disabled={pending !== undefined || undefined}
      options={availabilities.map((value) => ({ value, label: t(value) }))}
      onChange={(event) => !pending && void set(event.currentTarget.value as Availability)}
    />
  )
}

type DeleteOfferDialogProps = {
  /** The title of the offer to delete; undefined is closed. */
  offer: string | undefined
  texts: { title: string; done: string; failed: string }
  /** Throws ApiError. */
  onDelete: () => Promise<unknown>
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a car or plate is deleted for good. */
export const DeleteOfferDialog = ({ offer, texts, onDelete, onDeleted, onClose }: DeleteOfferDialogProps) => {
  const { t } = useT('dashboard')
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await onDelete()
      showToast({ title: t('delete.success'), description: texts.done, tone: 'success' })
      onDeleted()
    } catch {
      showToast({ title: t('delete.error'), description: texts.failed, tone: 'danger' })
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={texts.title}
      pending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{offer === undefined ? '' : t('delete.question', { title: offer })}</p>
    </ConfirmDialog>
  )
}
