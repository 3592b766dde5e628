import type { Messages } from '../messages.ts'

export default {
  title: 'Cars for sale',
  titleOf: '{name} for sale',
  titleDealers: 'Cars from verified dealers',
  titleDealersOf: '{name} from verified dealers',
  description: 'Cars for sale in Qatar from verified dealers and private sellers.',
  descriptionDealers: 'Cars for sale in Qatar from verified dealers only.',
  count: { one: '{count} car', other: '{count} cars' },
  countDealers: { one: '{count} car from verified dealers', other: '{count} cars from verified dealers' },
  counting: 'Looking for cars…',
  results: 'Results',

  'text.label': 'Search cars',
  'text.placeholder': 'Make, model, trim…',
  'text.clear': 'Clear the search text',

  'sort.label': 'Sort by',
  'sort.relevance': 'Most relevant',
  'sort.createdAt-desc': 'Newest first',
  'sort.createdAt-asc': 'Oldest first',
  'sort.priceQAR-asc': 'Price: low to high',
  'sort.priceQAR-desc': 'Price: high to low',
  'sort.year-desc': 'Year: newest first',
  'sort.year-asc': 'Year: oldest first',
  'sort.mileage-asc': 'Mileage: low to high',
  'sort.mileage-desc': 'Mileage: high to low',
  'sort.viewCount-desc': 'Most viewed',
  'sort.featured-desc': 'Featured first',

  'view.label': 'Layout',
  'view.grid': 'Grid',
  'view.list': 'List',
  filters: 'Filters',
  'filters.active': { one: '{count} filter active', other: '{count} filters active' },

  'failed.title': 'The search did not work',
} as const satisfies Messages
