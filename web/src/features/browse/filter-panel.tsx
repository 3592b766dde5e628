import { useState, type ReactNode } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import type { ModelsByMake } from '#web/features/browse/model-groups.ts'
import type { SearchFilters } from '#web/features/browse/search-query.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { PriceRange } from './price-filter.tsx'
import { SkipFilters } from './skip-filters.tsx'

export type FilterPanelProps = {
  query: SearchFilters
  onChange: (change: Partial<SearchFilters>) => void
  /** The counts beside the choices, once they are known. */
  facets: Facets | undefined
  /** The makes whose models are counted; not those chosen while an older answer stands in. */
  makesCounted: readonly string[] | undefined
  /** The counts are of an older answer. */
  outdated: boolean
  /** They could not be had. */
  failed: boolean
  names: CarNames
  /** Once there are several makes whose models are to be told apart. */
  modelsByMake: ModelsByMake | undefined
  priceRanges: readonly PriceRange[]
  /** Where they stand before the results: a way past them. */
  onSkip?: () => void
}

/** The filters, from the first answer on: how long their lists are is in it, and nothing should move when it comes. */
export const FilterPanel = ({ waiting, onSkip, ...panel }: FilterPanelProps & { waiting: ReactNode }) => {
  const [ready, setReady] = useState(false)
  if (!ready && (panel.facets || panel.failed)) setReady(true)
  return (
    <>
      {onSkip && <SkipFilters onSkip={onSkip} />}
      {ready ? <FilterGroups {...panel} /> : waiting}
    </>
  )
}
