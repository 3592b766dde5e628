import { lazy, memo, Suspense } from 'react'
import { listingLimits } from '#shared/constants/listing-limits.ts'
import { toWesternDigits } from '#shared/rules/phone.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { useWaitingPrices } from '#web/features/browse/use-waiting-prices.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import type { PriceSliderProps } from './price-slider.tsx'

// Numbers do the same, and are there first.
const PriceSlider = lazy(async () => ({ default: (await import('./price-slider.tsx')).PriceSlider }))

export type PriceRange = { min: number; max: number | undefined }

const riyals = (text: string): number | undefined => {
  const digits = toWesternDigits(text).replace(/\D/g, '')
  return Math.min(Number(digits), listingLimits.price.max) || undefined
}

const usePriceField = (price: number | undefined, commit: (price: number | undefined) => void) => {
  const { language } = useT('filters')
  const shown = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, language))
  const { flush, ...field } = useDebouncedInput(
    shown(price),
    (text) => shown(riyals(text)),
    (text) => commit(riyals(text)),
  )
  return { ...field, onKeyDown: ({ key }: { key: string }) => key === 'Enter' && flush() }
}

type PriceFilterProps = PriceSliderProps & { ranges: readonly PriceRange[] }

/** From and to in whole riyals, the same as a slider under the market's prices, and the ranges that people pick most. */
export const PriceFilter = memo(({ ranges, ...slider }: PriceFilterProps) => {
  const { minPrice, maxPrice, onChange } = slider
  const { t } = useT('filters')
  const { prices, inverted, type, set } = useWaitingPrices(slider, onChange)
  const min = usePriceField(prices.minPrice, (price) => type({ minPrice: price }))
  const max = usePriceField(prices.maxPrice, (price) => type({ maxPrice: price }))
  const label = (range: PriceRange) => {
    if (range.max === undefined) return t('price.above', { min: range.min })
    return range.min === 0
      ? t('price.under', { max: range.max })
      : t('price.between', { min: range.min, max: range.max })
  }
  const isChosen = (range: PriceRange) => (minPrice ?? 0) === range.min && maxPrice === range.max
  const pick = (range: PriceRange) =>
    set(
      isChosen(range)
        ? { minPrice: undefined, maxPrice: undefined }
        : { minPrice: range.min || undefined, maxPrice: range.max },
    )
  return (
    <FilterGroup legend={t('price')}>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('price.min')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={14}
          {...min}
        />
        <TextField
          label={t('price.max')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={14}
          {...max}
        />
      </div>
      {inverted && (
        <p role="alert" className="mt-1.5 text-xs text-red">
          {t('price.inverted')}
        </p>
      )}
      <div className="mt-4 h-25">
        <Suspense fallback={<Skeleton className="h-full rounded-control" />}>
          <PriceSlider {...slider} onChange={set} />
        </Suspense>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {ranges.map((range) => (
          <li key={range.min}>
            <button
              type="button"
              aria-pressed={isChosen(range)}
              onClick={() => pick(range)}
              className="h-9 w-full rounded-control bg-sand-2/60 px-1 text-xs whitespace-nowrap text-ink-2 tabular-nums transition-colors hover:bg-sand-2 hover:text-ink aria-pressed:bg-maroon-tint aria-pressed:text-maroon aria-pressed:ring-1 aria-pressed:ring-maroon forced-colors:border"
            >
              {label(range)}
            </button>
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}, sameFilter)
