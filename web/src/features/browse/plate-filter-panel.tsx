import { plateLimits } from '#shared/constants/offer-limits.ts'
import { FilterFields } from './filter-fields.tsx'
import { plateGroups, plateSearch, usePlateTexts, type PlateFilters } from './plate-filters.tsx'
import { PriceFilter } from './price-filter.tsx'

type PlateFilterPanelProps = {
  filters: PlateFilters
  onChange: (change: Partial<PlateFilters>) => void
}

/** Every filter of number plates. */
export const PlateFilterPanel = ({ filters, onChange }: PlateFilterPanelProps) => {
  const texts = usePlateTexts()
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
            />
          ),
        }}
      />
    </div>
  )
}
