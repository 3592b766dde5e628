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
  'near.title': 'Nearest first',
  'near.anywhere': 'From any city',
  'near.here': 'Near me',
  'near.refused': 'Your browser did not say where you are. Choose your city instead.',
  'near.private': 'Your browser asks first. We are told the nearest area or city alone, never your place.',
} as const satisfies Messages
