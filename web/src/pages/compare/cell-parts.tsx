import type { ReactNode } from 'react'
import { ArrowDown, Check, X } from 'lucide-react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** A yes with its tick, or a no. */
export const YesNo = ({ value, children }: { value: boolean; children: ReactNode }) => {
  const Icon = value ? Check : X
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={value ? 'size-4 text-green' : 'size-4 text-ink-3'} />
      {children}
    </span>
  )
}

/** A colour beside its name. */
export const Swatch = ({ hex, children }: { hex: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden
      className="size-4 shrink-0 rounded-full border border-edge/60"
      style={{ backgroundColor: hex }}
    />
    {children}
  </span>
)

/** The price, and below it the one before if it came down. */
export const ComparedPrice = ({ car }: { car: Pick<ListingCard, 'priceQAR' | 'previousPriceQAR'> }) => {
  const { t, language } = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = car
  return (
    <>
      <bdi className="font-semibold lg:text-lg">{formatMoney(price, language)}</bdi>
      {before !== null && before > price && (
        <span className="flex flex-wrap items-center gap-1 text-xs text-green">
          <ArrowDown aria-hidden className="size-3.5" />
          <span className="sr-only">{t('priceDropped')}</span>
          <s>
            <bdi>{formatMoney(before, language)}</bdi>
          </s>
        </span>
      )}
    </>
  )
}

/** Where a car says nothing: a dash for eyes, words for ears. */
export const Nothing = ({ children }: { children: string }) => (
  <span className="text-ink-3">
    <span aria-hidden>—</span>
    <span className="sr-only">{children}</span>
  </span>
)
