import type { Messages } from '../messages.ts'

/** Things that visitors save without an account, and how they get into one. */
export default {
  favorites: 'Favorites',
  searches: 'Saved searches',
  'offer.title': 'Kept on this device',
  'offer.text':
    'Sign in or create an account, and everything here moves into it: on every device, with alerts when a price drops. For searches, switch alerts on there.',
  'offer.signUp': 'Create account',
  'empty.title': 'Nothing saved yet',
  'empty.text': 'Press the heart on a car or a number plate. You do not need an account.',
  'empty.cars': 'Browse cars',
  'searches.empty': 'No saved searches yet',
  'searches.emptyText': 'Search for a car and save the search. You do not need an account.',
  'search.show': 'Show cars',
  'search.showPlates': 'Show plates',
  'search.delete': 'Delete {name}',
  failed: 'Your favorites did not load',
  moved: 'Now in your account: {what}',
  alertsOff: 'Searches are without alerts: switch them on there.',
  car: { one: '{count} car', other: '{count} cars' },
  plate: { one: '{count} number plate', other: '{count} number plates' },
  search: { one: '{count} search', other: '{count} searches' },
  full: 'Your account had no room for everything. Remove something you no longer need and save the rest again.',
  refused: 'Not in your account, because the search is not understood: {names}',
  done: '{title} is saved in your account',
  notDone: 'It could not be saved',
} as const satisfies Messages
