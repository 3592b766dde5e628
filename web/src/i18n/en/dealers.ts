import type { Messages } from '../messages.ts'

/** Texts of dealer cards, on every page. */
export default {
  verified: 'Verified dealer',
  rating: 'Rated {rating} of 5',
  cars: { one: '{count} car', other: '{count} cars' },
} as const satisfies Messages
