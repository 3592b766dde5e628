import { useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useListingTitle } from '../use-listing-title.ts'
import { PriceForm } from './price-form.tsx'

/** The price of one's own car; a press turns it into a field. Afterwards it says what it was before. */
export const PriceInPlace = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t, language } = useT('inventory')
  const title = useListingTitle()(listing)
  const [isOpen, setIsOpen] = useState(false)
  const [before, setBefore] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = useFocusLater(button)
  const { priceQAR: price } = listing

  const leave = () => {
    setIsOpen(false)
    focusButton()
  }
  const tellSaved = (was: number | undefined) => {
    setBefore(was)
    leave()
    showToast({ title: t('price.saved'), description: title, tone: 'success' })
  }
  if (isOpen) return <PriceForm listing={listing} onLeave={leave} onSaved={tellSaved} />
  const shown =
    price === undefined ? (
      <span className="text-base font-normal text-ink-3">{t('price.none')}</span>
    ) : (
      <bdi>{formatMoney(price, language)}</bdi>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 text-lg font-semibold tabular-nums">
      {canEdit ? (
        <button
          ref={button}
          type="button"
          onClick={() => setIsOpen(true)}
          aria-label={t('price.edit', {
            title,
            price: price === undefined ? t('price.none') : formatMoney(price, language),
          })}
          className="group -mx-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 transition-colors hover:bg-sand"
        >
          {shown}
          <Pencil aria-hidden className="size-3.5 text-ink-3 group-hover:text-ink" />
        </button>
      ) : (
        shown
      )}
      {before !== undefined && before !== price && (
        <span className="text-sm font-normal text-ink-3">
          {t('price.was', { price: formatMoney(before, language) })}
        </span>
      )}
    </div>
  )
}
