import type { Messages } from '../messages.ts'

/** Texts of search suggestions: loaded when a search box is first focused. */
export default {
  label: 'Suggestions',
  count: { one: '{count} suggestion', other: '{count} suggestions' },
  cars: { one: '{count} car', other: '{count} cars' },
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
  'kind.feature': 'Feature',

  recent: 'Recent searches',
  remove: 'Remove {name} from recent searches',
  clear: 'Clear recent searches',
} as const satisfies Messages
