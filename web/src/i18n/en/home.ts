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

  'why.title': 'Why people choose Sayara',
  'why.verified': 'Verified sellers',
  'why.verifiedText':
    'Our team verifies every dealership, and reviews private listings before anybody sees them.',
  'why.pricing': 'Clear pricing',
  'why.pricingText': 'Every price stands in riyals on the first line, and a price that came down says so.',
  'why.search': 'Smart search',
  'why.searchText': 'Search in Arabic or English, and see how many cars every further choice leaves.',

  'how.title': 'How it works',
  'how.search': 'Search',
  'how.searchText': 'Narrow it down by make, price, year and city until only the right cars are left.',
  'how.connect': 'Connect',
  'how.connectText': 'Write or call the seller directly. There is no fee for buyers and nobody in between.',
  'how.drive': 'Drive',
  'how.driveText': 'See the car, agree on the price, transfer the ownership and drive home.',

  'dealers.title': 'Verified dealers',
  'dealers.all': 'View all dealers',
  'dealers.empty': 'No verified dealers yet',
  'dealers.emptyText': 'Dealerships appear here once our team has verified them.',
  'dealers.failed': 'Dealers did not load',

  'closing.title': 'Your next car, or your next buyer, is here.',
  'closing.text': 'Browsing is free. Listing your car takes a few minutes.',
  'closing.browse': 'Browse cars',
  'closing.sell': 'Sell your car',
} as const satisfies Messages
