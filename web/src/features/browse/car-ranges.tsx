import { memo, useState } from 'react'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { leastAskedPrice } from '#shared/constants/prices.ts'
import { filterYears } from '#shared/rules/listing.ts'
import { priceBuckets } from '#web/entities/catalogue/price-buckets.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { CarFilters } from './car-filters.ts'
import { sameFilter } from './facet-checks.tsx'
import { PriceFilter, type Prices } from './price-filter.tsx'
import { PriceSlider } from './price-slider.tsx'
import { RangeFilter, RangePresets, type Range } from './range-filter.tsx'

type CarPriceFilterProps = Prices & {
  /** All other filters, as a query string. */
  others: string
  onChange: (prices: Partial<Prices>) => void
}

/** From and to, a slider over the market's prices, and the ranges that people pick most. */
export const CarPriceFilter = memo(({ others, onChange, ...prices }: CarPriceFilterProps) => {
  const { t } = useT('search')
  return (
    <PriceFilter
      namespace="search"
      prices={prices}
      most={listingLimits.price.max}
      least={leastAskedPrice}
      onChange={onChange}
    >
      {(set) => (
        <>
          <div className="mt-4 h-25">
            <PriceSlider {...prices} filters={others} onChange={set} />
          </div>
          <RangePresets
            range={{ min: prices.minPrice, max: prices.maxPrice }}
            set={({ min, max }) => set({ minPrice: min, maxPrice: max })}
            presets={priceBuckets.map(({ min, max }) => ({
              min: min || undefined,
              max,
              label:
                max === undefined
                  ? t('price.above', { min })
                  : t(min === 0 ? 'price.under' : 'price.between', { min, max }),
            }))}
          />
        </>
      )}
    </PriceFilter>
  )
}, sameFilter)

type Years = Pick<CarFilters, 'minYear' | 'maxYear'>

/** From and to; a year that would leave nothing between them cannot be chosen. */
export const YearFilter = memo(
  ({ minYear, maxYear, onChange }: Years & { onChange: (years: Partial<Years>) => void }) => {
    const { t } = useT('search')
    const common = useT()
    const [today] = useState(() => new Date())
    // An address may name a year that the list does not offer.
    const offered = new Set([...filterYears(today), minYear, maxYear].filter((year) => year !== undefined))
    const years = [...offered].toSorted((a, b) => b - a)
    const field = (name: keyof Years, fits: (year: number) => boolean) => (
      <SelectField
        label={t(name === 'minYear' ? 'year.min' : 'year.max')}
        placeholder={common.t('any')}
        value={String({ minYear, maxYear }[name] ?? '')}
        onChange={({ target }) => onChange({ [name]: Number(target.value) || undefined })}
        options={years.map((year) => ({ value: `${year}`, label: `${year}`, disabled: !fits(year) }))}
      />
    )
    return (
      <FilterGroup legend={t('year')}>
        <div className="grid grid-cols-2 gap-3">
          {field('minYear', (year) => maxYear === undefined || year <= maxYear)}
          {field('maxYear', (year) => minYear === undefined || year >= minYear)}
        </div>
      </FilterGroup>
    )
  },
  sameFilter,
)

// The limits that people look for: nearly new, a few years, a usual car, and any that still runs well.
const mileagePresets = [20_000, 50_000, 100_000, 150_000]
// No car is looked for by so few kilometres.
const leastAskedMileage = 1000

type MileageFilterProps = Range & {
  onChange: (change: Partial<Pick<CarFilters, 'minMileage' | 'maxMileage'>>) => void
}

/** From and to, and the upper ends that people pick most. */
export const MileageFilter = memo(({ min, max, onChange }: MileageFilterProps) => {
  const { t } = useT('search')
  return (
    <RangeFilter
      legend={t('mileage')}
      labels={{ min: t('price.min'), max: t('price.max'), inverted: t('mileage.inverted') }}
      range={{ min, max }}
      most={listingLimits.mileage.max}
      least={leastAskedMileage}
      onChange={(range) =>
        onChange({
          ...('min' in range && { minMileage: range.min }),
          ...('max' in range && { maxMileage: range.max }),
        })
      }
    >
      {(set) => (
        <RangePresets
          range={{ min, max }}
          set={set}
          presets={mileagePresets.map((most) => ({
            min: undefined,
            max: most,
            label: t('price.under', { max: most }),
          }))}
        />
      )}
    </RangeFilter>
  )
}, sameFilter)
