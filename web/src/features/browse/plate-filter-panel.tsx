import { platePriceBands, priceBandName } from '#shared/constants/prices.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import type { FoundPlates } from '#web/entities/plate/queries.ts'
import { FilterFields } from './filter-fields.tsx'
import {
  plateGroups,
  plateSearch,
  usePlateTexts,
  type PlateFilters,
  type PlateQuery,
} from './plate-filters.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RangePresets } from './range-filter.tsx'
import { useShownAtOnce } from './use-browse.ts'

type PlateFilterPanelProps = {
  filters: PlateQuery
  onChange: (change: Partial<PlateFilters>) => void | Promise<void>
  /** The last answer, with the counts beside the choices. */
  found: FoundPlates | undefined
  /** The counts are of an older search. */
  outdated: boolean
}

/** Every filter of number plates. */
export const PlateFilterPanel = ({
  filters: searched,
  onChange: search,
  found,
  outdated,
}: PlateFilterPanelProps) => {
  const [filters, onChange] = useShownAtOnce(searched, plateSearch.change, search)
  const texts = usePlateTexts()
  const facets = found?.facets
  const counts = facets && new Map(facets.price.map(({ value, count }) => [value, count]))
  const labelOf = ({ min = 0, max }: (typeof platePriceBands)[number]) => {
    if (max === undefined) return texts.t('price.above', { min })
    return min === 0 ? texts.t('price.under', { max }) : texts.t('price.between', { min, max })
  }
  return (
    <div data-outdated={outdated || undefined} className="flex flex-col gap-5">
      <FilterFields
        table={plateSearch.table}
        groups={plateGroups}
        legend={(group) => texts.t(group)}
        filters={filters}
        texts={texts}
        onChange={onChange}
        facets={facets}
        none={texts.t('choices.none')}
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
                  presets={platePriceBands.map((band) => ({
                    min: band.min,
                    max: band.max,
                    label: labelOf(band),
                    count: counts && (counts.get(priceBandName(band)) ?? 0),
                  }))}
                />
              )}
            </PriceFilter>
          ),
        }}
      />
    </div>
  )
}
