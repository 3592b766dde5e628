import type { Messages } from '../messages.ts'

/** The list of dealers. */
export default {
  title: 'Verified dealers in Qatar',
  description:
    'Verified car dealerships in Qatar, with their cars, their phone numbers and where to find them.',
  text: 'Our team has checked the papers of every dealership here. Look through its cars, then write or call.',
  search: 'Search by name or city',
  'search.clear': 'Clear search',
  count: { one: '{count} dealer', other: '{count} dealers' },
  none: 'No verified dealers yet',
  noneText: 'Dealerships appear here once our team has verified them.',
  empty: 'No dealer matches “{search}”',
  emptyText: 'Try a part of the name, or a city such as Doha or Lusail, in Arabic or English.',
  failed: 'Dealers did not load',
  'become.title': 'Do you run a car dealership?',
  'become.text':
    'Once our team has verified you, your cars go live at once and your storefront appears on this page.',
  'become.action': 'Become a dealer',
  'become.dashboard': 'Open your dashboard',
} as const satisfies Messages
