import type { Messages } from '../messages.ts'

export default {
  title: 'No cars match your search',
  text: 'Take a filter away, or start again with all cars.',
  nearby: 'These nearby searches do find cars:',
  clear: 'Clear all filters',

  'near.title': 'Not exactly, but close',
  'near.text': 'The closest first. Above each car is how it differs.',
  'near.value': '{has} instead of {wanted}',
  'near.city': 'in {has}, not {wanted}',
  'near.price.over': '{amount} over your budget',
  'near.price.under': '{amount} below your lowest price',
  'near.year.newer': '{has}, newer than {max}',
  'near.year.older': '{has}, older than {min}',
  'near.mileage.over': '{has}, more than {max}',
  'near.mileage.under': '{has}, less than {min}',
  'near.unsaid': 'not marked “{wanted}”',
  'near.filters': {
    one: 'misses {count}\u00a0other filter',
    other: 'misses {count}\u00a0other filters',
  },

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
