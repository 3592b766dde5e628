import type { Messages } from '../messages.ts'

/** The estimated value of a number: the panel on a plate's details and in the sell form. */
export default {
  title: 'What it may be worth',
  first: 'With the number, an estimate of its worth appears here.',
  range: '{low} to {high}',
  'confidence.low': 'Low confidence',
  'confidence.medium': 'Medium confidence',
  'confidence.high': 'High confidence',
  'place.below': 'The asking price is below this range.',
  'place.within': 'The asking price is within this range.',
  'place.above': 'The asking price is above this range.',
  'scale.asking': 'Asking price',
  'scale.low': 'Low',
  'scale.middle': 'Middle',
  'scale.high': 'High',

  how: 'How this was worked out',
  'step.digits': {
    one: 'A plain number of {count} digit',
    other: 'A plain number of {count} digits',
  },
  'step.series': 'Letter {series} before the number',
  'step.market': {
    one: 'Compared with {count} similar plate',
    other: 'Compared with {count} similar plates',
  },
  'step.times': '× {factor}',
  'step.result': 'Middle of the range, rounded',
  note: 'An estimate from the number itself and from known prices. It is not a valuation and never a promise: a number is worth what somebody pays for it.',

  comparables: 'Similar plates',
  'comparables.OFFER': 'Asking price',
  'comparables.SALE': 'Sold at auction',
  'comparables.more': { one: 'Show {count} more plate', other: 'Show {count} more plates' },
  'none.title': 'Not enough data',
  'none.text': 'Too few similar numbers have a known price, so any figure would be a guess.',
  failed: 'The estimate could not be loaded.',
} as const satisfies Messages
