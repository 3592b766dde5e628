import type { Messages } from '../messages.ts'

export default {
  title: 'Used cars in Qatar',
  description: 'Find the right car in Qatar: verified dealers, private sellers, clear prices.',

  'hero.title': 'Find the right car in Qatar, at a clear price.',
  'hero.text': 'Verified dealers and private sellers, in one calm place.',
  'hero.featured': 'Featured car:',

  'search.label': 'Search for a car',
  'search.example': 'Toyota, SUV, Doha…',
  'search.make': 'Make',
  'search.anyMake': 'Any make',
  'search.model': 'Model',
  'search.anyModel': 'Any model',
  'search.makeFirst': 'Choose a make first',
  'search.price': 'Price',
  'search.anyPrice': 'Any price',
  'search.under': 'Under {max}',
  'search.between': '{min} – {max}',
  'search.above': '{min} and above',
  'search.submit': 'Search cars',

  'quick.label': 'Popular searches',
  'quick.suv': 'SUVs',
  'quick.sedan': 'Sedans',
  'quick.pickup': 'Pickups',
  'quick.electric': 'Electric',
  'quick.gcc': 'GCC specs',

  'featured.title': 'Featured cars',
  'featured.all': 'Browse all cars',
  'featured.empty': 'No featured cars at the moment',
  'featured.emptyText': 'There are many more cars to look at.',
  'featured.failed': 'Featured cars did not load',
} as const satisfies Messages
