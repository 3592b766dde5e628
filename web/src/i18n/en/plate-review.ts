import type { Messages } from '../messages.ts'

/** Number plates as admins review them. */
export default {
  title: 'Number Plates',
  status: 'Status of number plates',
  loadFailed: 'The number plates did not load',
  'empty.PENDING': 'No number plates to review',
  'empty.APPROVED': 'No approved number plates',
  'empty.REJECTED': 'No rejected number plates',
  count: { one: '{count} number plate', other: '{count} number plates' },
  'reject.title': 'Reject number plate',
  'reject.submit': 'Reject number plate',
  done: 'Number plate status updated successfully',
  failed: 'Failed to update number plate status.',
  stale:
    'Somebody else has decided in the meantime, or the seller has changed the plate. It was loaded again: please look once more.',
} as const satisfies Messages
