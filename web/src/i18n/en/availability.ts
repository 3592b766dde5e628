import type { Messages } from '../messages.ts'

/** Whether a car is still available: on its page, and where its seller says so. */
export default {
  AVAILABLE: 'Available',
  RESERVED: 'Reserved',
  SOLD: 'Sold',
  PAUSED: 'Paused',
  'RESERVED.title': 'This car is reserved',
  'RESERVED.text': 'The seller is holding it for somebody. You can still write, in case that falls through.',
  'SOLD.title': 'This car has been sold',
  'SOLD.text': 'It stays here for comparison. The seller cannot be contacted about it any more.',
  'PAUSED.title': 'The seller has paused this listing',
  'PAUSED.text': 'It is not for sale at the moment. Save it to see when it comes back.',
  label: 'Availability of {title}',
  done: 'Availability changed',
  'done.AVAILABLE': 'Your car can be found and buyers can contact you.',
  'done.RESERVED': 'Your car can still be found and says that it is reserved.',
  'done.SOLD': 'Congratulations! Your car is out of the search, and everybody who saved it is told.',
  'done.PAUSED': 'Your car is out of the search until you make it available again.',
  failed: 'The availability could not be changed',
  similar: 'See cars like this',
} as const satisfies Messages
