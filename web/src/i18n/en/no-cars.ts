import type { Messages } from '../messages.ts'

export default {
  title: 'No cars match your search',
  text: 'Take a filter away, or start again with all cars.',
  nearby: 'These nearby searches do find cars:',
  clear: 'Clear all filters',

  'relax.label': 'Nearby searches',
  relax: { one: 'Without {parts}: {count}\u00a0car', other: 'Without {parts}: {count}\u00a0cars' },
  'relax.text.without': {
    one: 'Without “{words}”: {count}\u00a0car',
    other: 'Without “{words}”: {count}\u00a0cars',
  },
  'relax.text.only': {
    one: 'Only “{words}”: {count}\u00a0car',
    other: 'Only “{words}”: {count}\u00a0cars',
  },
  'relax.text.instead': {
    one: '“{words}” instead: {count}\u00a0car',
    other: '“{words}” instead: {count}\u00a0cars',
  },
  'relax.search': 'your search text',
  'relax.make': 'make',
  'relax.model': 'model',
  'relax.price': 'price',
  'relax.year': 'year',
  'relax.bodyType': 'body type',
  'relax.city': 'city',
  'relax.fuelType': 'fuel',
  'relax.transmission': 'transmission',
  'relax.condition': 'condition',
  'relax.dealerOnly': '“verified dealers only”',
  'relax.isGCCSpec': 'GCC specs',
  'relax.hasWarranty': 'warranty',
} as const satisfies Messages
