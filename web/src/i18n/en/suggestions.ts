import type { Messages } from '../messages.ts'

/** Texts of search suggestions: loaded when a search box is first focused. */
export default {
  label: 'Suggestions',
  count: { one: '{count} suggestion', other: '{count} suggestions' },
  cars: { one: '{count} car', other: '{count} cars' },
  'group.page': 'Pages',
  'group.dealer': 'Dealers',
  'page.numberPlates': 'Number plates for sale',
  'page.plate': 'Plates with {number}',
  'page.dealers': 'Verified dealers',
  'page.financing': 'Car finance',
  'page.insurance': 'Car insurance',
  'page.safetyTips': 'Safe deals and transfer of ownership',
  'page.contact': 'Contact our team',
  'group.make': 'Makes',
  'group.model': 'Models',
  'group.other': 'More',
  'kind.generation': 'Generation',
  'kind.bodyType': 'Body type',
  'kind.fuelType': 'Fuel',
  'kind.transmission': 'Transmission',
  'kind.condition': 'Condition',
  'kind.color': 'Color',
  'kind.city': 'City',
  'kind.area': 'Area',
  'kind.feature': 'Feature',

  recent: 'Recent searches',
  remove: 'Remove {name} from recent searches',
  clear: 'Clear recent searches',
} as const satisfies Messages
