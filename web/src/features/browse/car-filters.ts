import { useMemo } from 'react'
import type { Language, Label } from '#shared/constants/market.ts'
import { listingLimits, searchLimits } from '#shared/constants/offer-limits.ts'
import {
  bodyTypes,
  bodyTypeLabels,
  carCounts,
  carStates,
  conditionLabels,
  driveTypeLabels,
  driveTypes,
  fuelTypes,
  fuelTypeLabels,
  qualities,
  transmissions,
  transmissionLabels,
  type CarCount,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels, colors } from '#shared/reference/colors.ts'
import { areaLabels, citiesAndAreas } from '#shared/reference/areas.ts'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'
import type { FacetName } from '#shared/schemas/listing-query.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { useT } from '#web/i18n/use-t.ts'
import {
  createSearch,
  type ActiveFilter,
  type FiltersOf,
  type FilterTable,
  type QueryOf,
} from './filter-table.ts'

type CarTexts = CarNames & {
  t: Translator<Namespaces['search']>['t']
  yes: string
  language: Language
  /** A generation as people call it; without it they are called by their codes. */
  generationName?: ((code: string) => string) | undefined
}
type ToLabel = (value: string, texts: CarTexts) => string

const price = { kind: 'number', min: 1, max: listingLimits.price.max, group: 'price' } as const
const year = { kind: 'number', min: listingLimits.firstYear, max: 2100, group: 'year' } as const
const mileage = { kind: 'number', ...listingLimits.mileage, group: 'mileage' } as const

/** A limit of a number in its unit. */
const limit =
  (name: 'chip.minPrice' | 'chip.maxPrice', format: typeof formatKilometres): ToLabel =>
  (value, { t, language }) =>
    t(name, { value: format(Number(value), language) })

/** Names a value by our vocabulary; a value that is not in it stays as it is. */
const labelFrom =
  (words: Readonly<Record<string, Label | undefined>>): ToLabel =>
  (value, { language }) =>
    words[value]?.[language] ?? value

const placeName = labelFrom({ ...cityLabels, ...areaLabels })

type Flag = Extract<FacetName, `is${string}` | `has${string}`> | 'goodPrice' | 'priceDrop'

const flagChip = (name: Flag | 'dealerOnly' | 'privateOnly', { t, yes }: CarTexts) =>
  t('chip.flag', { name: t(name), value: yes })

const flag = (name: Flag) => ({
  kind: 'flag' as const,
  label: ((_, { t }) => t(name)) satisfies ToLabel as ToLabel,
  chip: ((_, texts) => flagChip(name, texts)) satisfies ToLabel as ToLabel,
})

/** A number of things; the last that is offered stands for more, too. */
const count = (name: CarCount) => {
  // The marks keep the sign behind the digits in Arabic.
  const shown = (value: string) => (value === carCounts[name].at(-1) ? `\u200e${value}+\u200e` : value)
  return {
    kind: 'list' as const,
    group: name,
    options: carCounts[name],
    label: shown satisfies ToLabel as ToLabel,
    chip: ((value, { t }) =>
      t('chip.count', { name: t(name), value: shown(value) })) satisfies ToLabel as ToLabel,
  }
}

const sellerName = (value: string) => (value === 'true' ? 'dealerOnly' : 'privateOnly')

/** The filters of `/cars`. */
const filters = {
  search: { kind: 'text', label: (value, { t }) => t('chip.search', { value }) },
  make: {
    kind: 'list',
    group: 'make',
    clears: ['model', 'generation', 'trim'],
    label: (value, { makeName }) => makeName(value),
  },
  model: {
    kind: 'list',
    group: 'model',
    clears: ['generation', 'trim'],
    label: (value, { modelName }) => modelName(value),
  },
  // Codes, which are unique within a model.
  generation: {
    kind: 'list',
    group: 'generation',
    label: (value, { generationName }) => generationName?.(value) ?? value,
    chip: (value, { t, generationName }) => t('chip.generation', { value: generationName?.(value) ?? value }),
  },
  trim: { kind: 'list', group: 'trim', label: (value) => value },
  minPrice: { ...price, label: limit('chip.minPrice', formatMoney) },
  maxPrice: { ...price, label: limit('chip.maxPrice', formatMoney) },
  // Text: a year has no thousands separator.
  minYear: { ...year, label: (value, { t }) => t('chip.minYear', { value }) },
  maxYear: { ...year, label: (value, { t }) => t('chip.maxYear', { value }) },
  minMileage: { ...mileage, label: limit('chip.minPrice', formatKilometres) },
  maxMileage: { ...mileage, label: limit('chip.maxPrice', formatKilometres) },
  bodyType: { kind: 'list', group: 'bodyType', options: bodyTypes, label: labelFrom(bodyTypeLabels) },
  city: { kind: 'list', group: 'city', clears: ['area'], options: cityNames, label: placeName },
  area: { kind: 'list', group: 'area', label: placeName },
  near: {
    kind: 'choice',
    group: 'near',
    values: citiesAndAreas,
    all: ({ t }) => t('near.anywhere'),
    label: placeName,
    chip: (value, texts) => texts.t('near.chip', { city: placeName(value, texts) }),
  },
  fuelType: { kind: 'list', group: 'fuelType', options: fuelTypes, label: labelFrom(fuelTypeLabels) },
  transmission: {
    kind: 'list',
    group: 'transmission',
    options: transmissions,
    label: labelFrom(transmissionLabels),
  },
  driveType: { kind: 'list', group: 'driveType', options: driveTypes, label: labelFrom(driveTypeLabels) },
  cylinders: count('cylinders'),
  color: { kind: 'list', group: 'color', options: colors, label: labelFrom(colorLabels) },
  seats: count('seats'),
  doors: count('doors'),
  carState: { kind: 'list', group: 'carState', options: carStates, label: labelFrom(conditionLabels) },
  // The four of the specification; the other conditions, which old addresses may have, are those of `carState`.
  condition: {
    kind: 'list',
    group: 'condition',
    clears: ['quality'],
    options: qualities,
    isClosed: true,
    label: labelFrom(conditionLabels),
  },
  // The API's other name for them: read from an address, never written by the panel.
  quality: { kind: 'list', group: 'condition', label: labelFrom(conditionLabels) },
  dealerOnly: {
    kind: 'choice',
    group: 'seller',
    values: ['true', 'false'],
    all: ({ t }) => t('seller.all'),
    label: (value, { t }) => t(`seller.${sellerName(value)}`),
    chip: (value, texts) => flagChip(sellerName(value), texts),
  },
  goodPrice: { ...flag('goodPrice'), group: 'offer' },
  priceDrop: { ...flag('priceDrop'), group: 'offer' },
  isNew: { ...flag('isNew'), group: 'offer' },
  hasPhotos: { ...flag('hasPhotos'), group: 'offer' },
  isAccidentFree: { ...flag('isAccidentFree'), group: 'extras' },
  isFirstOwner: { ...flag('isFirstOwner'), group: 'extras' },
  hasFullService: { ...flag('hasFullService'), group: 'extras' },
  hasInspectionReport: { ...flag('hasInspectionReport'), group: 'extras' },
  isGCCSpec: { ...flag('isGCCSpec'), group: 'extras' },
  hasWarranty: { ...flag('hasWarranty'), group: 'extras' },
} as const satisfies FilterTable<CarTexts>

/** The order of the panel: a new group of filters needs its place here, and its name among the messages. */
export const carGroups = {
  basic: [
    'make',
    'model',
    'generation',
    'trim',
    'price',
    'year',
    'mileage',
    'bodyType',
    'city',
    'area',
    'near',
    'seller',
    'offer',
  ],
  engine: ['fuelType', 'transmission', 'driveType', 'cylinders'],
  look: ['color', 'seats', 'doors'],
  state: ['carState', 'condition', 'extras'],
} as const

/** The search of `/cars`; with a text, results can also be sorted by relevance (spec 9). */
export const carSearch = createSearch({
  filters,
  sorts: [
    'createdAt-desc',
    'createdAt-asc',
    'priceQAR-asc',
    'priceQAR-desc',
    'year-desc',
    'year-asc',
    'mileage-asc',
    'mileage-desc',
    'viewCount-desc',
    'featured-desc',
    'deal-desc',
  ],
  pageSize: searchLimits.page.default,
  largestPage: searchLimits.page.max,
})

export type CarFilters = FiltersOf<typeof filters>
export type CarQuery = QueryOf<typeof filters, (typeof carSearch.sorts)[number]>

/** The filters that the parameters of a chosen suggestion set. All others stay as they are. */
export const filtersOf = (params: Readonly<Record<string, string>>): Partial<CarFilters> => {
  const parsed: Record<string, unknown> = carSearch.parse(new URLSearchParams(params))
  return Object.fromEntries(Object.keys(params).map((name) => [name, parsed[name]]))
}

/** The change after the API refused a filter by name, which a mangled or old address may have: it is emptied. */
export const withoutRefused = (error: unknown): Partial<CarFilters> => {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  const refused = new Set(error.issues.map(({ path }) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(carSearch.empty).filter(([name]) => refused.has(name)))
}

/** The messages and names that the labels of the filters need. */
export const useCarTexts = (names: CarNames, generationName?: CarTexts['generationName']): CarTexts => {
  const { t, language } = useT('search')
  const yes = useT().t('yes')
  // The same while nothing changes, so that filters are not drawn again without need.
  return useMemo(
    () => ({ t, language, yes, generationName, ...names }),
    [t, language, yes, generationName, names],
  )
}

/** An active filter as its chip says it: `Toyota`, `From QAR 50,000`, `GCC specs: Yes`. */
export const chipLabel = ({ name, value }: ActiveFilter<keyof CarFilters>, texts: CarTexts): string => {
  const filter: { label: ToLabel; chip?: ToLabel } = filters[name]
  return (filter.chip ?? filter.label)(value, texts)
}
