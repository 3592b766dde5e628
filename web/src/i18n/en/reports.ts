import type { Messages } from '../messages.ts'

/** The admins' queue of reported listings. */
export default {
  title: 'Reported listings',
  status: 'Status',
  'status.OPEN': 'Open',
  'status.RESOLVED': 'Resolved',
  'status.DISMISSED': 'Dismissed',
  'empty.OPEN': 'No open reports',
  'empty.RESOLVED': 'No report was dealt with yet',
  'empty.DISMISSED': 'No report was dismissed yet',
  'empty.found': 'No report matches',
  failed: 'The reports did not load',
  by: 'Reported by {name}',
  byVisitor: 'Reported by a visitor',
  byItself: 'Found automatically',
  others: {
    one: 'And {count} more report that day from the same account or network',
    other: 'And {count} more reports that day from the same account or network',
  },
  'reason.SAME_PHOTO': 'Another seller has the same photo',
  alsoIn: 'Also in',
  samePhoto: 'Both show this photo. Who took it cannot be told from it.',
  photoOf: 'Photo of {title}',
  review: 'Open the review',
  'review.label': 'Open the review of {title}',
  'close.RESOLVED': 'Dealt with',
  'close.RESOLVED.label': 'Dealt with: {title}',
  'close.DISMISSED': 'Nothing to do',
  'close.DISMISSED.label': 'Nothing to do: {title}',
  notClosed: 'The report could not be closed',
  stale: 'Somebody else has closed it in the meantime, or it is gone. The reports were loaded again.',
} as const satisfies Messages
