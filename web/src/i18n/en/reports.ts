import type { Messages } from '../messages.ts'

/** The admins' queue of reported listings. */
export default {
  title: { one: 'Reported listings: {count} open', other: 'Reported listings: {count} open' },
  empty: 'No open reports',
  failed: 'The reports did not load',
  by: 'Reported by {name}',
  byVisitor: 'Reported by a visitor',
  byItself: 'Found automatically',
  'reason.SAME_PHOTO': 'Another seller has the same photo',
  alsoIn: 'Also in',
  samePhoto: 'Both show this photo. Who took it cannot be told from it.',
  photoOf: 'Photo of {title}',
  'close.RESOLVED': 'Dealt with',
  'close.DISMISSED': 'Nothing to do',
  notClosed: 'The report could not be closed',
  more: 'Show more',
} as const satisfies Messages
