import type { Messages } from '../messages.ts'

/** What cards of dealers say wherever they stand. */
export default {
  verified: 'Verified dealer',
  rating: 'Rated {rating} of 5',
  cars: { one: '{count} car', other: '{count} cars' },
} as const satisfies Messages
