import { plateTitle } from '#shared/reference/plate-title.ts'
import { availabilities, type Availability } from '#shared/schemas/availability.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useSetPlateAvailability } from '../api/set-plate-availability.ts'

/** Whether an approved plate is available, reserved, sold or paused, as its seller says. */
export const PlateAvailability = ({ plate }: { plate: OwnPlate }) => {
  const { t, language } = useT('own-plates')
  const words = useT('availability')
  const errorText = useErrorText()
  const { mutate: set, isPending, variables } = useSetPlateAvailability()
  return (
    <SelectField
      label={words.t('label', { title: plateTitle(plate, language) })}
      labelHidden
      compact
      value={isPending ? variables.availability : plate.availability}
      // Not `disabled`: that would drop the focus of whoever works with the keyboard.
      aria-disabled={isPending || undefined}
      options={availabilities.map((value) => ({ value, label: words.t(value) }))}
      onChange={(event) =>
        !isPending &&
        set(
          { id: plate.id, availability: event.currentTarget.value as Availability },
          {
            onSuccess: ({ availability }) =>
              showToast({
                title: words.t('done'),
                description: t(`availability.${availability}`),
                tone: 'success',
              }),
            onError: (error) =>
              showToast({ title: words.t('failed'), description: errorText(error), tone: 'danger' }),
          },
        )
      }
    />
  )
}
