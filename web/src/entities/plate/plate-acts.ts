import { plateTitle } from '#shared/rules/plate.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { hasCode } from '#web/api/api-error.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useTellHeld } from '#web/entities/listing/use-tell-held.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useDeletePlate, useSetPlateAvailability, useUpdatePlate } from './mutations.ts'

/** The acts on an own plate that are shown as done at once and can be undone for ten seconds. */
export const usePlateActs = () => {
  const { t, language } = useT('inventory')
  const words = useT('availability')
  const own = useT('own-plates')
  const errorText = useErrorText()
  const tellHeld = useTellHeld()
  const { mutateAsync: update } = useUpdatePlate()
  const { mutateAsync: setAvailability } = useSetPlateAvailability()
  const { mutateAsync: remove } = useDeletePlate()
  /** Somebody else may have changed it while this could be undone. */
  const why = (plate: OwnPlate, error: unknown) =>
    hasCode(error, 'EDIT_CONFLICT')
      ? `${plateTitle(plate, language)}: ${t('undoable.conflict')}`
      : errorText(error)
  return {
    setPrice: (plate: OwnPlate, price: number) => {
      const { id, version, status } = plate
      const title = plateTitle(plate, language)
      // Any change sends a rejected plate back to review.
      const isSent = status === 'REJECTED'
      actUndoably({
        on: [id],
        shownAs: { price, ...(isSent && { status: 'PENDING' }) },
        version,
        title: t('price.changed', { price: formatMoney(price, language) }),
        description: isSent ? own.t('price.sent') : title,
        send: async (seen) => {
          const changed = await update({ id, version: seen, price })
          tellHeld(plate, changed, title)
          return changed
        },
        failed: (error) => ({
          title: t('price.kept', { title, price: formatMoney(plate.price, language) }),
          description: why(plate, error),
        }),
      })
    },
    setAvailability: (plate: OwnPlate, availability: Availability) =>
      actUndoably({
        on: [plate.id],
        shownAs: { availability },
        version: plate.version,
        title: words.t('now', { availability: words.t(availability) }),
        description: plateTitle(plate, language),
        send: (version) => setAvailability({ id: plate.id, availability, version }),
        failed: (error) => ({ title: words.t('failed'), description: why(plate, error) }),
      }),
    remove: (plate: OwnPlate) =>
      actUndoably({
        on: [plate.id],
        shownAs: 'GONE',
        version: plate.version,
        title: own.t('delete.done'),
        description: plateTitle(plate, language),
        send: (version) => remove({ id: plate.id, version }),
        failed: (error) => ({ title: own.t('delete.failed'), description: why(plate, error) }),
      }),
  }
}
