import type { Messages } from '../messages.ts'

/** A seller's own number plates on the dashboard. */
export default {
  failed: 'Your number plates did not load',
  'empty.title': 'No number plates yet',
  'empty.text': 'Offer one in a minute: type its number, set your price, and our team reviews it.',
  found: { one: '{count} number plate', other: '{count} number plates' },
  none: 'No number plate matches your search',

  'status.PENDING': 'Pending',
  'status.APPROVED': 'Approved',
  'status.REJECTED': 'Rejected',
  'edit.label': 'Edit {title}',
  more: 'More for {title}',
  view: 'View plate',

  'price.sent': 'Your plate was sent for review again.',

  'rejected.next': 'Change what is needed: your plate then goes back to our team for review.',

  'delete.title': 'Delete number plate',
  'delete.done': 'Number plate deleted successfully',
  'delete.failed': 'Failed to delete number plate',
} as const satisfies Messages
