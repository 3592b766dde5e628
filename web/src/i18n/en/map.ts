import type { Messages } from '../messages.ts'

/** Texts of the map of a city. */
export default {
  title: 'Where it is',
  label: 'Map of Qatar: {city}',
  ask: 'How far from me?',
  distance: 'About {km} km from you, as the crow flies',
  refused: 'Your browser did not say where you are.',
  private: 'Your place stays in your browser.',
  source: 'Map data: Natural Earth, GeoNames',
} as const satisfies Messages
