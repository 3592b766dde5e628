import type { Messages } from '../messages.ts'

/** Texts of cards and lists of cars, on every page. */
export default {
  verifiedDealer: 'Verified dealer',
  confirmedPhone: 'Confirmed phone',
  confirmedEmail: 'Confirmed email',
  privateSeller: 'Private seller',
  featured: 'Featured',
  priceDropped: 'Price dropped',
  RESERVED: 'Reserved',
  SOLD: 'Sold',
  PAUSED: 'Paused',
  photo: 'Photo of {title}',
  photoBefore: 'Previous photo',
  photoAfter: 'Next photo',
  noPhoto: 'No photo yet',
  photoCount: { one: '{count} photo', other: '{count} photos' },
  save: 'Save {title}',
  compare: 'Compare {title}',
  'compare.remove': 'Remove from the comparison',
  signInToSave: 'Please sign in to save cars to your favorites.',
  saveFailed: 'Failed to update favorite',
  error: 'Error',
} as const satisfies Messages
