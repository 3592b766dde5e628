import type { Messages } from '../messages.ts'

/** What a dealer's page says below its head: fetched with those parts. */
export default {
  stock: 'Cars of this dealer',
  'category.label': 'Category',
  'category.all': 'All',
  'category.luxury': 'Luxury',
  'category.suv': 'SUVs',
  'category.sedan': 'Sedans',
  'category.sports': 'Sports',
  'sort.label': 'Sort by',
  'sort.createdAt-desc': 'Newest first',
  'sort.priceQAR-asc': 'Price: low to high',
  'sort.priceQAR-desc': 'Price: high to low',
  'sort.mileage-asc': 'Mileage: low to high',
  'sort.year-desc': 'Year: newest first',
  'stock.viewAll': { one: 'View all {count} car', other: 'View all {count} cars' },
  'stock.none': 'No cars for sale at the moment',
  'stock.noneText': 'Come back soon, or ask the dealer what is on its way.',
  'stock.empty': 'No cars in this category',
  'stock.emptyText': 'This dealer has other cars for sale.',
  'stock.showAll': 'Show all cars',
  'stock.failed': 'The cars did not load',

  about: 'About the dealer',
  contact: 'Contact',
  'contact.address': 'Address',
  'contact.map': 'Open in maps',
  'contact.phone': 'Phone',
  'contact.website': 'Website',
  newTab: '(opens in a new tab)',

  performance: 'Performance',
  'performance.text': 'Counted on Sayara, not reported by the dealer.',
  'performance.response': 'Typical first answer',
  'performance.since': 'Member since',
} as const satisfies Messages
