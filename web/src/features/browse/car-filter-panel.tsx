import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useGenerationName } from '#web/entities/catalogue/generations.ts'
import { useMakesModels, type CarNames } from '#web/entities/catalogue/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { cx } from '#web/ui/cx.ts'
import { useLasting } from '#web/ui/use-lasting.ts'
import { PanelSkeleton } from './browse-layout.tsx'
import { carGroups, carSearch, useCarTexts, type CarFilters, type CarQuery } from './car-filters.ts'
import { CarPriceFilter, MileageFilter, YearFilter } from './car-ranges.tsx'
import { BodyPicture, FuelPicture, Paint } from './car-pictures.tsx'
import { FilterFields, type Look } from './filter-fields.tsx'
import { MakeFilter, ModelFilter } from './make-model-filters.tsx'
import { type FoundCars, useGoodPriceCount } from './queries.ts'
import { useShownAtOnce } from './use-browse.ts'

type CarFilterPanelProps = {
  filters: CarQuery
  onChange: (change: Partial<CarFilters>) => void | Promise<void>
  /** The last answer, with the counts beside the choices. */
  found: FoundCars | undefined
  /** The counts are of an older search. */
  outdated: boolean
  failed: boolean
  names: CarNames
}

const { table } = carSearch

const NearCity = lazyPart(async () => (await import('#web/entities/listing/near-city.tsx')).NearCity, ['map'])

const pills: Look = { shape: 'pills' }
const looks: Partial<Record<keyof CarFilters, Look>> = {
  bodyType: { shape: 'pictures', mark: (type) => <BodyPicture type={type} /> },
  fuelType: { shape: 'pictures', mark: (type) => <FuelPicture type={type} /> },
  color: { shape: 'pills', mark: (color) => <Paint color={color} /> },
  transmission: pills,
  driveType: pills,
  cylinders: pills,
  seats: pills,
  doors: pills,
  carState: pills,
  condition: pills,
}

const sections = ['engine', 'look', 'state'] as const
type Group = (typeof carGroups)['basic' | (typeof sections)[number]][number]

/** The model that a search is about, when it is about one. */
export const onlyModel = ({ make, model }: Pick<CarFilters, 'make' | 'model'>) =>
  make.length === 1 && model.length === 1 ? { make: make[0], model: model[0] } : undefined

/** Every filter of cars, the rarer ones in a section that opens. */
export const CarFilterPanel = ({
  filters: searched,
  onChange: search,
  found: present,
  outdated,
  failed,
  names,
}: CarFilterPanelProps) => {
  const { t } = useT('search')
  const [filters, onChange] = useShownAtOnce(searched, carSearch.change, search)
  // After the cars: a hundred counts, and which groups there are, so that nothing moves under the finger that presses.
  const found = useDeferredValue(present)
  const settled = useDeferredValue(searched)
  // Mostly the next counts are here before it is worth saying that these are of another search.
  const fades = useLasting(outdated, 300)
  const about = onlyModel(settled)
  const generationName = useGenerationName(about?.make, about?.model)
  const texts = useCarTexts(names, generationName)
  // From the first answer on: it says how long the lists are, and nothing should move when it comes.
  const [ready, setReady] = useState(false)
  if (!ready && (found || failed)) setReady(true)
  // The models of several makes are told apart by the catalogue.
  const catalogue = useMakesModels({ enabled: settled.make.length > 1 })
  const areModelsCounted = `${found?.makes}` === `${settled.make}`
  const good = useGoodPriceCount(queryOf({ ...settled, goodPrice: false }))
  if (!ready) return <PanelSkeleton />

  const fields = {
    table,
    legend: (group: Group) => t(group),
    // Two parameters say the same; the panel shows and writes the one of the specification.
    filters: { ...filters, condition: [...new Set([...filters.condition, ...filters.quality])] },
    texts,
    onChange,
    facets: found && {
      ...found.facets,
      ...(good !== undefined && { goodPrice: [{ value: 'true', count: good }] }),
    },
    none: t('choices.none'),
    looks,
  }
  // Counted for a search about models; there is nothing to choose from for a model without.
  const hasDetail = (name: 'generation' | 'trim') =>
    settled[name].length > 0 ||
    (about !== undefined && areModelsCounted && (found?.facets[name].length ?? 0) > 0)
  // Counted where a search names a city; not every city is divided, and an answer of the release before counts none.
  const hasAreas = settled.area.length > 0 || Boolean(found?.facets.area?.length)
  const hidden = {
    ...(!hasAreas && { area: null }),
    ...(!hasDetail('generation') && { generation: null }),
    ...(!hasDetail('trim') && { trim: null }),
  }
  return (
    <div data-outdated={fades || undefined} className="flex flex-col gap-5">
      <FilterFields
        {...fields}
        groups={carGroups.basic}
        special={{
          ...hidden,
          make: (
            <MakeFilter
              key="make"
              chosen={filters.make}
              facet={found?.facets.make}
              makeName={names.makeName}
              onChange={(make) => onChange({ make })}
            />
          ),
          model: settled.make.length > 0 && (
            <ModelFilter
              key="model"
              makes={settled.make}
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
              others={queryOf({ ...settled, minPrice: undefined, maxPrice: undefined })}
              onChange={onChange}
            />
          ),
          near: (
            <FilterGroup key="near" legend={t('near')}>
              <Suspense fallback={<div className="h-34" />}>
                <NearCity near={filters.near} onChange={(near) => onChange({ near })} />
              </Suspense>
            </FilterGroup>
          ),
          year: (
            <YearFilter key="year" minYear={filters.minYear} maxYear={filters.maxYear} onChange={onChange} />
          ),
          mileage: (
            <MileageFilter
              key="mileage"
              min={filters.minMileage}
              max={filters.maxMileage}
              onChange={onChange}
            />
          ),
        }}
      />
      <div>
        <p className="border-t border-line pt-5 pb-1 text-sm font-semibold">{t('filters.advanced')}</p>
        {sections.map((section) => (
          <Section
            key={section}
            title={t(`filters.${section}`)}
            used={countUsed(filters, carGroups[section])}
          >
            <FilterFields {...fields} groups={carGroups[section]} special={{}} />
          </Section>
        ))}
      </div>
    </div>
  )
}

const countUsed = (filters: CarFilters, groups: readonly string[]): number =>
  carSearch
    .active(filters)
    .filter(({ name }) => groups.includes((table[name] as { group?: string }).group ?? '')).length

// Text, so that CarPriceFilter can tell whether it changed.
const queryOf = (filters: CarFilters) => `${new URLSearchParams(carSearch.filterParams(filters))}`

type SectionProps = {
  title: string
  /** How many choices are made in it. */ used: number
  children: ReactNode
}

/** Filters behind their title; open from when one of them is in use. */
const Section = ({ title, used, children }: SectionProps) => {
  const { t, language } = useT('search')
  const [open, setOpen] = useState(used > 0)
  const [wasUsed, setWasUsed] = useState(used > 0)
  if (wasUsed !== used > 0) {
    setWasUsed(used > 0)
    if (used > 0) setOpen(true)
  }
  return (
    <div className="border-t border-line first-of-type:border-t-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center gap-3 text-start text-sm font-medium"
      >
        <span className="flex-1">{title}</span>
        {used > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-maroon-tint px-1.5 text-xs text-maroon tabular-nums">
            <span className="sr-only">{t('filters.active', { count: used })}</span>
            <span aria-hidden>{formatNumber(used, language)}</span>
          </span>
        )}
        <ChevronDown
          aria-hidden
          className={cx('size-4.5 text-ink-3 transition-[rotate]', open && 'rotate-180')}
        />
      </button>
      {open && <div className="flex flex-col gap-5 pt-2 pb-5">{children}</div>}
    </div>
  )
}
