import { listingLimits } from '#shared/constants/listing-limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { PriceForm } from '#web/ui/price-form.tsx'
import { useChangePrice } from '../api/change-price.ts'
import { useListingTitle } from '../use-listing-title.ts'

type NewPriceProps = { listing: OwnListing; onLeave: () => void; onSaved: () => void }

/** The field for a new price of one's own car. */
export const NewPrice = ({ listing, onLeave, onSaved }: NewPriceProps) => {
  const { t, language } = useT('inventory')
  const errorText = useErrorText()
  const title = useListingTitle()(listing)
  const { mutate: change, isPending, error } = useChangePrice()
  const { id, version, priceQAR: price } = listing
  const present = price === undefined ? t('price.none') : formatMoney(price, language)
  const isConflict = error instanceof ApiError && error.code === 'EDIT_CONFLICT'
  const save = (priceQAR: number) =>
    change(
      { id, version, priceQAR },
      {
        onSuccess: () => {
          onSaved()
          showToast({ title: t('price.saved'), description: title, tone: 'success' })
        },
      },
    )
  return (
    <PriceForm
      price={price}
      limits={listingLimits.price}
      words={{ field: t('price.field', { title }), unit: t('price.unit'), wrong: t('price.wrong') }}
      pending={isPending}
      refusal={error && (isConflict ? t('price.conflict', { price: present }) : errorText(error))}
      onSubmit={save}
      onLeave={onLeave}
    />
  )
}
