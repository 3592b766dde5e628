import type { Messages } from '../messages.ts'

/** The admins' queue of reported listings. */
export default {
  title: { one: 'Reported listings: {count} open', other: 'Reported listings: {count} open' },
  empty: 'No open reports',
  failed: 'The reports did not load',
  by: 'Reported by {name}',
  byVisitor: 'Reported by a visitor',
  'close.RESOLVED': 'Dealt with',
  'close.DISMISSED': 'Nothing to do',
  notClosed: 'The report could not be closed',
  more: 'Show more',
} as const satisfies Messages
