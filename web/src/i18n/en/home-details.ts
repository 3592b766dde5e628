import type { Messages } from '#web/i18n/messages.ts'

/** Texts of the home page below its cars: loaded with that part, after the first paint. */
export default {
  'browse.title': 'Browse by type',
  'browse.all': 'All cars',
  'browse.makes': 'Makes',
  'browse.prices': 'Price in riyals',

  'plates.title': 'Number plates',
  'plates.all': 'View all plates',

  'why.title': 'Why people choose Sayara',
  'why.verified': 'Verified dealers',
  'why.verifiedText':
    'Our team verifies every dealership, and reviews private listings before anybody sees them.',
  'why.pricing': 'Clear pricing',
  'why.pricingText': 'Every price is in riyals on the first line, and a lower price is marked.',
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
