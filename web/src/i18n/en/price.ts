import type { Messages } from '../messages.ts'

/** How a car's price compares with others, and how it changed. */
export default {
  title: 'How this price compares',
  'badge.more': 'How it compares',
  'verdict.SUSPECT': 'Unusually low price',
  'verdict.GREAT': 'Great price',
  'verdict.GOOD': 'Good price',
  'verdict.FAIR': 'Fair price',
  'verdict.HIGH': 'High price',
  'verdict.VERY_HIGH': 'Very high price',
  suspect:
    'So far below the others, there may be a good reason, or one that nobody mentions: damage, another history, an offer that is not real. See the car and its papers before you send any money.',
  below: {
    one: '{percent} below the middle of {count} similar car',
    other: '{percent} below the middle of {count} similar cars',
  },
  above: {
    one: '{percent} above the middle of {count} similar car',
    other: '{percent} above the middle of {count} similar cars',
  },
  middle: {
    one: 'Just like {count} similar car',
    other: 'Right in the middle of {count} similar cars',
  },
  'confidence.LOW': 'Low confidence',
  'confidence.MEDIUM': 'Medium confidence',
  'confidence.HIGH': 'High confidence',
  'scale.car': 'This car',
  'scale.fair': 'Fair range',
  'scale.range': 'QAR\u00a0{from} to {to}',
  'scale.median': 'Middle',

  'basis.year': '{car}, model year {year}',
  'basis.years': '{car}, model years {from} to {to}',
  'basis.generation': 'generation {generation}',
  'basis.gcc': 'GCC specs only',
  'basis.imported': 'imported cars only',
  'basis.all': 'GCC specs and imported cars',

  worth: '{car}: what it is worth by mileage and trim',

  how: 'How this is worked out',
  'how.live':
    'Only cars of the same make, model and generation that are for sale on Sayara right now count, from dealers and private sellers alike.',
  'how.adjusted':
    'Each price is first brought to this car’s age, mileage and trim. For this model a model year makes about {year} at present, every 10,000 km about {mileage}; both are fitted on the cars on offer, and where those are few, on others of the make and body.',
  'how.median':
    'A single price far too high or too low does not move the middle. How far prices usually lie from it decides what is called fair: about two of three are. All figures are rounded to what that spread allows.',
  'how.least':
    'It takes at least {least} cars. From {medium} on the confidence is medium, from {high} on high.',
  'how.not':
    'Asking prices are compared. The rating knows nothing of this car’s condition, equipment or past, and it is not a valuation.',

  cars: 'What it was compared with',
  'cars.found': 'What was found',
  'cars.note': 'Adjusted is what it would cost at this car’s age, mileage and trim.',
  'cars.adjusted': 'Adjusted: {price}',
  'cars.all': { one: 'Show {count} more car', other: 'Show {count} more cars' },
  few: {
    one: 'Only {count} similar car is for sale right now. It takes at least {least} to say what a fair price is.',
    other:
      'Only {count} similar cars are for sale right now. It takes at least {least} to say what a fair price is.',
  },
  none: 'No similar car is for sale right now, so there is nothing to compare this price with.',
  failed: 'The price comparison could not be loaded.',

  history: 'Price history',
  'history.market': 'On the market',
  'history.days': { one: '{count} day', other: '{count} days' },
  'history.today': 'Since today',
  'history.since': 'since {date}',
  'history.previous': 'Price before',
  'history.until': 'until {date}',
  'history.drop': 'Biggest drop',
  'history.share': '{percent} less',
  'history.never': 'The price has not changed since then.',
  'history.today.axis': 'Today',
  'history.changes': 'Price changes, newest first',
  'history.down': 'Lowered from {before} to {after}',
  'history.up': 'Raised from {before} to {after}',
} as const satisfies Messages
