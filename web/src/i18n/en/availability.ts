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
  now: 'Availability: {availability}',
  'now.SOLD': 'Everybody who saved it is told when the ten seconds are over.',
  failed: 'The availability could not be changed',
  similar: 'See cars like this',
} as const satisfies Messages
