import { memo, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { leastAskedPrice } from '#shared/constants/prices.ts'
import { filterYears } from '#shared/rules/listing.ts'
import { priceBuckets } from '#web/entities/catalogue/price-buckets.ts'
import { useMakesModels, type CarNames } from '#web/entities/catalogue/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { PanelSkeleton } from './browse-layout.tsx'
import { carGroups, carSearch, useCarTexts, type CarFilters } from './car-filters.ts'
import { sameFilter } from './facet-checks.tsx'
import { FilterFields } from './filter-fields.tsx'
import { MakeFilter, ModelFilter } from './make-model-filters.tsx'
import { PriceFilter, type Prices } from './price-filter.tsx'
import { PriceSlider } from './price-slider.tsx'
import type { FoundCars } from './queries.ts'

type CarFilterPanelProps = {
  filters: CarFilters
  onChange: (change: Partial<CarFilters>) => void
  /** The last answer, with the counts beside the choices. */
  found: FoundCars | undefined
  /** The counts are of an older search. */
  outdated: boolean
  failed: boolean
  names: CarNames
}

const { table } = carSearch

/** Every filter of cars, the rarer ones in a section that opens. */
export const CarFilterPanel = ({
  filters,
  onChange,
  found,
  outdated,
  failed,
  names,
}: CarFilterPanelProps) => {
  const { t } = useT('search')
  const texts = useCarTexts(names)
  // From the first answer on: it says how long the lists are, and nothing should move when it comes.
  const [ready, setReady] = useState(false)
  if (!ready && (found || failed)) setReady(true)
  // The models of several makes are told apart by the catalogue.
  const catalogue = useMakesModels({ enabled: filters.make.length > 1 })
  const areModelsCounted = `${found?.makes}` === `${filters.make}`
  if (!ready) return <PanelSkeleton />

  const fields = {
    table,
    legend: (group: (typeof carGroups)['basic' | 'advanced'][number]) => t(group),
    filters,
    texts,
    onChange,
    facets: found?.facets,
    none: t('choices.none'),
  }
  return (
    <div data-outdated={outdated || undefined} className="flex flex-col gap-5">
      <FilterFields
        {...fields}
        groups={carGroups.basic}
        special={{
          make: (
            <MakeFilter
              key="make"
              chosen={filters.make}
              facet={found?.facets.make}
              makeName={names.makeName}
              onChange={(make) => onChange({ make })}
            />
          ),
          model: filters.make.length > 0 && (
            <ModelFilter
              key="model"
              makes={filters.make}
              chosen={filters.model}
              facet={areModelsCounted ? found?.facets.model : undefined}
              failed={failed}
              modelsByMake={catalogue.data?.models ?? (catalogue.isError ? {} : undefined)}
              {...names}
              onChange={(model) => onChange({ model })}
            />
          ),
          price: (
            <CarPriceFilter
              key="price"
              minPrice={filters.minPrice}
              maxPrice={filters.maxPrice}
              others={withoutPrice(filters)}
              onChange={onChange}
            />
          ),
          year: (
            <YearFilter key="year" minYear={filters.minYear} maxYear={filters.maxYear} onChange={onChange} />
          ),
        }}
      />
      <Advanced isUsed={usesAdvanced(filters)}>
        <FilterFields {...fields} groups={carGroups.advanced} special={{}} />
      </Advanced>
    </div>
  )
}

const usesAdvanced = (filters: CarFilters) =>
  carSearch
    .active(filters)
    .some(({ name }) =>
      (carGroups.advanced as readonly unknown[]).includes((table[name] as { group?: string }).group),
    )

// Text, so that CarPriceFilter can tell whether it changed.
const withoutPrice = (filters: CarFilters) =>
  `${new URLSearchParams(carSearch.filterParams({ ...filters, minPrice: undefined, maxPrice: undefined }))}`

/** A section that opens; open from the start when one of its filters is in use. */
const Advanced = ({ isUsed, children }: { isUsed: boolean; children: ReactNode }) => {
  const { t } = useT('search')
  const [open, setOpen] = useState(isUsed)
  return (
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
      {open && <div className="flex flex-col gap-5 pt-2">{children}</div>}
    </div>
  )
}

type CarPriceFilterProps = Prices & {
  /** All other filters, as a query string. */
  others: string
  onChange: (prices: Partial<Prices>) => void
}

/** From and to, a slider over the market's prices, and the ranges that people pick most. */
const CarPriceFilter = memo(({ others, onChange, ...prices }: CarPriceFilterProps) => {
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
          <ul className="mt-3 grid grid-cols-2 gap-2">
            {priceBuckets.map(({ min, max }) => {
              const isChosen = (prices.minPrice ?? 0) === min && prices.maxPrice === max
              return (
                <li key={min}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() =>
                      set(
                        isChosen
                          ? { minPrice: undefined, maxPrice: undefined }
                          : { minPrice: min || undefined, maxPrice: max },
                      )
                    }
                    className="h-9 w-full rounded-control bg-sand-2/60 px-1 text-xs whitespace-nowrap text-ink-2 tabular-nums transition-colors hover:bg-sand-2 hover:text-ink aria-pressed:bg-maroon-tint aria-pressed:text-maroon aria-pressed:ring-1 aria-pressed:ring-maroon forced-colors:border"
                  >
                    {max === undefined
                      ? t('price.above', { min })
                      : t(min === 0 ? 'price.under' : 'price.between', { min, max })}
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </PriceFilter>
  )
}, sameFilter)

type Years = Pick<CarFilters, 'minYear' | 'maxYear'>

/** From and to; a year that would leave nothing between them cannot be chosen. */
const YearFilter = memo(
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
