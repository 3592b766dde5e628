import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import type { WordFilter as Name } from '#web/features/browse/filter-words.ts'
import { filterParams } from '#web/features/browse/query-codec.ts'
import type { FlagFilter, SearchFilters } from '#web/features/browse/search-query.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { FlagFilters } from './flag-filters.tsx'
import { MakeFilter } from './make-filter.tsx'
import { ModelFilter } from './model-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { WordFilter } from './word-filter.tsx'
import { YearFilter } from './year-filter.tsx'

const basic = ['bodyType', 'city'] as const
const advanced = ['fuelType', 'transmission', 'condition'] as const
const seller = ['dealerOnly'] as const
const extras = ['isGCCSpec', 'hasWarranty'] as const

const usesAdvanced = (query: SearchFilters) =>
  advanced.some((name) => query[name].length > 0) || extras.some((name) => query[name])

// As text, so that PriceFilter can tell whether it changed.
const withoutPrice = (query: SearchFilters) =>
  `${new URLSearchParams(filterParams({ ...query, minPrice: undefined, maxPrice: undefined }))}`

/** Every filter, the rarer ones in a section that opens. Choices take effect at once. */
export const FilterGroups = (panel: FilterPanelProps) => {
  const { query, onChange, facets, makesCounted, outdated, failed, names, modelsByMake, priceRanges } = panel
  const { t } = useT('filters')
  const [open, setOpen] = useState(() => usesAdvanced(query))
  const words = (name: Name) => (
    <WordFilter
      key={name}
      name={name}
      chosen={query[name]}
      facet={facets?.[name]}
      onChange={(values) => onChange({ [name]: values })}
    />
  )
  const flags = (names: readonly FlagFilter[]) => ({
    names,
    chosen: names.filter((name) => query[name]),
    facets,
    onChange,
  })
  return (
    <div data-outdated={outdated || undefined} className="flex flex-col gap-5">
      <MakeFilter
        chosen={query.make}
        facet={facets?.make}
        makeName={names.makeName}
        onChange={(make) => onChange({ make })}
      />
      {query.make.length > 0 && (
        <ModelFilter
          makes={query.make}
          chosen={query.model}
          facet={`${makesCounted}` === `${query.make}` ? facets?.model : undefined}
          failed={failed}
          modelsByMake={modelsByMake}
          {...names}
          onChange={(model) => onChange({ model })}
        />
      )}
      <PriceFilter
        minPrice={query.minPrice}
        maxPrice={query.maxPrice}
        filters={withoutPrice(query)}
        ranges={priceRanges}
        onChange={onChange}
      />
      <YearFilter minYear={query.minYear} maxYear={query.maxYear} onChange={onChange} />
      {basic.map(words)}
      <FlagFilters legend={t('seller')} {...flags(seller)} />
      <div className="border-t border-line">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-start text-sm font-semibold"
        >
          {t('filters.advanced')}
          <ChevronDown
            aria-hidden
            className={cx('size-4.5 text-ink-3 transition-[rotate]', open && 'rotate-180')}
          />
        </button>
        {open && (
          <div className="flex flex-col gap-5 pt-2">
            {advanced.map(words)}
            <FlagFilters legend={t('extras')} {...flags(extras)} />
          </div>
        )}
      </div>
    </div>
  )
}
