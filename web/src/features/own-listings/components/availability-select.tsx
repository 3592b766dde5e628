import { availabilities, type Availability } from '#shared/schemas/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useSetAvailability } from '../api/set-availability.ts'
import { useListingTitle } from '../use-listing-title.ts'

/** Whether a live car is available, reserved, sold or paused, as its seller says. */
export const AvailabilitySelect = ({ listing }: { listing: OwnListing }) => {
  const { t } = useT('availability')
  const errorText = useErrorText()
  const title = useListingTitle()(listing)
  const { mutate: set, isPending, variables } = useSetAvailability()
  return (
    <SelectField
      label={t('label', { title })}
      labelHidden
      compact
      value={isPending ? variables.availability : listing.availability}
      // Not `disabled`: that would drop the focus of whoever works with the keyboard.
      aria-disabled={isPending || undefined}
      options={availabilities.map((value) => ({ value, label: t(value) }))}
      onChange={(event) =>
        !isPending &&
        set(
          { id: listing.id, availability: event.currentTarget.value as Availability },
          {
            onSuccess: ({ availability }) =>
              showToast({ title: t('done'), description: t(`done.${availability}`), tone: 'success' }),
            onError: (error) =>
              showToast({ title: t('failed'), description: errorText(error), tone: 'danger' }),
          },
        )
      }
    />
  )
}
