import type { Messages } from '../messages.ts'

/** The page that the email about a car's availability opens. */
export default {
  title: 'Still available?',
  description: 'Say with one tap whether your car can still be had.',
  loading: 'Looking for your car...',
  photo: 'Photo of {title}',

  'ask.title': 'Is it still available?',
  'ask.text': 'One tap is enough. Nobody needs to sign in.',
  'ask.sold': 'What has become of it?',
  'ask.soldText': 'Nothing changes before you press a button.',
  'ask.silent': 'Is it still available?',
  'ask.silentText':
    'It is paused because we did not hear from you. If it can be had, buyers see it again at once.',

  'AVAILABLE.title': 'Thank you: buyers go on seeing it',
  'AVAILABLE.back': 'Your car is back on offer',
  'RESERVED.title': 'Your car is marked as reserved',
  'SOLD.title': 'Your car is sold. Congratulations!',
  'PAUSED.title': 'Your car is paused',
  until: 'It stays in sight until {date} at least, and we ask again before that.',
  'SOLD.text':
    'It is out of the search, and whoever saved it is told. Was that a mistake? You can change it in your listings.',
  'PAUSED.text': 'Buyers do not see it. Press “available” whenever you want it back.',

  answers: 'Say something else',
  'say.still': 'Yes, it is still available',
  'say.stillReserved': 'Yes, it is still reserved',
  'say.back': 'Yes, show it again',
  'say.AVAILABLE': 'It is available',
  'say.RESERVED': 'It is reserved',
  'say.SOLD': 'It is sold',
  'say.PAUSED': 'Pause it',
  failed: 'Your answer did not reach us',
  retry: 'Try again',
  'load.failed': 'We could not look up your car',
  listings: 'My listings',
  home: 'Back to home',

  'many.title': {
    one: 'Is this car still available?',
    other: 'Are these {count} cars still available?',
  },
  'many.text': 'If all of them can be had, one tap is enough. Otherwise go through them one by one.',
  'many.more': { one: 'and one more', other: 'and {count} more' },
  'many.confirm': { one: 'Yes, it is still available', other: 'Yes, all are still available' },
  'many.going': 'Confirming your cars...',
  'many.left': { one: 'One car left', other: '{count} cars left' },
  'many.oneByOne': 'Go through them one by one',
  'many.done': 'Thank you: buyers see all of them',
  'many.doneText': 'They stay in sight until {date} at least, and we ask again before that.',
  'many.nothing': 'None of your cars waits for an answer',
  'many.nothingText': 'You have spoken of all of them lately. There is nothing to do here.',

  'invalid.title': 'This link is not valid any more',
  'invalid.text':
    'You may have answered by a newer email, or the listing is gone or in review. You can always say in your listings what can be had.',
  'missing.title': 'Please open the link in the email',
  'missing.text':
    'The address lacks its secret part, which we do not keep in sight. Your listings can be changed without an email too.',
} as const satisfies Messages
