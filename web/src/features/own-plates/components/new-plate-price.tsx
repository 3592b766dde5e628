import { plateLimits } from '#shared/constants/plate-limits.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { PriceForm } from '#web/ui/price-form.tsx'
import { useChangePlatePrice } from '../api/change-plate-price.ts'

type NewPlatePriceProps = { plate: OwnPlate; onLeave: () => void; onSaved: () => void }

/** The field for a new price of one's own plate. */
export const NewPlatePrice = ({ plate, onLeave, onSaved }: NewPlatePriceProps) => {
  const { t, language } = useT('own-plates')
  const errorText = useErrorText()
  const title = plateTitle(plate, language)
  const { mutate: change, isPending, error } = useChangePlatePrice()
  const { id, version } = plate
  const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
  const save = (price: number) =>
    change(
      { id, version, price },
      {
        onSuccess: ({ status }) => {
          onSaved()
          // A rejected plate goes back to review with any change.
          const isSent = plate.status === 'REJECTED' && status === 'PENDING'
          showToast({
            title: t('price.saved'),
            description: isSent ? t('price.sent') : title,
            tone: 'success',
          })
        },
      },
    )
  return (
    <PriceForm
      price={plate.price}
      limits={plateLimits.price}
      words={{ field: t('price.field', { title }), unit: t('price.unit'), wrong: t('price.wrong') }}
      pending={isPending}
      refusal={
        error &&
        (isConflict ? t('price.conflict', { price: formatMoney(plate.price, language) }) : errorText(error))
      }
      onSubmit={save}
      onLeave={onLeave}
    />
  )
}
