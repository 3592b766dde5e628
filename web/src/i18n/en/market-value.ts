import type { Messages } from '../messages.ts'

/** The market value of a model. The documents for search engines say the same (functions/page-text). */
export default {
  title: '{name}: what is it worth in Qatar?',
  description: {
    one: '{car} with {mileage}: about {middle}, most ask {from} to {to}. From {count} car for sale on Sayara, {date}.',
    other:
      '{car} with {mileage}: about {middle}, most ask {from} to {to}. From {count} cars for sale on Sayara, {date}.',
  },
  'description.none': 'What used cars are worth in Qatar, by model year, mileage and trim.',
  estimate: 'Estimate',
  'estimate.car': '{car}, {mileage}',
  range: 'Most ask {from} to {to}',
  basis: {
    one: 'From {count} car for sale on Sayara, {date}',
    other: 'From {count} cars for sale on Sayara, {date}',
  },
  'basis.generation': {
    one: 'From {count} car of the generation {generation} for sale on Sayara, {date}',
    other: 'From {count} cars of the generation {generation} for sale on Sayara, {date}',
  },
  'few.title': 'Not enough cars to tell',
  few: {
    one: 'Only {count} car of this generation is for sale on Sayara right now. It takes at least {least} to say what one is worth.',
    other:
      'Only {count} cars of this generation are for sale on Sayara right now. It takes at least {least} to say what one is worth.',
  },
  'few.model': {
    one: 'Only {count} car of this model is for sale on Sayara right now. It takes at least {least} of one generation to say what one is worth.',
    other:
      'Only {count} cars of this model are for sale on Sayara right now. It takes at least {least} of one generation to say what one is worth.',
  },
  none: 'None of these is for sale on Sayara right now, so there is nothing to tell a fair price by.',
  mileage: 'Mileage',
  'mileage.slide': 'Choose the mileage',
  'mileage.unit': 'km',
  'mileage.usual': 'Usual for {year}: {mileage}',
  'mileage.presets': 'Often asked for',
  trim: 'Trim',
  'trim.any': 'All trims',
  origin: 'Specs',
  'origin.gcc': 'GCC specs',
  'origin.imported': 'Imported',
  'chart.mileage': 'Value by mileage (km)',
  'chart.year': 'Value by model year',
  'chart.year.note': 'Each year with the mileage that its cars usually have.',
  'chart.says': 'From {first} at {from} to {last} at {to}',
  'chart.middle': 'Middle',
  'chart.band': 'Two of three cars',
  'chart.table': 'As a table',
  'column.year': 'Model year',
  'column.range': 'Most ask',
  years: 'Choose a model year',
  how: 'How this is worked out',
  'how.cars':
    'The figures come from the asking prices of cars of the same model and generation that are for sale on Sayara now.',
  'how.fit':
    'A robust regression works out what age, mileage, origin and trim do to the price; a single price far too high or low does not move it.',
  'how.not':
    'About two of three cars are offered within the range. It knows nothing of one car’s condition, equipment or past, and is not a valuation.',
  sale: 'For sale now, the best deals first',
  'sale.all': { one: 'See the {count} car for sale', other: 'See all {count} cars for sale' },
  'sale.none': 'None is for sale right now.',
  similar: 'Models of about the same price',
  'sell.title': 'Do you have one?',
  'sell.text': 'List it in a few minutes. The car is filled in as far as it is known here.',
  'sell.action': 'Sell yours',
  failed: 'The prices could not be loaded',
} as const satisfies Messages
