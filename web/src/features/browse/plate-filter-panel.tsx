import { plateLimits } from '#shared/constants/offer-limits.ts'
import { FilterFields } from './filter-fields.tsx'
import { plateGroups, plateSearch, usePlateTexts, type PlateFilters } from './plate-filters.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RangePresets } from './range-filter.tsx'

// From six plain digits to the few that make the news.
const prices = [
  { min: undefined, max: 5_000 },
  { min: 5_000, max: 20_000 },
  { min: 20_000, max: 100_000 },
  { min: 100_000, max: 500_000 },
  { min: 500_000, max: undefined },
] as const

type PlateFilterPanelProps = {
  filters: PlateFilters
  onChange: (change: Partial<PlateFilters>) => void
}

/** Every filter of number plates. */
export const PlateFilterPanel = ({ filters, onChange }: PlateFilterPanelProps) => {
  const texts = usePlateTexts()
  const labelOf = ({ min, max }: (typeof prices)[number]) => {
    if (min === undefined) return texts.t('price.under', { max })
    return max === undefined ? texts.t('price.above', { min }) : texts.t('price.between', { min, max })
  }
  return (
    <div className="flex flex-col gap-5">
      <FilterFields
        table={plateSearch.table}
        groups={plateGroups}
        legend={(group) => texts.t(group)}
        filters={filters}
        texts={texts}
        onChange={onChange}
        facets={null}
        special={{
          price: (
            <PriceFilter
              key="price"
              namespace="plates"
              prices={filters}
              most={plateLimits.price.max}
              onChange={onChange}
            >
              {(set) => (
                <RangePresets
                  range={{ min: filters.minPrice, max: filters.maxPrice }}
                  set={({ min, max }) => set({ minPrice: min, maxPrice: max })}
                  presets={prices.map((range) => ({ ...range, label: labelOf(range) }))}
                />
              )}
            </PriceFilter>
          ),
        }}
      />
    </div>
  )
}
