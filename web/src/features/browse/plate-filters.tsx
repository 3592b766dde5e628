import type { Language } from '#shared/constants/market.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
  type PlateTag,
} from '#shared/reference/plate-vocabulary.ts'
import { plateText, readPlateNumber } from '#shared/rules/plate.ts'
import { plateLabel } from '#web/entities/plate/labels.ts'
import { formatMoney } from '#web/i18n/format.ts'
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
import { NumberText, patternText } from './plate-pattern.tsx'

type PlateTexts = { t: Translator<Namespaces['plates']>['t']; language: Language }
type Label = (value: string, texts: PlateTexts) => string

// A number of each kind: it says what a tag means quicker than words.
const tagExamples: Record<PlateTag, string> = {
  'same-digit': '7777',
  'repeating-pairs': '1212',
  ladder: '12345',
  mirror: '12321',
  bookend: '30003',
  round: '5000',
  year: '1990',
  'few-digits': '77377',
}

const labelFrom: Label = (value, { language }) => plateLabel(value, language)

/** The filters of `/number-plates`. */
const filters = {
  // A text or a pattern.
  search: { kind: 'text', label: patternText },
  // One number that nobody may offer yet: an alert's.
  number: {
    kind: 'text',
    read: (typed) => {
      const read = readPlateNumber(typed)
      return read ? plateText(read) : ''
    },
    label: (value, { t }) => t('chip.number', { number: `\u2066${value}\u2069` }),
  },
  digits: {
    kind: 'choice',
    group: 'digits',
    values: plateDigits,
    all: ({ t }) => t('digits.all'),
    label: (value, { t }) => (value === '4+' ? t('digits.more') : t('digits.name', { count: Number(value) })),
  },
  series: {
    kind: 'choice',
    group: 'series',
    values: ['none', ...plateSeries],
    all: ({ t }) => t('series.all'),
    label: (value, { t }) => (value === 'none' ? t('series.noLetter') : t('series.name', { letter: value })),
  },
  minPrice: {
    kind: 'number',
    group: 'price',
    min: 1,
    max: plateLimits.price.max,
    label: (value, { t, language }) => t('chip.minPrice', { value: formatMoney(Number(value), language) }),
  },
  maxPrice: {
    kind: 'number',
    group: 'price',
    min: 0,
    max: plateLimits.price.max,
    label: (value, { t, language }) => t('chip.maxPrice', { value: formatMoney(Number(value), language) }),
  },
  category: {
    kind: 'choice',
    group: 'category',
    // Two vocabularies: buyers browse by one, sellers describe their plates by the other.
    values: [...new Set([...browsePlateCategories, ...sellPlateCategories])],
    options: browsePlateCategories,
    all: ({ t }) => t('category.all'),
    label: labelFrom,
  },
  location: { kind: 'list', group: 'location', values: plateLocations, label: labelFrom },
  // A plate must have all of them.
  tags: {
    kind: 'list',
    group: 'tags',
    values: plateTagNames,
    label: labelFrom,
    example: (value) => <NumberText>{tagExamples[value as PlateTag]}</NumberText>,
  },
  priceDrop: { kind: 'flag', group: 'offer', label: (_, { t }) => t('priceDrop') },
  isNew: { kind: 'flag', group: 'offer', label: (_, { t }) => t('isNew') },
} as const satisfies FilterTable<PlateTexts>

/** The order of the panel: a new group of filters needs its place here, and its name among the messages. */
export const plateGroups = ['digits', 'price', 'tags', 'category', 'location', 'offer', 'series'] as const

/** The search of `/number-plates`; with a text, plates can also be sorted by relevance. */
export const plateSearch = createSearch({
  filters,
  sorts: ['createdAt-desc', 'price-asc', 'price-desc', 'digits-asc', 'featured-desc'],
  pageSize: plateLimits.page.shown,
  largestPage: plateLimits.page.max,
})

export type PlateFilters = FiltersOf<typeof filters>
export type PlateQuery = QueryOf<typeof filters, (typeof plateSearch.sorts)[number]>

/** The messages and names that the labels of the filters need. */
export const usePlateTexts = (): PlateTexts => useT('plates')

/** An active filter as its chip says it: `3 digits`, `From QAR 50,000`, `Mirror`. Words stay as they were typed. */
export const chipLabel = ({ name, value }: ActiveFilter<keyof PlateFilters>, texts: PlateTexts): string => {
  const filter: { label: Label } = filters[name]
  return filter.label(value, texts)
}
