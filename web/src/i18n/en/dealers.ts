import type { Messages } from '../messages.ts'

/** Texts of dealer cards, on every page. */
export default {
  verified: 'Verified dealer',
  rating: 'Rated {rating} of 5',
  rated: 'Rated {rating} of 5 by {count}',
  reviews: { one: '{count} review', other: '{count} reviews' },
  cars: { one: '{count} car', other: '{count} cars' },
} as const satisfies Messages
