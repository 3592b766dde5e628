import type { Messages } from '../messages.ts'

/** The heart of a number plate, and the plates that were saved by it. */
export default {
  title: 'Number plates',
  count: { one: '{count} number plate', other: '{count} number plates' },
  save: 'Save number plate {number}',
  saved: 'Number plate {number} is among your favorites',
  signInToSave: 'Please sign in to save number plates to your favorites.',
  saveFailed: 'Failed to update favorite',
  failed: 'Your saved number plates did not load',
} as const satisfies Messages
